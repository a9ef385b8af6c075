// cspell:ignore llms llmstxt
import {fileOf, relink, type Pages} from './files';

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
