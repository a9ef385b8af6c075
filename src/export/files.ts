// cspell:ignore llms llmstxt
import path from 'node:path';
import {stringify} from 'yaml';

import {escapeRegExp} from '../shared/escape';
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

/** The fragment of a heading for an ID of its page. */
const fragmentOf = ({anchors}: Written, id: string): string =>
  anchors.find(([known]) => known === id || known === decodeURIComponent(id))?.[1] ?? '';

/**
 * Rewrites the links of a page.
 * @param basePath path of the site, with slashes at both ends
 * @param addressOf the address to write for a file of the site, below the base path
 */
function relink(page: PageFile, pages: Pages, basePath: string, addressOf: (file: string) => string): string {
  const link = new RegExp(`\\]\\((?:${escapeRegExp(basePath)}([^)\\s#]*))?(?:#([^)\\s]*))?(?=[)\\s])`, 'g');
  return page.markdown.replace(link, (whole, target: string | undefined, id: string | undefined) => {
    if (target === undefined && id === undefined) return whole;
    const to = target === undefined ? page : pages.get(target.replace(/\/$/, ''));
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

/** A section of llms.txt. */
export interface Section {
  readonly title: string;
  readonly routes: readonly string[];
}

/** The introduction of llms.txt. */
export interface About {
  readonly title: string;
  readonly summary: string;
  /** Address of the site, with a slash at its end. */
  readonly url: string;
  readonly basePath: string;
}

/** llms.txt (llmstxt.org): the pages by section, one line each. */
export function listPages(sections: readonly Section[], pages: Pages, about: About): string {
  const line = (route: string): string[] => {
    const page = pages.get(route);
    if (!page) return [];
    const {title, description} = page.facts;
    return [`- [${title}](${about.url}${fileOf(route)})${description ? `: ${description}` : ''}`];
  };
  const lists = sections.map(({title, routes}) => `## ${title}\n\n${routes.flatMap(line).join('\n')}\n`);
  return `# ${about.title}\n\n> ${about.summary}\n\n${lists.join('\n')}`;
}

/** llms-full.txt: the pages in one file, in the order of the sections, each after its address. */
export function joinPages(sections: readonly Section[], pages: Pages, about: About): string {
  const texts = sections
    .flatMap(({routes}) => routes)
    .flatMap((route) => {
      const page = pages.get(route);
      if (!page) return [];
      const markdown = relink(page, pages, about.basePath, (file) => about.url + file);
      return [`Source: ${about.url}${fileOf(route)}\n\n${markdown}`];
    });
  return `# ${about.title}\n\n> ${about.summary}\n\n---\n\n${texts.join('\n---\n\n')}`;
}
