import {useState, type ReactNode} from 'react';

import {serverAnswers} from './server';
import styles from './failure.module.css';

interface Props {
  /** The resource that could not be loaded. */
  readonly title: string;
  /** The reason. */
  readonly detail: string;
  /** Address of the page that a retry loads; without it, the page that is open is loaded again. */
  readonly address?: string;
  /** Takes the notice away, where there is a page to read beneath it. */
  readonly onClose?: () => void;
}

/**
 * Says that a page could not be loaded. Retry loads it as soon as the server answers, and never before: a reload would
 * lead to the browser's error page, and what is still on screen would be gone.
 */
export default function Failure({title, detail, address, onClose}: Props): ReactNode {
  const [attempts, setAttempts] = useState(0);
  const retry = async () => {
    if (!(await serverAnswers(address ?? window.location.href))) {
      setAttempts((count) => count + 1);
    } else if (address === undefined) {
      window.location.reload();
    } else {
      window.location.assign(address);
    }
  };
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.title}>{title}</p>
      <p key={attempts} className={styles.detail}>
        {attempts === 0 ? detail : 'The server still doesn’t answer. Check the network connection, and then retry.'}
      </p>
      <button type="button" className="button button--primary" onClick={() => void retry()}>
        Retry
      </button>
      {onClose && (
        <button type="button" className="button button--secondary" onClick={onClose}>
          Close
        </button>
      )}
    </div>
  );
}
