// Wrapped: adds the components that writers use in pages, so that no page imports anything.
import MDXComponents from '@theme-original/MDXComponents';

import {mdxComponents} from '../components';

export default {...MDXComponents, ...mdxComponents};
