import {type ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * The list that explains the numbered callouts of the figure above it.
 * @param props.children one numbered list, an item a callout
 * @returns the list with numbers like those in the figure
 */
export function Callouts({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.callouts}>{children}</div>;
}
