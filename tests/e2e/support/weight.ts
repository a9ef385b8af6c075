import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Response} from '@playwright/test';

import {compressed} from '../../../scripts/hosting/compress';
import type {ModuleSize} from '../../../src/plugins/lightBundle/listModules';
import {sum} from '../../../src/shared/collections';
import {build} from './site';

/** A file that a page loaded: its name in the built site, its kind, and its bytes over the wire, headers included. */
interface Load {
  readonly file: string;
  readonly kind: string;
  readonly bytes: number;
}

/** Bytes that a page transfers. */
export interface Weight {
  readonly loads: readonly Load[];
  readonly bytes: number;
  readonly scriptBytes: number;
}

async function loadOf(response: Response): Promise<Load> {
  const body = await response.body();
  const isText = /text|script|json|svg/.test(response.headers()['content-type'] ?? '');
  // As a server of today sends it: text with brotli, everything else as it is.
  const {responseHeadersSize} = await response.request().sizes();
  const file = new URL(response.url()).pathname;
  return {
    file,
    kind: response.request().resourceType(),
    bytes: (isText ? await compressed(body, file) : body).length + responseHeadersSize,
  };
}

/**
 * Weighs what a page loads, until a function has waited for all of it. Nothing is fetched ahead, as a reader who saves data
 * has it.
 * @param page the browser's page, on which nothing has been opened yet
 * @param load opens the page and waits
 * @returns the files and their bytes
 */
export async function weigh(page: Page, load: () => Promise<void>): Promise<Weight> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
  const loads: Promise<Load>[] = [];
  const add = (response: Response) => void (response.url().startsWith('http') && loads.push(loadOf(response)));
  page.on('response', add);
  await load();
  page.off('response', add);
  const done = (await Promise.all(loads)).sort((a, b) => b.bytes - a.bytes);
  const bytesOf = (some: readonly Load[]) => sum(some.map(({bytes}) => bytes));
  return {loads: done, bytes: bytesOf(done), scriptBytes: bytesOf(done.filter(({kind}) => kind === 'script'))};
}

/**
 * Says what a page is made of: its files, the largest first, and the largest modules of each script.
 * @param weight what the page loaded
 * @returns a line a file, such as `111.3 KB  /manual/assets/js/main.js: react-dom-client.production.js 539 KB, ...`
 */
export function explain({loads}: Weight): string {
  const scripts = JSON.parse(readFileSync(path.join(build, '../.docusaurus/scripts.json'), 'utf8')) as Record<
    string,
    readonly ModuleSize[]
  >;
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  return loads
    .map(({file, bytes}) => {
      const modules = Object.entries(scripts).find(([script]) => file.endsWith(script))?.[1] ?? [];
      const parts = modules.map(
        ([name, size]) => `${name.replace(/^.*[!|]/, '').replace(/^.*node_modules\//, '')} ${kilobytes(size)}`,
      );
      return `${kilobytes(bytes).padStart(9)}  ${file}${parts.length > 0 ? `: ${parts.join(', ')} before minifying` : ''}`;
    })
    .join('\n');
}
