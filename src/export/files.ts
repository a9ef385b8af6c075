import path from 'node:path';
import {stringify} from 'yaml';

import {escapeRegExp} from '../shared/escape';
import {decodePath} from '../shared/paths';
import type {Written} from './write';

export interface Facts {
  readonly title: string;
  readonly description?: string;
  readonly release: string;
  readonly evidence?: string;
  readonly sources?: readonly string[];
  /** With the ID of the answering section. */
  readonly questions?: readonly {readonly question: string; readonly id: string}[];
}

export interface PageFile extends Written {
  /** Below the base path, without slashes at its ends. */
  readonly route: string;
  readonly facts: Facts;
}

export const fileOf = (route: string): string => `${route || 'index'}.md`;

export type Pages = ReadonlyMap<string, PageFile>;

/** ID of the heading at or above an ID. */
const fragmentOf = ({anchors}: Written, id: string): string =>
  anchors.find(([known]) => known === id || known === decodePath(id))?.[1] ?? '';

/**
 * @param basePath with slashes at both ends
 * @param addressOf address of a file of the site
 */
export function relink(page: PageFile, pages: Pages, basePath: string, addressOf: (file: string) => string): string {
  const link = new RegExp(`\\]\\((?:${escapeRegExp(basePath)}([^)\\s#]*))?(?:#([^)\\s]*))?(?=[)\\s])`, 'g');
  return page.markdown.replace(link, (whole, target: string | undefined, id: string | undefined) => {
    if (target === undefined && id === undefined) return whole;
    // Markdown files have no filter, so queries are dropped.
    const to = target === undefined ? page : pages.get(target.replace(/\/?(\?.*)?$/, ''));
    const fragment = to && id ? fragmentOf(to, id) : (id ?? '');
    const hash = fragment === '' ? '' : `#${fragment}`;
    if (target === undefined) return `](${hash || '#'}`;
    return `](${addressOf(to ? fileOf(to.route) : target)}${hash}`;
  });
}

function frontMatter(page: PageFile): string {
  const {questions = [], ...facts} = page.facts;
  const answers = questions.map(({question, id}) => ({question, section: `#${fragmentOf(page, id)}`}));
  return `---\n${stringify({...facts, ...(answers.length > 0 && {questions: answers})}, {lineWidth: 0})}---\n`;
}

/** With relative links. */
export function textOf(page: PageFile, pages: Pages, basePath: string): string {
  const folder = path.posix.dirname(fileOf(page.route));
  return `${frontMatter(page)}\n${relink(page, pages, basePath, (file) => path.posix.relative(folder, file) || '.')}`;
}
