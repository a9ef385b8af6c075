// Wrapped: stock renders the page again on every fragment change, with an IntersectionObserver per link (76 ms on the
// glossary).
import MDXContent from '@theme-original/MDXContent';
import {memo, type ReactElement} from 'react';

export default memo(
  MDXContent,
  (before, after) => (before.children as ReactElement).type === (after.children as ReactElement).type,
);
