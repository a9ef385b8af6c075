import {useState, type ReactNode} from 'react';

import {copyFrom} from '../copyText';
import styles from './styles.module.css';

interface PageActionsProps {
  readonly href: string;
  readonly book?: string;
}

const labels = {idle: 'Copy page', done: 'Copied', failed: 'Copying failed'} as const;

export function PageActions({href, book}: PageActionsProps): ReactNode {
  const [state, setState] = useState<keyof typeof labels>('idle');
  const copy = async () => {
    setState((await copyFrom(href)) ? 'done' : 'failed');
    setTimeout(() => setState('idle'), 2000);
  };
  return (
    <p className={styles.actions} data-search="off">
      <button type="button" aria-live="polite" onClick={() => void copy()}>
        {labels[state]}
      </button>
      {/* Files, unknown to the router. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a href={href}>View as Markdown</a>
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      {book && <a href={book}>PDF book</a>}
    </p>
  );
}
