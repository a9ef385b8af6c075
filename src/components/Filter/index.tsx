import {useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';

import {anchorOf} from '../../client/paths';
import styles from './styles.module.css';

interface FilterProps {
  readonly label: string;
  readonly placeholder: string;
  /** Selector of the filtered elements: table rows, or sections of a list. */
  readonly rows: string;
  /** Sections have an `h2`, and are hidden when none of their rows match. */
  readonly children: ReactNode;
}

function dimLinks(list: HTMLElement): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')) {
    const target = document.getElementById(anchorOf(link.hash));
    link.classList.toggle(styles.without!, target !== null && list.contains(target) && isLeftOut(target));
  }
}

const isLeftOut = (element: Element): boolean => element.closest('[hidden]') !== null;

/** Shows rows with every word of the query, and their sections. */
function filter(list: HTMLElement, rows: string, query: string): {shown: number; all: number} {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  list.toggleAttribute('data-filtered', words.length > 0);
  let shown = 0;
  let all = 0;
  for (const section of list.querySelectorAll<HTMLElement>(':scope > section')) {
    const title = section.querySelector('h2')?.textContent ?? '';
    const fold = section.querySelector<HTMLDetailsElement>(':scope > details');
    if (fold) fold.open = words.length > 0;
    let isEmpty = true;
    for (const row of section.querySelectorAll<HTMLElement>(rows)) {
      const content = `${title} ${row.textContent}`.toLowerCase();
      row.hidden = !words.every((word) => content.includes(word));
      all += 1;
      if (row.hidden) continue;
      shown += 1;
      isEmpty = false;
    }
    section.hidden = isEmpty;
  }
  dimLinks(list);
  return {shown, all};
}

/** Clears the filter when a link or the address leads to a hidden entry. */
function useWayOut(list: RefObject<HTMLElement | null>, rows: string, onLeave: () => void): void {
  useEffect(() => {
    const showTarget = (hash: string): Element | undefined => {
      const target = hash ? document.getElementById(anchorOf(hash)) : null;
      if (!target || !list.current?.contains(target) || !isLeftOut(target)) return undefined;
      filter(list.current, rows, '');
      onLeave();
      return target;
    };
    // Before the browser scrolls to the target.
    const onClick = ({target}: Event) =>
      showTarget((target as Element).closest<HTMLAnchorElement>('a[href*="#"]')?.hash ?? '');
    const onAddress = () => showTarget(window.location.hash)?.scrollIntoView();
    document.addEventListener('click', onClick, {capture: true});
    window.addEventListener('hashchange', onAddress);
    return () => {
      document.removeEventListener('click', onClick, {capture: true});
      window.removeEventListener('hashchange', onAddress);
    };
  }, [list, rows, onLeave]);
}

export function Filter({label, placeholder, rows, children}: FilterProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string>();
  const [found, setFound] = useState({shown: 0, all: 0});

  const {search} = useLocation();
  useEffect(() => setQuery(new URLSearchParams(search).get('filter') ?? ''), [search]);
  const empty = useCallback(() => setQuery(''), []);
  useWayOut(list, rows, empty);
  useEffect(() => {
    if (query === undefined) return undefined;
    const shown = list.current!;
    setFound(filter(shown, rows, query));
    let isCurrent = true;
    // Loaded once something is typed, because few pages have a filter.
    if (query !== '')
      void import('./explain').then(
        ({explain}) => isCurrent && explain(shown, rows, query),
        () => undefined,
      );
    else for (const row of shown.querySelectorAll<HTMLElement>('[data-match]')) delete row.dataset['match'];
    return () => {
      isCurrent = false;
    };
  }, [query, rows]);

  return (
    <>
      <div className={styles.bar}>
        {query !== undefined && (
          <>
            <label className={styles.label}>
              {label}
              <input
                type="search"
                value={query}
                placeholder={placeholder}
                onChange={(event) => setQuery(event.target.value)}
              />
            </label>
            <p role="status" className={styles.count}>
              {found.shown} of {found.all}
            </p>
          </>
        )}
      </div>
      <div ref={list} className={styles.list}>
        {children}
      </div>
    </>
  );
}
