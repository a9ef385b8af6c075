import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '../../src/checks/pages/page';
import {linkFrom} from '../../src/shared/paths';

export function editFile(root: string, file: string, change: (text: string) => string): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (change(text) !== text) writeFileSync(path.join(root, file), change(text));
}

/**
 * Moves files, and corrects the links of all pages to them and of them.
 * @param moves new paths by old ones
 * @param change what else changes in a page
 */
export function moveFiles(
  root: string,
  pages: Iterable<Page>,
  moves: ReadonlyMap<string, string>,
  change = (text: string): string => text,
): void {
  for (const {file, source, links, images} of pages) {
    const own = moves.get(file) ?? file;
    const urls = new Set([...links, ...images].map(({url}) => url));
    const relinked = (url: string): string => {
      const [target = '', ...fragment] = url.split('#');
      const old = path.posix.join(path.posix.dirname(file), target);
      const isKept = !urls.has(url) || !target.startsWith('.') || (own === file && !moves.has(old));
      return isKept ? url : [linkFrom(own, moves.get(old) ?? old), ...fragment].join('#');
    };
    editFile(root, file, () => change(source).replace(/(?<=\]\()[^()\s]+(?=[)\s])/g, relinked));
  }
  for (const [file, target] of moves) {
    if (file === target || !existsSync(path.join(root, file))) continue;
    mkdirSync(path.dirname(path.join(root, target)), {recursive: true});
    renameSync(path.join(root, file), path.join(root, target));
  }
}
