import {Fragment, type ReactNode} from 'react';

import styles from './styles.module.css';

/** A way through menus. Speech leaves out the arrows between its entries, a copy keeps them, and a line ends with one. */
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
