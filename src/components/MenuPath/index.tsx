import {Fragment, type ReactNode} from 'react';

import styles from './styles.module.css';

export function MenuPath({children}: {readonly children: string}): ReactNode {
  return (
    <>
      {children.split('>').map((entry, index) => (
        <Fragment key={`${index} ${entry}`}>
          {index > 0 && (
            <>
              {'\u00A0'}
              <span aria-hidden="true" className={styles.arrow}>
                ›
              </span>{' '}
            </>
          )}
          <span className={styles.entry}>{entry.trim()}</span>
        </Fragment>
      ))}
    </>
  );
}
