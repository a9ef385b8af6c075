import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useCallback, useRef, type ReactNode} from 'react';

import {useFragment} from '../useFragment';
import styles from './styles.module.css';

interface NameListProps {
  readonly html: string;
  /** Label of a fold around the list, which opens if the address names the heading above. */
  readonly fold?: string;
}

/**
 * As HTML, because React would make long indexes slow. A row with an ID represents an entry that moved to another page,
 * and redirects its fragment.
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
