import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useCallback, useRef, type ReactNode} from 'react';

import {useFragment} from '../useFragment';
import styles from './styles.module.css';

interface NameListProps {
  readonly html: string;
  /** Label of the fold that holds the list; it opens where the address names the heading above. */
  readonly fold?: string;
}

/**
 * A list of names, each with what it is and a link, as HTML: a long index costs a reader no time. A row with an id is that of
 * an entry on another page, to which the fragment leads on: each was on this page once.
 */
export function NameList({html, fold}: NameListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const {replace} = useHistory();
  const brokenLinks = useBrokenLinks();
  for (const [, id] of html.matchAll(/<li id="([^"]+)"/g)) brokenLinks.collectAnchor(id!);

  useFragment(
    useCallback(
      (target) => {
        if (!list.current) return;
        const link = target?.parentElement === list.current && target.querySelector('a');
        if (link) return replace(link.pathname + link.hash);
        const details = list.current.closest('details');
        if (details && target?.nextElementSibling === details) details.open = true;
      },
      [replace],
    ),
  );

  const names = <ul ref={list} className={styles.list} dangerouslySetInnerHTML={{__html: html}} />;
  if (fold === undefined) return names;
  return (
    <details>
      <summary>{fold}</summary>
      {names}
    </details>
  );
}
