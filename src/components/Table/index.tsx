import {useRef, type ComponentProps, type ReactNode} from 'react';

import {useScrolls} from '../useScrolls';
import styles from './styles.module.css';

type TableProps = ComponentProps<'table'> & {
  /** Heading above the table (set, as the next one, by `src/markdown/rehypeTables.ts`). */
  readonly 'data-name'?: string;
  /** Present on a table whose rows are stacked on a phone, so that it never scrolls. */
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
 * @returns the table in a frame: one that scrolls, or one that has its rows stacked where there is no room for columns
 */
export function Table(props: TableProps): ReactNode {
  if (props['data-stacked'] === undefined) return <ScrollingTable {...props} />;
  return (
    <div className={styles.stacking}>
      <table {...props} />
    </div>
  );
}
