import MiniSearch from 'minisearch';

import {INDEX_OPTIONS, type SectionFields} from './fields';
import {pack} from './packing';
import type {ReadPage} from './readPage';
import type {IndexedPage, IndexedSection, RankFile, TextFile} from './types';
import {wordsOf} from '../shared/words';

/** A page to index: what was read of it, and what the site knows of it. */
export interface PageToIndex extends Pick<IndexedPage, 'route' | 'weight'> {
  readonly page: ReadPage;
}

/**
 * Makes the two files that search works with.
 * @param build the name of the build, written into both
 * @param pages the pages in the order in which equals are listed
 * @param synonyms folded phrases that mean the same, by phrase
 * @returns the file that ranks and the file of excerpts
 */
export function buildIndex(
  build: string,
  pages: readonly PageToIndex[],
  synonyms: RankFile['synonyms'],
): {rank: RankFile; text: TextFile} {
  const sections: IndexedSection[] = [];
  const fields: SectionFields[] = [];
  const texts: string[] = [];
  pages.forEach(({route, page}, number) => {
    page.sections.forEach(({id, heading, names, text}, place) => {
      const isOpening = place === 0;
      fields.push({
        id: sections.length,
        title: isOpening ? page.title : '',
        keywords: isOpening ? page.keywords.join(' ') : '',
        description: isOpening ? `${page.description} ${route.split('/').at(-1)}` : '',
        heading,
        names: names.join(' '),
        text,
      });
      sections.push({page: number, id, heading});
      texts.push(text);
    });
  });
  const search = new MiniSearch(INDEX_OPTIONS);
  search.addAll(fields);
  const index = pack(search.toJSON(), 'text' satisfies keyof SectionFields);
  const indexed = pages.map(({route, weight, page: {title, trail, keywords}}) => {
    return {route, weight, title, trail, keywords};
  });
  return {rank: {build, pages: indexed, sections, index, synonyms}, text: {build, texts}};
}

/** Lists every word that a page of the site has, folded. */
export const wordsOfPages = (pages: readonly PageToIndex[]): Set<string> =>
  new Set(
    pages.flatMap(({page: {title, keywords, description, sections}}) =>
      [title, description, ...keywords, ...sections.flatMap(({heading, text}) => [heading, text])].flatMap(wordsOf),
    ),
  );
