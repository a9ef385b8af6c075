import React, {useRef, type ComponentProps, type ReactNode} from 'react';

import {useScrolls} from '../useScrolls';
import styles from './styles.module.css';

type TableProps = ComponentProps<'table'> & {
  /** Heading above the table (set by `src/data/rehypeTables.ts`). */
  readonly 'data-name'?: string;
  /** Present on the table of a PropertyTable, which never scrolls. */
  readonly 'data-stacked'?: string;
};

/** A table in a frame that scrolls sideways; while it does, the frame has a name and can be scrolled by keyboard. */
function ScrollingTable({'data-name': name, ...props}: TableProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame);

  return (
    <div
      ref={frame}
      className={styles.frame}
      {...(scrolls && {role: 'group', tabIndex: 0, 'aria-label': name ? `Table: ${name}` : 'Table'})}
    >
      <table {...props} />
    </div>
  );
}

/**
 * Every table of a page.
 * @param props those of a `table`
 * @returns the table, in a scrolling frame unless it stacks
 */
export function Table(props: TableProps): ReactNode {
  return props['data-stacked'] === undefined ? <ScrollingTable {...props} /> : <table {...props} />;
}
