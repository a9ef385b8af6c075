import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {getOrMake} from '../shared/collections';
import {frontMatterOf, YamlSource} from '../shared/yaml';

export interface SidebarPlace {
  file: string;
  position: number;
}

const positions = new Map<string, unknown>();

/**
 * Positions of the pages and folders in a folder.
 * @param folder absolute; may be missing
 */
export function positionsIn(folder: string): SidebarPlace[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const isPage = entry.isFile() && /^[^_].*\.mdx?$/.test(entry.name);
    const file = path.join(folder, entry.name, entry.isDirectory() ? '_category_.json' : '');
    if (!isPage && !(entry.isDirectory() && existsSync(file))) return [];
    const text = readFileSync(file, 'utf8');
    const position = getOrMake(positions, text, () => {
      // Invalid JSON is reported by Docusaurus.
      const source = isPage ? frontMatterOf(text, file) : new YamlSource(text, {file, line: 1});
      const {sidebar_position: ofPage, position: ofFolder} = (source?.data ?? {}) as Record<string, unknown>;
      return ofPage ?? ofFolder;
    });
    return typeof position === 'number' ? [{file, position}] : [];
  });
}

/** First free whole number above all positions. */
export function nextPosition(folder: string): number {
  return Math.floor(Math.max(0, ...positionsIn(folder).map(({position}) => position))) + 1;
}
