// Ejected: a retry must reload the page, not only the chunk, and shows our notice.
import type StockLoading from '@theme/Loading';
import {useEffect, type ComponentProps} from 'react';

import {showFailure} from '../../client/failures';

export default function Loading({error}: ComponentProps<typeof StockLoading>): null {
  useEffect(() => {
    if (error) showFailure(String(error));
  }, [error]);
  return null;
}
