import {appendFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Names the sitemap in robots.txt, by its full address, which only a build knows. */
export default function robots({siteConfig: {url}, baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-robots',
    postBuild: ({outDir}) => appendFile(path.join(outDir, 'robots.txt'), `Sitemap: ${url}${baseUrl}sitemap.xml\n`),
  };
}
