import {appendFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Adds the sitemap's full address, only known to a build. */
export default function robots({siteConfig: {url}, baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-robots',
    postBuild: ({outDir}) => appendFile(path.join(outDir, 'robots.txt'), `Sitemap: ${url}${baseUrl}sitemap.xml\n`),
  };
}
