import path from 'node:path';

import {chromium, type Page} from '@playwright/test';
import {build as bundle} from 'esbuild';

import {launchOptions} from '../lib/browser';
import {listen, plainHosting, siteServer} from '../lib/server';
import type {IndexFiles} from './evaluate';

/** Search results, and the duration of each query. */
export interface Run {
  /** Routes, best first, ten at the most. */
  readonly answers: readonly (readonly string[])[];
  /** Milliseconds. */
  readonly times: readonly number[];
}

const SLOWED = 4;

/** Opens an empty page of a folder in a browser with CPU throttling, runs a function there, and closes it. */
async function inSlowBrowser(folder: string, run: (page: Page, address: string) => Promise<Run>): Promise<Run> {
  const server = siteServer(folder, plainHosting('/'));
  const address = await listen(server);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/robots.txt`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWED});
    return await run(page, address);
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * Asks the search of this site, in the main thread so that the slowed processor counts.
 * @param site folder of the built site
 * @param files paths of the rank file and of the file of excerpts
 * @param queries what is asked
 */
export function askThisSite(
  site: string,
  {rankPath, textPath}: Pick<IndexFiles, 'rankPath' | 'textPath'>,
  queries: readonly string[],
): Promise<Run> {
  return inSlowBrowser(site, async (page, address) => {
    const {outputFiles} = await bundle({
      stdin: {
        contents: "export {SearchEngine} from './src/search/SearchEngine'",
        resolveDir: process.cwd(),
        loader: 'ts',
      },
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'site',
    });
    await page.addScriptTag({content: outputFiles[0]?.text ?? ''});
    const addressOf = (file: string) => `${address}/${path.relative(site, file)}`;
    return page.evaluate(
      async ({rank, text, texts}) => {
        const {SearchEngine} = (globalThis as unknown as {site: typeof import('../../src/search/SearchEngine')}).site;
        const engine = new SearchEngine(await (await fetch(rank)).json(), (await (await fetch(text)).json()).texts);
        const times: number[] = [];
        const answers = texts.map((text) => {
          const start = performance.now();
          const {pages} = engine.search(text, 10);
          times.push(performance.now() - start);
          return pages.map(({route}) => route);
        });
        return {answers, times};
      },
      {rank: addressOf(rankPath), text: addressOf(textPath), texts: [...queries]},
    );
  });
}
