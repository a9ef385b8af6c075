import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {texts} from '../site/errorTexts';

/** Made from 404.html; throws if a text is missing. */
function badRequestPage(html: string): string {
  const keys = Object.keys(texts[404]) as (keyof (typeof texts)[404])[];
  return keys.reduce((page, key) => {
    const [known, wanted] = key === 'status' ? ['>404<', '>400<'] : [texts[404][key], texts[400][key]];
    if (!page.includes(known)) {
      throw new Error(
        `build/404.html  has no "${known}"  ->  let src/theme/NotFound/Content show the ${key} of src/site/errorTexts.ts`,
      );
    }
    return page.replaceAll(known, wanted);
  }, html);
}

/** Adds 400.html for addresses that web servers can't decode. */
export default function errorPages(): Plugin {
  return {
    name: 'site-error-pages',
    async postBuild({outDir}) {
      const html = await readFile(path.join(outDir, '404.html'), 'utf8');
      await writeFile(path.join(outDir, '400.html'), badRequestPage(html));
    },
  };
}
