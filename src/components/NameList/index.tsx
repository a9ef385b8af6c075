import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import styles from './styles.module.css';

/**
 * A list of names, each with what it is and a link.
 * @param props.html items of the list, with addresses that start at the root of the site. React takes them as they are, so
 * that a long index costs a reader no time
 */
export function NameList({html}: {readonly html: string}): ReactNode {
  const base = useBaseUrl('/');
  return <ul className={styles.list} dangerouslySetInnerHTML={{__html: html.replaceAll('href="/', `href="${base}`)}} />;
}
