import {useEffect, useRef, useState, type ReactNode} from 'react';

import styles from './styles.module.css';

interface FilterProps {
  /** What the field is called: "Filter shortcuts". */
  readonly label: string;
  /** What can be typed into it. */
  readonly placeholder: string;
  /** Selector of what is shown or hidden: table rows, or sections of a list. */
  readonly rows: string;
  /** Sections with an `h2`; each is hidden when none of its rows is left. */
  readonly children: ReactNode;
}

/** Shows the rows that hold every word of the query, and the sections that have such rows; returns how many of how many. */
function filter(list: HTMLElement, rows: string, query: string): {shown: number; all: number} {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  let all = 0;
  for (const section of list.querySelectorAll<HTMLElement>(':scope > section')) {
    const title = section.querySelector('h2')?.textContent ?? '';
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
  return {shown, all};
}

/**
 * A field that filters a long list. Without script, and in print, the list is whole.
 * @returns the field and the sections
 */
export function Filter({label, placeholder, rows, children}: FilterProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string>();
  const [found, setFound] = useState({shown: 0, all: 0});

  useEffect(() => setQuery(''), []);
  useEffect(() => {
    if (query !== undefined) setFound(filter(list.current!, rows, query));
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
