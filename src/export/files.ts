import path from 'node:path';
import {stringify} from 'yaml';

import {escapeRegExp} from '../shared/escape';
import {decodePath} from '../shared/paths';
import type {Written} from './write';

/** The front matter of a file. */
export interface Facts {
  readonly title: string;
  readonly description?: string;
  /** Product and release of the page. */
  readonly release: string;
  readonly evidence?: string;
  readonly sources?: readonly string[];
  /** Questions that the page answers, with the ID of the section that does. */
  readonly questions?: readonly {readonly question: string; readonly id: string}[];
}

/** A page as Markdown. */
export interface PageFile extends Written {
  /** Address of the page, below the base path, without slashes at its ends. */
  readonly route: string;
  readonly facts: Facts;
}

/** The file of a route, below the folder of the built site. */
export const fileOf = (route: string): string => `${route || 'index'}.md`;

/** All pages by route, for links between them. */
export type Pages = ReadonlyMap<string, PageFile>;

/** The ID of the heading at or above an ID of a page. */
const fragmentOf = ({anchors}: Written, id: string): string =>
  anchors.find(([known]) => known === id || known === decodePath(id))?.[1] ?? '';

/**
 * Rewrites the links of a page.
 * @param basePath path of the site, with slashes at both ends
 * @param addressOf the address to write for a file of the site, below the base path
 */
export function relink(page: PageFile, pages: Pages, basePath: string, addressOf: (file: string) => string): string {
  const link = new RegExp(`\\]\\((?:${escapeRegExp(basePath)}([^)\\s#]*))?(?:#([^)\\s]*))?(?=[)\\s])`, 'g');
  return page.markdown.replace(link, (whole, target: string | undefined, id: string | undefined) => {
    if (target === undefined && id === undefined) return whole;
    // A file has no filter that a query could set.
    const to = target === undefined ? page : pages.get(target.replace(/\/?(\?.*)?$/, ''));
    const fragment = to && id ? fragmentOf(to, id) : (id ?? '');
    const hash = fragment === '' ? '' : `#${fragment}`;
    if (target === undefined) return `](${hash || '#'}`;
    return `](${addressOf(to ? fileOf(to.route) : target)}${hash}`;
  });
}

/** The front matter of a page. */
function frontMatter(page: PageFile): string {
  const {questions = [], ...facts} = page.facts;
  const answers = questions.map(({question, id}) => ({question, section: `#${fragmentOf(page, id)}`}));
  return `---\n${stringify({...facts, ...(answers.length > 0 && {questions: answers})}, {lineWidth: 0})}---\n`;
}

/** The text of a page's file. Links are relative, so that they work wherever the files are. */
export function textOf(page: PageFile, pages: Pages, basePath: string): string {
  const folder = path.posix.dirname(fileOf(page.route));
  return `${frontMatter(page)}\n${relink(page, pages, basePath, (file) => path.posix.relative(folder, file) || '.')}`;
}
