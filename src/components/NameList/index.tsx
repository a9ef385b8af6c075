import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A list of names, each with what it is and a link: ready HTML, so that a long index costs a reader no time. */
export function NameList({html}: {readonly html: string}): ReactNode {
  return <ul className={styles.list} dangerouslySetInnerHTML={{__html: html}} />;
}
