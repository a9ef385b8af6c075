import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {frontMatterOf, YamlSource} from '../../shared/yaml';

/** A page or folder of one sidebar level, with its place. */
export interface SidebarPlace {
  /** Absolute path of the page, or of the folder's `_category_.json`. */
  file: string;
  position: number;
}

const positionCache = new Map<string, {mtime: number; position: number | undefined}>();

/**
 * Reads the places of all pages and folders directly in `folder`. Unchanged files are read once in a process, so that
 * a live preview and a build of some hundred pages stay quick.
 * @param folder absolute path of a folder of the manual; one that is not there has no places.
 */
export function positionsIn(folder: string): SidebarPlace[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const isPage = entry.isFile() && /^[^_].*\.mdx?$/.test(entry.name);
    const file = path.join(folder, entry.name, entry.isDirectory() ? '_category_.json' : '');
    if (!isPage && !(entry.isDirectory() && existsSync(file))) return [];
    const mtime = statSync(file).mtimeMs;
    let known = positionCache.get(file);
    if (known?.mtime !== mtime) {
      const text = readFileSync(file, 'utf8');
      // A description of a folder that is no JSON is Docusaurus' to report, and YAML reads JSON too.
      const source = isPage ? frontMatterOf(text, file) : new YamlSource(text, {file, line: 1});
      const {sidebar_position: ofPage, position = ofPage} = (source?.data ?? {}) as Record<string, unknown>;
      known = {mtime, position: typeof position === 'number' ? position : undefined};
      positionCache.set(file, known);
    }
    return known.position === undefined ? [] : [{file, position: known.position}];
  });
}

/** The first whole number above every place taken in `folder` (absolute path). */
export function nextPosition(folder: string): number {
  return Math.floor(Math.max(0, ...positionsIn(folder).map(({position}) => position))) + 1;
}
