import React, {type ReactNode} from 'react';

import styles from './styles.module.css';

interface PropertyTableProps {
  /** One table. */
  readonly children: ReactNode;
  /** Its caption; put into the table when the site is built (`src/data/rehypeTables.ts`). */
  readonly caption?: string;
}

/**
 * A reference table that becomes a stack of cards, each value under its column's name, where there is no room for columns.
 * @param props the table
 * @returns the table in a frame
 */
export function PropertyTable({children}: PropertyTableProps): ReactNode {
  return <div className={styles.frame}>{children}</div>;
}
