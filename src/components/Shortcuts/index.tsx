import React, {useEffect, useRef, useState, type ReactNode} from 'react';

import styles from './styles.module.css';

/** Shows the rows that hold every word of the query, and the sections that have such rows; returns how many of how many. */
function filter(list: HTMLElement, query: string): {shown: number; all: number} {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  let all = 0;
  for (const section of list.querySelectorAll('section')) {
    const title = section.querySelector('h2')?.textContent ?? '';
    let isEmpty = true;
    for (const row of section.querySelectorAll<HTMLTableRowElement>('tbody tr')) {
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
 * Filters the shortcuts of all modules. Without script, and in print, the tables are whole.
 * @param props.children one `ShortcutSection` a module
 * @returns a search field and the sections
 */
export function ShortcutFilter({children}: {readonly children: ReactNode}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string>();
  const [found, setFound] = useState({shown: 0, all: 0});

  useEffect(() => setQuery(''), []);
  useEffect(() => {
    if (query !== undefined) setFound(filter(list.current!, query));
  }, [query]);

  return (
    <>
      <div className={styles.bar}>
        {query !== undefined && (
          <>
            <label className={styles.label}>
              Filter shortcuts
              <input
                type="search"
                value={query}
                placeholder="Key, module or action"
                onChange={(event) => setQuery(event.target.value)}
              />
            </label>
            <p role="status" className={styles.count}>
              {found.shown} of {found.all}
            </p>
          </>
        )}
      </div>
      <div ref={list}>{children}</div>
    </>
  );
}

/**
 * The shortcuts of one module.
 * @param props.children a heading and a table
 * @returns the section, which the filter can hide
 */
export function ShortcutSection({children}: {readonly children: ReactNode}): ReactNode {
  return <section className={styles.section}>{children}</section>;
}
