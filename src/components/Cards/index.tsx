import {type ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * Shows a list of links as cards.
 * @param props.children a list in Markdown; each item is a link in a separate paragraph, then a sentence on what one finds
 * there. The whole card takes the click.
 * @returns the cards, still a list
 */
export function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
