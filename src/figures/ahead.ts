import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {openData} from '../data/open';
import {pageFiles, parsePage} from '../shared/mdx';
import {figureFence} from '../shared/vocabulary';
import {figureFolder, openCache, type CachePlace} from './cache';
import {collectFigures} from './collect';

const fence = new RegExp(figureFence, 'm');

/** True where no figure has been drawn yet. */
export const isNothingDrawn = (siteDir: string): boolean =>
  globSync('*.svg', {cwd: join(siteDir, figureFolder)}).length === 0;

/**
 * Has the figures of all pages drawn before the pages ask for them. Docusaurus loads for some seconds, and then reads all pages
 * before the first figure of any is drawn; until then, the second processor has little to do, and then all wait for it.
 * What is wrong with a figure or a page is left to be found where the page is compiled.
 *
 * @param siteDir absolute path of the project
 * @returns when all are drawn
 */
export async function drawAhead(siteDir: string, place?: CachePlace): Promise<void> {
  const data = openData(siteDir);
  const cache = await openCache(place);
  // Read without a pause: the next one could be seconds long.
  const drawings = pageFiles(siteDir).flatMap((page) => {
    const text = readFileSync(join(siteDir, page), 'utf8');
    const tree = fence.test(text) ? parsePage(text) : undefined;
    return tree ? collectFigures(tree, page, data).found.map((figure) => cache.get(figure)) : [];
  });
  await Promise.allSettled(drawings);
}
