// cspell:ignore llms llmstxt
import {fileOf, relink, type Pages} from './files';

export interface Section {
  readonly title: string;
  readonly routes: readonly string[];
}

export interface About {
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly basePath: string;
}

/** llms.txt (llmstxt.org): pages by section. */
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

/** llms-full.txt: all pages in one file, in the same order. */
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
