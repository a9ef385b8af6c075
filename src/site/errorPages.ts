import {copyFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * Serves the not-found page for addresses that a web server itself cannot decode: servers answer those with 400 and, where
 * there is one, with 400.html.
 * @returns a Docusaurus plugin
 */
export default function errorPages(): Plugin {
  return {
    name: 'site-error-pages',
    postBuild: ({outDir}) => copyFile(path.join(outDir, '404.html'), path.join(outDir, '400.html')),
  };
}
