import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {loadAnew} from '../../client/failures';
import {FAILED, LABELS} from '../../search/messages';
import {CONTENTS_ROUTE} from '../../site/contents';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  /** Reloads what failed. */
  readonly onRetry: () => void;
}

/** Shown if code or index can't be loaded: offline, or replaced by a new release. */
export default function PanelFailure({id, onRetry}: Props): ReactNode {
  return (
    <div id={id} className={styles.panel}>
      <p className={styles.message} role="alert">
        {FAILED}
      </p>
      <p className={styles.actions}>
        <button type="button" className="button button--primary button--sm" onClick={onRetry}>
          {LABELS.retry}
        </button>
        <button type="button" className="button button--secondary button--sm" onClick={() => void loadAnew()}>
          {LABELS.reload}
        </button>
        <Link className="button button--link button--sm" to={CONTENTS_ROUTE}>
          {LABELS.pages}
        </Link>
      </p>
    </div>
  );
}
