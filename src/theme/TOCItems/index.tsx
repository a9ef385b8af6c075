// Wrapped: stock never marks the last headings, which can't reach the top.
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {useEffect, type ReactNode} from 'react';

import {followHeadings} from './followHeadings';

export default function TOCItemsWrapper({linkActiveClassName, ...props}: Props): ReactNode {
  const {linkClassName} = props;
  useEffect(
    () => (linkClassName && linkActiveClassName ? followHeadings(linkClassName, linkActiveClassName) : undefined),
    [linkClassName, linkActiveClassName],
  );
  return <TOCItems {...props} />;
}
