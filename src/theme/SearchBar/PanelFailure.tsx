import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {loadAnew} from '../../client/failures';
import {FAILED, LABELS} from '../../search/messages';
import {CONTENTS_ROUTE} from '../../site/contents';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  /** Shows the list again, which loads again what failed. */
  readonly onRetry: () => void;
}

/**
 * In place of the list below the search box where its code or the index could not be loaded: the line is bad, the server is
 * gone, or a new version of the site has replaced what this page knows.
 */
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
