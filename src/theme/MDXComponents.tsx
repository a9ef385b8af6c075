// Wrapped: adds the components that writers use in pages, so that no page imports anything. Stock takes code with places to
// break (src/markdown) for a block.
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';

import {mdxComponents} from '../components';

const StockCode = MDXComponents.code;

function Code(props: ComponentProps<'code'>): ReactNode {
  return Array.isArray(props.children) ? <code {...props} /> : <StockCode {...props} />;
}

export default {...MDXComponents, ...mdxComponents, code: Code};
