import {type ReactNode} from 'react';

import styles from './styles.module.css';

/** The list that explains the numbered callouts of the figure above it. */
export function Callouts({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.callouts}>{children}</div>;
}
