import {readFileSync} from 'node:fs';
import path from 'node:path';

import {htmlToMdast} from './htmlToMdast';
import {write, type Written} from './write';

/** The task of a thread. */
export interface PageToExport {
  /** Absolute path of a built page of the manual. */
  readonly file: string;
  readonly figures: string;
}

/** Wires are stored beside each drawing. */
const wiresIn =
  (folder: string) =>
  (src: string): readonly string[] => {
    const name = /\/(nodegraph-[0-9a-f]+)-[^/]*$/.exec(src)?.[1];
    if (name === undefined) return [];
    return JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as string[];
  };

/** Reads a built page of the manual and writes its article as Markdown, with the links of the page. */
export function exportPage({file, figures}: PageToExport): Written {
  const html = readFileSync(file, 'utf8');
  const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
  const isContent = ({properties}: {properties: Record<string, unknown>}): boolean =>
    Array.isArray(properties['className']) && properties['className'].includes('theme-doc-markdown');
  return write(htmlToMdast(article, wiresIn(figures), isContent));
}
