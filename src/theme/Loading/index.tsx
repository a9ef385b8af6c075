// Ejected: a retry must reload the page (the stock component only retries the chunk), and the look is ours.
import type StockLoading from '@theme/Loading';
import {type ComponentProps, type ReactNode} from 'react';

import Failure from '../../client/Failure';
import styles from './styles.module.css';

/** Shown for a page whose code has not arrived. It is empty at first, then a loader, or the error with a way to try again. */
export default function Loading({error, pastDelay}: ComponentProps<typeof StockLoading>): ReactNode {
  if (error) {
    return <Failure title="This page could not be loaded." detail={String(error)} />;
  }
  if (!pastDelay) {
    return null;
  }
  return (
    <div className={styles.place}>
      <div role="status" className={styles.loader}>
        <svg aria-hidden="true" viewBox="0 0 34 34" width="44" height="44" fill="none">
          <path
            className={styles.corners}
            d="M2 10V5a3 3 0 0 1 3-3h5M24 2h5a3 3 0 0 1 3 3v5M32 24v5a3 3 0 0 1-3 3h-5M10 32H5a3 3 0 0 1-3-3v-5"
          />
          <circle className={styles.tally} cx="17" cy="17" r="5.2" />
        </svg>
        Loading
      </div>
    </div>
  );
}
