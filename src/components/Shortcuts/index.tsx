import React, {type ReactNode} from 'react';

import {Filter} from '../Filter';
import styles from './styles.module.css';

/**
 * Filters the shortcuts of all modules.
 * @param props.children one `ShortcutSection` a module
 * @returns a search field and the sections
 */
export function ShortcutFilter({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Filter label="Filter shortcuts" placeholder="Key, module or action" rows="tbody tr">
      {children}
    </Filter>
  );
}

/**
 * The shortcuts of one module.
 * @param props.children a heading and a table
 * @returns the section, which the filter can hide
 */
export function ShortcutSection({children}: {readonly children: ReactNode}): ReactNode {
  return <section className={styles.section}>{children}</section>;
}
