// Ejected: the page of search-local works with its own index and engine, has no main landmark and no retry.
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import {loadAnew} from '../../client/notice';
import Marked from '../../search/Marked';
import ResultLink from '../../search/ResultLink';
import {messageOf, NO_SEARCH} from '../../search/messages';
import {LONGEST_QUERY, type PageHit} from '../../search/types';
import {useSearch, type ShownAnswer} from '../../search/useSearch';
import styles from './styles.module.css';

const MOST_PAGES = 50;

/** The query of an address; broken percent-encoding is shown as it is. */
const queryOf = (search: string): string => (new URLSearchParams(search).get('q') ?? '').slice(0, LONGEST_QUERY);

function Result({hit, answer}: {readonly hit: PageHit; readonly answer: ShownAnswer}): ReactNode {
  const base = useBaseUrl('/');
  const words = new Set(answer.words);
  const to = base + hit.route;
  const state = {searchWords: answer.words};
  const excerpt = answer.excerpts.get(hit.opening);
  return (
    <article className={styles.result}>
      {hit.trail.length > 0 && <p className={styles.trail}>{hit.trail.join(' › ')}</p>}
      <Heading as="h2">
        <ResultLink to={to} state={state}>
          <Marked text={hit.title} words={words} />
        </ResultLink>
      </Heading>
      {excerpt && (
        <p className={styles.excerpt}>
          <Marked text={excerpt} words={words} />
        </p>
      )}
      {hit.sections.length > 0 && (
        <ul className={styles.sections}>
          {hit.sections.map(({section, id, heading}) => (
            <li key={section}>
              <ResultLink to={`${to}#${id}`} state={state}>
                <Marked text={heading} words={words} />
              </ResultLink>
              <p className={styles.excerpt}>
                <Marked text={answer.excerpts.get(section) ?? ''} words={words} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Failure(): ReactNode {
  return (
    <div role="alert">
      <p>The search index could not be loaded.</p>
      <button type="button" className="button button--primary" onClick={() => void loadAnew()}>
        Try again
      </button>
    </div>
  );
}

function Results(): ReactNode {
  const history = useHistory();
  const {search, pathname} = useLocation();
  const [query, setQuery] = useState('');
  // The page is built without a query; the address is read in the browser.
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // What was typed before the page came to life stays.
    const typed = isFirst.current ? field.current!.value : '';
    isFirst.current = false;
    setQuery(typed || queryOf(search));
  }, [search]);
  const state = useSearch(query, MOST_PAGES);
  const {status, answer} = state;
  const change = (value: string) => {
    setQuery(value);
    history.replace({pathname, search: value.trim() === '' ? '' : `?q=${encodeURIComponent(value)}`});
  };
  const hasQuery = query.trim() !== '';
  const isCut = hasQuery && answer && !answer.isGuess && answer.total > MOST_PAGES;
  return (
    <main className={styles.page}>
      <PageMetadata title={hasQuery ? `Search results for “${query.trim()}”` : 'Search'}>
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      <Heading as="h1">Search</Heading>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <input
          ref={field}
          className="search-field"
          type="search"
          name="q"
          aria-label="Search the manual and the reference"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_QUERY}
          value={query}
          onChange={({target}) => change(target.value)}
        />
      </form>
      {status === 'failed' ? (
        <Failure />
      ) : (
        <p className={styles.count} role="status">
          {status === 'closed' ? NO_SEARCH : messageOf(state, query)}
          {isCut && `, the best ${MOST_PAGES} shown`}
        </p>
      )}
      {hasQuery &&
        status !== 'failed' &&
        answer?.pages.map((hit) => <Result key={hit.route} hit={hit} answer={answer} />)}
    </main>
  );
}

/** The page with all results of a query, grouped by page, in the order of the box. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Results />
    </Layout>
  );
}
