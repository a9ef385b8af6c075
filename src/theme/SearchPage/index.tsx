// Ejected: stock uses its own index and engine, and has no main landmark and no retry.
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import {loadAnew} from '../../client/failures';
import AnswerText from '../../search/AnswerText';
import NoScript from '../../search/NoScript';
import Marked from '../../search/Marked';
import ResultLink from '../../search/ResultLink';
import {FAILED, LABELS, messageOf, NO_SEARCH, onlyBest, resultsTitle} from '../../search/messages';
import {LONGEST_QUERY, type PageHit, type QuestionHit} from '../../search/types';
import {useSearch, type ShownAnswer} from '../../search/useSearch';
import {useTyped} from '../../search/useTyped';
import {START, startPages} from '../../site/startPages';
import styles from './styles.module.css';

const MOST_PAGES = 50;

/** Safari allows 100 address changes in 30 s (ms). */
const PAUSE = 400;

/** Broken percent-encoding stays as is. */
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

interface AskedProps {
  readonly question: QuestionHit;
  readonly answer: ShownAnswer;
}

function Asked({question: {question, owner, title, heading}, answer: {words, told}}: AskedProps): ReactNode {
  const base = useBaseUrl('/');
  return (
    <section aria-label={LABELS.answer} className={styles.asked}>
      <Heading as="h2">{question}</Heading>
      {told && <AnswerText answer={told} className={styles.told} />}
      <ResultLink to={base + owner} state={{searchWords: words}}>
        {title} › {heading}
      </ResultLink>
    </section>
  );
}

function Failure(): ReactNode {
  return (
    <div role="alert">
      <p>{FAILED}</p>
      <button type="button" className="button button--primary" onClick={() => void loadAnew()}>
        {LABELS.retry}
      </button>
    </div>
  );
}

function Start(): ReactNode {
  return (
    <section aria-label={START}>
      <ul>
        {startPages.map(({href, label}) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Results(): ReactNode {
  const history = useHistory();
  const {search, pathname} = useLocation();
  const [query, setQuery] = useState('');
  // Rendered first without a query.
  const field = useRef<HTMLInputElement>(null);
  const written = useRef<string>(undefined);
  useTyped(field, search, (typed) => {
    // A late event isn't the newest.
    if (search !== written.current) setQuery(typed || queryOf(search));
    written.current = undefined;
  });
  const isShown = query.trim() === '' ? search === '' : queryOf(search) === query;
  useEffect(() => {
    if (isShown) {
      return undefined;
    }
    const timer = setTimeout(() => {
      written.current = query.trim() === '' ? '' : `?q=${encodeURIComponent(query)}`;
      history.replace({pathname, search: written.current});
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [history, pathname, query, isShown]);
  const state = useSearch(query, MOST_PAGES);
  const {status, answer} = state;
  // Keeps the focused result in view when late texts reorder the list.
  useEffect(() => {
    const {activeElement} = document;
    if (activeElement?.closest('article')) activeElement.scrollIntoView({block: 'nearest'});
  }, [answer]);
  const hasQuery = query.trim() !== '';
  const isCut = hasQuery && answer?.isComplete && !answer.isGuess && answer.total > MOST_PAGES;
  return (
    <main className={styles.page}>
      <PageMetadata title={hasQuery ? resultsTitle(query.trim()) : LABELS.search}>
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      <Heading as="h1">{LABELS.search}</Heading>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <input
          ref={field}
          className="search-field"
          type="search"
          name="q"
          aria-label={LABELS.field}
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_QUERY}
          value={query}
          onChange={({target}) => setQuery(target.value)}
        />
        <NoScript />
      </form>
      {status === 'failed' ? (
        <Failure />
      ) : (
        <p className={styles.count} role="status">
          {status === 'closed' ? NO_SEARCH : messageOf(state, query)}
          {isCut && onlyBest(MOST_PAGES)}
        </p>
      )}
      {hasQuery && status === 'loading' && !answer && <div className={styles.skeleton} aria-hidden="true" />}
      {hasQuery && answer?.isComplete && answer.pages.length === 0 && <Start />}
      {hasQuery && status !== 'failed' && answer?.question && <Asked question={answer.question} answer={answer} />}
      {hasQuery &&
        status !== 'failed' &&
        answer?.pages.map((hit) => <Result key={hit.route} hit={hit} answer={answer} />)}
    </main>
  );
}

/** In the order of the box, grouped by page. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Results />
    </Layout>
  );
}
