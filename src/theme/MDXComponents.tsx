// Wrapped: adds components for pages. Stock renders inline code with break opportunities (src/markdown) as a block.
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';

import {mdxComponents} from '../components';

const StockCode = MDXComponents.code;

function Code(props: ComponentProps<'code'>): ReactNode {
  return Array.isArray(props.children) ? <code {...props} /> : <StockCode {...props} />;
}

export default {...MDXComponents, ...mdxComponents, code: Code};
