import {type ReactNode} from 'react';

import styles from './styles.module.css';

export function Callouts({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.callouts}>{children}</div>;
}
