// Wrapped: the highlighter (35 KB over the wire) loads on pages with code alone; the code itself is in the page's HTML.
import React, {lazy, Suspense, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';

const Highlighted = lazy(() => import('./Highlighted'));

/**
 * A block of code.
 * @param props those of the original code block
 * @returns the highlighted block; until its code has arrived, what the server rendered
 */
export default function CodeBlock(props: Props): ReactNode {
  return (
    <Suspense fallback={<pre>{props.children}</pre>}>
      <Highlighted {...props} />
    </Suspense>
  );
}
