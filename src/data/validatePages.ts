import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Finding} from '../shared/finding';
import {parsePage} from '../shared/mdx';
import type {Data} from './load';
import {expandData} from './remarkData';

/**
 * Checks the MDX components of pages without a build: what they ask of the data, their attributes, what they hold.
 *
 * @param siteDir absolute path of the project
 * @param folders folders or pages to check, relative to the project
 * @param data gives the data
 * @returns how many pages there are, and one finding a fault; a page that is no valid MDX is left to the check of pages
 */
export function validatePages(
  siteDir: string,
  folders: readonly string[],
  data: () => Data,
): {pages: number; findings: Finding[]} {
  const patterns = folders.map((one) => (/\.mdx?$/.test(one) ? one : `${one.replace(/\/$/, '')}/**/*.{md,mdx}`));
  const files = globSync(patterns, {cwd: siteDir, ignore: ['**/_*/**']}).sort();
  const findings = files.flatMap((file) => {
    const tree = parsePage(readFileSync(path.join(siteDir, file), 'utf8'));
    return tree ? expandData(tree, file, data) : [];
  });
  return {pages: files.length, findings};
}
