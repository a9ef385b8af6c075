import {readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio/slim';
import type {Element} from 'domhandler';

import type {Book} from '../../src/site/books';
import {REFERENCE_ROUTE} from '../../src/site/reference';

export interface Chapter {
  readonly route: string;
  /** In the site's table of contents, from 0. */
  readonly depth: number;
}

const isBelow = (route: string, section: string): boolean => route === section || route.startsWith(`${section}/`);

/**
 * Pages of a book in the order of the table of contents.
 * @param basePath with slashes at both ends
 * @throws if a section has no page
 */
export function chaptersOf(build: string, basePath: string, book: Book): Chapter[] {
  const $ = load(readFileSync(path.join(build, 'contents/index.html'), 'utf8'));
  const all = $('main li > a[href]')
    .map((_, link) => {
      const route = $(link as Element)
        .attr('href')!
        .slice(basePath.length)
        .replace(/\/$/, '');
      return {route, depth: $(link as Element).parents('ul').length - 1};
    })
    .get();
  const chapters = book.sections.flatMap((section) => {
    const own = all.filter(
      ({route}) => isBelow(route, section) && !book.without?.some((other) => isBelow(route, other)),
    );
    if (own.length === 0)
      throw new Error(`build/contents  has no page below ${section}  ->  correct src/site/books.ts`);
    const least = Math.min(...own.map(({depth}) => depth));
    // All calls are on one page.
    const pages = own.filter(({route}) => !route.startsWith(`${REFERENCE_ROUTE}/`));
    return pages.map(({route, depth}) => ({route, depth: depth - least}));
  });
  return chapters;
}
