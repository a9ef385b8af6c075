import clsx from 'clsx';
import {useRef, type ComponentProps, type ReactNode} from 'react';

import {useScrolls} from '../useScrolls';
import styles from './styles.module.css';

type TableProps = ComponentProps<'table'> & {
  readonly 'data-name'?: string;
  /** Rows are stacked on phones. */
  readonly 'data-stacked'?: string;
};

/** Scrolls sideways where needed; only then is it labeled and focusable. */
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
