import clsx from 'clsx';
import {useEffect, useLayoutEffect, useMemo, useRef, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import AnswerText from '../../search/AnswerText';
import type {ArrivalState} from '../../search/arrival';
import Marked from '../../search/Marked';
import ResultLink from '../../search/ResultLink';
import {answerPlace, LABELS, messageOf, NO_SEARCH, RECENT} from '../../search/messages';
import {recentPages} from '../../search/recent';
import type {Answer, PageHit, QuestionHit} from '../../search/types';
import {useSearch, type ShownAnswer} from '../../search/useSearch';
import {CONTENTS_ROUTE} from '../../site/contents';
import {START, startPages} from '../../site/startPages';
import PanelFailure from './PanelFailure';
import styles from './styles.module.css';

export interface PanelOption {
  readonly id: string;
  readonly to: string;
  readonly state?: ArrivalState;
}

interface Entry extends PanelOption {
  readonly title: string;
  readonly isSection: boolean;
  readonly trail?: string;
  readonly excerpt?: string;
  readonly told?: Answer;
}

interface Group {
  readonly label: string;
  readonly entries: readonly Entry[];
}

interface Props {
  readonly id: string;
  readonly query: string;
  readonly seeAll: string;
  readonly activeId?: string;
  /** `first`: the option selected initially. */
  readonly onOptions: (options: readonly PanelOption[], first: number) => void;
  /** Reloads what failed. */
  readonly onRetry: () => void;
  readonly onGo: () => void;
}

const MOST_PAGES = 7;
const NO_WORDS: ReadonlySet<string> = new Set();

function groupOf(hit: PageHit, {excerpts, words}: ShownAnswer, base: string, id: string): Group {
  const to = base + hit.route;
  const state = {searchWords: words};
  const page: Entry = {
    id: `${id}-${hit.opening}`,
    to,
    state,
    title: hit.title,
    isSection: false,
    trail: hit.trail.join(' › '),
    excerpt: hit.sections.length === 0 ? excerpts.get(hit.opening) : undefined,
  };
  const sections = hit.sections.map(({section, id: anchor, heading}): Entry => ({
    id: `${id}-${section}`,
    to: `${to}#${anchor}`,
    state,
    title: heading,
    isSection: true,
    excerpt: excerpts.get(section),
  }));
  return {label: hit.title, entries: [page, ...sections]};
}

/** Leads to the owner's section. */
function questionGroup(
  {question, owner, title, heading}: QuestionHit,
  answer: ShownAnswer,
  base: string,
  id: string,
): Group {
  const entry: Entry = {
    id: `${id}-question`,
    to: base + owner,
    state: {searchWords: answer.words},
    title: question,
    isSection: false,
    trail: answerPlace(title, heading),
    told: answer.told ?? {},
  };
  return {label: LABELS.answer, entries: [entry]};
}

/** Answer and results, or recent pages while the field is empty. */
function useGroups(id: string, query: string, answer: ShownAnswer | undefined): readonly Group[] {
  const base = useBaseUrl('/');
  return useMemo(() => {
    if (query.trim() !== '') {
      if (!answer) {
        return [];
      }
      const {question, pages, isComplete} = answer;
      if (isComplete && !question && pages.length === 0) {
        const entries = startPages.map(({href, label}): Entry => ({
          id: `${id}-start-${href}`,
          to: base + href.slice(1),
          title: label,
          isSection: false,
        }));
        return [{label: START, entries}];
      }
      const asked = question ? [questionGroup(question, answer, base, id)] : [];
      return [...asked, ...pages.map((hit) => groupOf(hit, answer, base, id))];
    }
    const others = recentPages().filter(({path}) => path !== window.location.pathname);
    const entries = others.map(({path, title}, place): Entry => ({
      id: `${id}-recent-${place}`,
      to: path,
      title,
      isSection: false,
    }));
    return entries.length > 0 ? [{label: RECENT, entries}] : [];
  }, [base, id, query, answer]);
}

/** Results, or a failure with retry. */
export default function Panel({id, query, seeAll, activeId, onOptions, onRetry, onGo}: Props): ReactNode {
  const {status, answer} = useSearch(query, MOST_PAGES);
  const shown = query.trim() === '' ? undefined : answer;
  const contents = useBaseUrl(CONTENTS_ROUTE);
  const groups = useGroups(id, query, shown);
  const words = useMemo(() => (shown ? new Set(shown.words) : NO_WORDS), [shown]);
  const options = useMemo(() => groups.flatMap(({entries}) => entries), [groups]);
  const key = options.map((option) => option.id).join(' ');

  // Late results don't move the reader's selection.
  const [best] = shown?.pages ?? [];
  const first = best && !shown?.question && !best.isNamed && best.sections.length > 0 ? 1 : 0;
  const before = useRef({key: '', query, first: ''});
  // Layout effect, so Enter never acts on a stale list.
  useLayoutEffect(() => {
    if (before.current.key !== key) {
      const isSame = before.current.query === query && activeId !== before.current.first;
      const chosen = isSame ? options.findIndex((option) => option.id === activeId) : -1;
      before.current = {key, query, first: options[first]?.id ?? ''};
      onOptions(options, chosen >= 0 ? chosen : first);
    }
  }, [onOptions, options, key, first, query, activeId]);
  useEffect(() => {
    document.getElementById(activeId ?? '')?.scrollIntoView({block: 'nearest'});
  }, [activeId]);

  if (status === 'failed') {
    return <PanelFailure id={id} onRetry={onRetry} />;
  }
  if (status === 'closed') {
    return (
      <div id={id} className={styles.panel}>
        <p className={styles.message} role="alert">
          {NO_SEARCH}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <p className={styles.message} role="status">
        {query.trim() === '' && groups.length > 0 ? RECENT : messageOf({status, answer: shown}, query)}
      </p>
      <div id={id} role="listbox" aria-label={LABELS.results} tabIndex={-1} className={styles.list}>
        {groups.map(({label, entries}) => (
          <div key={entries[0]?.id} role="group" aria-label={label} className={styles.group}>
            {entries.map((entry) => (
              <ResultLink
                key={entry.id}
                id={entry.id}
                role="option"
                aria-selected={entry.id === activeId}
                tabIndex={-1}
                to={entry.to}
                state={entry.state}
                onGo={onGo}
                className={clsx(styles.option, entry.isSection && styles.section, entry.told && styles.answer)}
                onMouseDown={(event) => event.preventDefault()}
              >
                {entry.trail && <span className={styles.trail}>{entry.trail}</span>}
                <span className={styles.title}>
                  <Marked text={entry.title} words={words} />
                </span>
                {entry.told && <AnswerText answer={entry.told} className={styles.told} />}
                {entry.excerpt && (
                  <span className={styles.excerpt}>
                    <Marked text={entry.excerpt} words={words} />
                  </span>
                )}
              </ResultLink>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        {shown && !shown.isGuess && shown.total > 0 && (
          <ResultLink className={styles.all} to={seeAll} onGo={onGo}>
            {LABELS.all}
          </ResultLink>
        )}
        {shown && (shown.isGuess || shown.total === 0) && (
          <ResultLink className={styles.all} to={contents} onGo={onGo}>
            {LABELS.pages}
          </ResultLink>
        )}
        {options.length > 0 && (
          <span className={styles.hints} aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
          </span>
        )}
      </div>
    </div>
  );
}
