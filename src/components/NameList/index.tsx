import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {Filter} from '../Filter';
import styles from './styles.module.css';

/**
 * Filters the index of names on screen.
 * @param props.children one `NameSection` for each letter
 */
export function NameFilter({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Filter label="Filter names" placeholder="Name, kind, module or page" rows="li">
      {children}
    </Filter>
  );
}

/**
 * The names of one letter.
 * @param props.children a heading and a `NameList`
 */
export function NameSection({children}: {readonly children: ReactNode}): ReactNode {
  return <section>{children}</section>;
}

/**
 * A list of names, each with what it is and a link.
 * @param props.html items of the list, with addresses that start at the root of the site. React takes them as they are, so
 * that a long index costs a reader no time
 */
export function NameList({html}: {readonly html: string}): ReactNode {
  const base = useBaseUrl('/');
  return <ul className={styles.list} dangerouslySetInnerHTML={{__html: html.replaceAll('href="/', `href="${base}`)}} />;
}
