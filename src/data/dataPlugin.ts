import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dataFolder} from './load';

/**
 * Docusaurus plugin: lets a page be built again when the data it shows has changed. Without it the bundler's persistent
 * cache, and the live preview, keep the old tables, since a remark plugin cannot name files that a page depends on.
 */
export function dataPlugin({siteDir}: LoadContext): Plugin {
  const loader = fileURLToPath(new URL('./dependencyLoader.mjs', import.meta.url));
  const options = {data: path.join(siteDir, dataFolder), pages: path.join(siteDir, 'docs')};
  return {
    name: 'data',
    configureWebpack: () => ({
      module: {
        // `resource`, not `test`: Docusaurus takes a rule whose test matches .mdx for one of its MDX rules.
        rules: [{resource: /\.mdx$/, enforce: 'pre', use: [{loader, options}]}],
      },
    }),
  };
}
