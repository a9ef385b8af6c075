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
    <div role="status" className={styles.loader}>
      Loading
    </div>
  );
}
