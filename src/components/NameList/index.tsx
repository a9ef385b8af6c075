import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useEffect, useRef, type ReactNode} from 'react';

import {anchorOf} from '../../client/paths';
import styles from './styles.module.css';

/**
 * A list of names, each with what it is and a link, as HTML: a long index costs a reader no time. A row with an id is that of
 * an entry on another page, to which the fragment leads on: each was on this page once.
 */
export function NameList({html}: {readonly html: string}): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const {replace} = useHistory();
  const brokenLinks = useBrokenLinks();
  for (const [, id] of html.matchAll(/<li id="([^"]+)"/g)) brokenLinks.collectAnchor(id!);

  useEffect(() => {
    const follow = () => {
      const row = document.getElementById(anchorOf(window.location.hash));
      const link = row?.parentElement === list.current && row?.querySelector('a');
      if (link) replace(link.pathname + link.hash);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [replace]);

  return <ul ref={list} className={styles.list} dangerouslySetInnerHTML={{__html: html}} />;
}
