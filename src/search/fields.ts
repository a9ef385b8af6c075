import type {Options} from 'minisearch';

import {wordsOf} from '../shared/words';
import {BOOSTS} from './scoring';
import type {RankFile} from './types';

/** Fields indexed for each section; those of the whole page are in its first section. */
export interface SectionFields {
  readonly id: number;
  readonly title: string;
  readonly keywords: string;
  readonly heading: string;
  /** Questions that the section owns, in the words of readers. */
  readonly asked: string;
  readonly names: string;
  readonly description: string;
  readonly text: string;
}

/** The fields that a rank file spells out anyway: their words don't travel in the index. */
export const SPELLED_OUT = ['title', 'keywords', 'heading', 'asked'] as const;

/** Texts that a rank file has in full, in the order of the sections. */
export function spelledOut({
  pages,
  sections,
  questions,
}: Pick<RankFile, 'pages' | 'sections' | 'questions'>): Pick<SectionFields, (typeof SPELLED_OUT)[number]>[] {
  const asked = sections.map((): string[] => []);
  questions.forEach(({section, wordings}) => asked[section]?.push(...wordings));
  return sections.map(({page, heading}, section) => {
    const isOpening = sections[section - 1]?.page !== page;
    return {
      title: isOpening ? pages[page]!.title : '',
      keywords: isOpening ? pages[page]!.keywords.join(' ') : '',
      heading,
      asked: asked[section]!.join(' '),
    };
  });
}

/** One definition for the index as it is made and as it is loaded: MiniSearch wants both to agree. */
export const INDEX_OPTIONS: Options<SectionFields> = {
  fields: Object.keys(BOOSTS satisfies Record<Exclude<keyof SectionFields, 'id'>, number>),
  tokenize: wordsOf,
  processTerm: (term) => term,
};
