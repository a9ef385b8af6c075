import {sum} from '../shared/collections';
import type {CodeKind} from './code';
import type {Term} from './query';
import {isStopWord, phraseOf} from '../shared/words';

/** A name of the software, such as `AlphaOffset` or `Keep_Edge_Luma`, and nothing else. */
export const NAME = /^\s*(?=\S*(?:[a-z][A-Z]|_))\w+\s*$/;

/** A query, ready to be matched with pages. */
export interface Question {
  readonly terms: readonly Term[];
  readonly phrase: string;
  readonly codeKind: CodeKind;
  readonly isName: boolean;
  /** From 0 for a name to 1 for a question of many words. */
  readonly length: number;
  /** Share of the query that the wordings of each question of the register cover together. */
  readonly covered: ReadonlyMap<number, number>;
  /** The scores of the sections, by term. */
  readonly found: readonly ReadonlyMap<number, number>[];
  /** Weights of the terms: rare words weigh more, stop words next to nothing. */
  readonly weights: readonly number[];
  /** Their sum. */
  readonly total: number;
  /** The terms that a word answers, each with its weight. */
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
  const all = phrase.split(' ').filter(Boolean);
  const meaning = all.filter((word) => !isStopWord(word));
  return {phrase, words: meaning.length > 0 ? meaning : all};
}

/** Inverse document frequency of a word that this many of all sections have. */
export const rarity = (all: number, sections: number): number => Math.log(1 + all / (1 + sections));

/** Overlap of a phrase and the query, from 0 to 1: the harmonic mean of the shares that they cover of each other. */
export function agreement({words}: Phrase, {weights, total, answers}: Question): number {
  if (!words.some((word) => answers.has(word))) {
    return 0;
  }
  const best = weights.map(() => 0);
  let ofPhrase = 0;
  for (const word of words) {
    let most = 0;
    for (const [term, weight] of answers.get(word) ?? []) {
      most = Math.max(most, weight);
      best[term] = Math.max(best[term] ?? 0, weight);
    }
    ofPhrase += most / words.length;
  }
  const ofQuery = sum(best.map((each, term) => each * (weights[term] ?? 0))) / total;
  return ofQuery > 0 ? (2 * ofPhrase * ofQuery) / (ofPhrase + ofQuery) : 0;
}
