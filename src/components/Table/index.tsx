import clsx from 'clsx';
import {useRef, type ComponentProps, type ReactNode} from 'react';

import {useScrolls} from '../useScrolls';
import styles from './styles.module.css';

type TableProps = ComponentProps<'table'> & {
  /** Heading above the table (set, as the next one, by `src/markdown/rehypeTables.ts`). */
  readonly 'data-name'?: string;
  /** Present on a table whose rows are stacked on a phone. */
  readonly 'data-stacked'?: string;
};

/** Every table of a page, in a frame that scrolls sideways; while it does, it has a label and the keyboard reaches it. */
export function Table({'data-name': name, ...props}: TableProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame);

  return (
    <div
      ref={frame}
      className={clsx(styles.frame, props['data-stacked'] !== undefined && styles.stacking)}
      {...(scrolls && {role: 'group', tabIndex: 0, 'aria-label': name ? `Table: ${name}` : 'Table'})}
    >
      <table {...props} />
    </div>
  );
}
