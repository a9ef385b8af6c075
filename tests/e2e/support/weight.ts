import type {Page, Response} from '@playwright/test';

import {sum} from '../../../src/shared/collections';

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
  await response.finished();
  // As the server sends it: what the build has compressed.
  const {responseHeadersSize, responseBodySize} = await response.request().sizes();
  return {
    file: new URL(response.url()).pathname,
    kind: response.request().resourceType(),
    bytes: responseBodySize + responseHeadersSize,
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

/** The files of a page, the largest first, a line each: `111.3 KB  /manual/assets/js/main.js`. */
export const explain = ({loads}: Weight): string =>
  loads.map(({file, bytes}) => `${(bytes / 1024).toFixed(1).padStart(6)} KB  ${file}`).join('\n');
