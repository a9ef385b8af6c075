import {sum} from '../shared/collections';
import type {Term} from './query';
import {isStopWord, phraseOf} from '../shared/words';

/** How a page is judged beyond the words it has; tuned on `tests/search/queries.yml`. */
export const TUNING = {
  /** How hard a missing word lowers a result. */
  coverage: 1.7,
  /** How much a stop word counts beside a real one. */
  stop: 0.06,
  /** What the page adds to its best section. */
  page: 0.4,
  /** What a title, a keyword or a heading adds when its words are those of the query. */
  title: 1.7,
  keyword: 2.2,
  heading: 0.8,
  /** What it multiplies when it is the query itself. */
  exactTitle: 2.4,
  exactKeyword: 1.5,
  exactHeading: 1.2,
  /** What each further word of a query adds to a text that has it word for word, and how much at the most. */
  verbatim: 0.25,
  mostVerbatim: 1.75,
  /** What a text that has it is multiplied with where a query is a name of the software. */
  name: 3,
  /** What each level below the top of the manual costs. */
  depth: 0.009,
  /** What the reference is multiplied with in a query of plain words, and in one that is code. */
  plain: 0.9,
  code: 2.5,
};

/** A path, a method or a name in camel case asks for the reference. */
export const CODE = /(?:^|\s)\/\w|\b(?:GET|POST|PUT|PATCH|DELETE)\b|\b[a-z]{2,}[A-Z]\w*|[{}]/;

/** A name of the software, such as `AlphaOffset` or `Keep_Edge_Luma`, and nothing else. */
export const NAME = /^\s*(?=\S*(?:[a-z][A-Z]|_))\w+\s*$/;

/** A query, ready to be held against pages. */
export interface Question {
  readonly terms: readonly Term[];
  readonly phrase: string;
  readonly isCode: boolean;
  readonly isName: boolean;
  /** The scores of the sections, by term. */
  readonly found: readonly ReadonlyMap<number, number>[];
  /** How much each term weighs: rare words more, stop words next to nothing. */
  readonly weights: readonly number[];
  /** Which terms a word answers, and how well. */
  readonly answers: ReadonlyMap<string, readonly (readonly [term: number, weight: number])[]>;
}

/** A title, keyword or heading: as phrases are compared, and those of its words that carry meaning (all where none does). */
export interface Phrase {
  readonly phrase: string;
  readonly words: readonly string[];
}

/** Reads a title, keyword or heading. */
export function readPhrase(text: string): Phrase {
  const phrase = phraseOf(text);
  const words = phrase.split(' ').filter(Boolean);
  const meaning = words.filter((word) => !isStopWord(word));
  return {phrase, words: meaning.length > 0 ? meaning : words};
}

/** How rare something is that so many of all sections have. */
export const rarity = (all: number, sections: number): number => Math.log(1 + all / (1 + sections));

/** How much of a phrase the query makes up, and how much of the query the phrase: 0 to 1, 1 where they agree. */
export function agreement({words}: Phrase, {weights, answers}: Question): number {
  const best = weights.map(() => 0);
  let ofPhrase = 0;
  for (const word of words) {
    let most = 0;
    for (const [term, weight] of answers.get(word) ?? []) {
      most = Math.max(most, weight);
      best[term] = Math.max(best[term] ?? 0, weight);
    }
    ofPhrase += most;
  }
  if (ofPhrase === 0) {
    return 0;
  }
  ofPhrase /= words.length;
  const ofQuery = sum(best.map((each, term) => each * (weights[term] ?? 0))) / sum(weights);
  return ofQuery > 0 ? (2 * ofPhrase * ofQuery) / (ofPhrase + ofQuery) : 0;
}
