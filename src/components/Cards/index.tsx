import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * A grid of cards.
 * @param props.children one `Card` or more
 * @returns the grid, as a list
 */
export function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

interface CardProps {
  /** A relative file path or a route, as in any link. */
  readonly to: string;
  readonly title: string;
  /** One sentence: what the reader finds there. */
  readonly children: ReactNode;
}

/**
 * One way into the manual.
 * @param props where it leads, its title, what one finds there
 * @returns a list item that is one large link
 */
export function Card({to, title, children}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Link to={to} className={styles.link}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
