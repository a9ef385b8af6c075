// Ejected: a retry must reload the page (the stock component only retries the chunk), and the look is ours.
import type StockLoading from '@theme/Loading';
import {useEffect, type ComponentProps} from 'react';

import {showFailure} from '../../client/failures';

/** In place of a page whose code could not be loaded: nothing, and a notice. */
export default function Loading({error}: ComponentProps<typeof StockLoading>): null {
  useEffect(() => {
    if (error) showFailure(String(error));
  }, [error]);
  return null;
}
