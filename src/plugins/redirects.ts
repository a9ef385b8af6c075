import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {readRedirects} from '../site/redirects';

/** Writes redirect pages without scripts for servers that can't redirect. Others use `deploy/generated`. */
export default function redirects({siteDir, siteConfig: {url}, baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-redirects',
    async postBuild({outDir}) {
      for (const {from, to} of readRedirects(siteDir)) {
        const address = baseUrl + to.slice(1);
        const folder = path.join(outDir, from);
        await mkdir(folder, {recursive: true});
        await writeFile(
          path.join(folder, 'index.html'),
          `<!doctype html><html lang="en"><meta charset="utf-8"><title>Moved</title><meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${url}${address}"><p><a href="${address}">This page has moved</a></p></html>\n`,
        );
      }
    },
  };
}
