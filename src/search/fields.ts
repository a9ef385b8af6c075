import type {Options} from 'minisearch';

import {wordsOf} from '../shared/words';

/** What is indexed of a section; the first section of a page also carries what belongs to the page. */
export interface SectionFields {
  readonly id: number;
  readonly title: string;
  readonly keywords: string;
  readonly heading: string;
  readonly names: string;
  readonly description: string;
  readonly text: string;
}

/** How much a word counts where it is found. */
export const BOOSTS: Readonly<Record<Exclude<keyof SectionFields, 'id'>, number>> = {
  title: 7,
  keywords: 4,
  heading: 2.8,
  names: 2.5,
  description: 2,
  text: 1.2,
};

/** One definition for the index as it is made and as it is loaded: MiniSearch wants both to agree. */
export const INDEX_OPTIONS: Options<SectionFields> = {
  fields: Object.keys(BOOSTS),
  tokenize: wordsOf,
  processTerm: (term) => term,
};
