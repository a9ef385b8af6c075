import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {getOrMake} from '../shared/collections';
import {frontMatterOf, YamlSource} from '../shared/yaml';

/** A page or folder of one sidebar level, with its place. */
export interface SidebarPlace {
  /** Absolute path of the page, or of the folder's `_category_.json`. */
  file: string;
  position: number;
}

/** By the text of the file: to parse it takes longer than to check a page. */
const positions = new Map<string, unknown>();

/**
 * Reads the places of all pages and folders directly in `folder`.
 * @param folder absolute path of a folder of the manual; one that is not there has no places.
 */
export function positionsIn(folder: string): SidebarPlace[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const isPage = entry.isFile() && /^[^_].*\.mdx?$/.test(entry.name);
    const file = path.join(folder, entry.name, entry.isDirectory() ? '_category_.json' : '');
    if (!isPage && !(entry.isDirectory() && existsSync(file))) return [];
    const text = readFileSync(file, 'utf8');
    const position = getOrMake(positions, text, () => {
      // A description of a folder that is no JSON is Docusaurus' to report, and YAML reads JSON too.
      const source = isPage ? frontMatterOf(text, file) : new YamlSource(text, {file, line: 1});
      const {sidebar_position: ofPage, position: ofFolder} = (source?.data ?? {}) as Record<string, unknown>;
      return ofPage ?? ofFolder;
    });
    return typeof position === 'number' ? [{file, position}] : [];
  });
}

/** The first whole number above every place taken in `folder` (absolute path). */
export function nextPosition(folder: string): number {
  return Math.floor(Math.max(0, ...positionsIn(folder).map(({position}) => position))) + 1;
}
