import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {breakable} from '../../shared/breakable';
import styles from './styles.module.css';

interface Props {
  /** The build adds the rest (src/markdown/remarkOperations.ts). */
  id: string;
  method: string;
  path: string;
  title?: string;
  to: string;
}

export default function Operation({method, path, title, to}: Props): ReactNode {
  const [start, ...rest] = breakable(path);
  return (
    <Link className={styles.operation} to={to} title={title}>
      <span className={styles.method} data-method={method}>
        {method}
      </span>
      {'\u00A0'}
      <code>
        <span className={styles.start}>{start}</span>
        {rest.map((part, index) => (
          <Fragment key={index}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </code>
    </Link>
  );
}
