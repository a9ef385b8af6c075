import {isStopWord, phraseOf} from '../shared/words';
import type {Term} from './query';

/** A query, ready to be matched with pages. */
export interface Query {
  readonly terms: readonly Term[];
  /** The scores of the sections, by term. */
  readonly found: readonly ReadonlyMap<number, number>[];
  /** Weights of the terms: rare words weigh more, stop words next to nothing. */
  readonly weights: readonly number[];
  /** Their sum. */
  readonly total: number;
  /** From 0 for a name to 1 for a question of many words. */
  readonly length: number;
  /** The terms that a word answers, each with its weight. */
  readonly answers: ReadonlyMap<string, readonly (readonly [term: number, weight: number])[]>;
  /** The best of these weights. */
  readonly best: ReadonlyMap<string, number>;
}

/** The words of a title, keyword, or heading that carry meaning; all where none does. */
export function meaningOf(text: string): readonly string[] {
  const all = phraseOf(text).split(' ').filter(Boolean);
  const meaning = all.filter((word) => !isStopWord(word));
  return meaning.length > 0 ? meaning : all;
}

/** How well words answer each term of a query. */
export function answered(words: readonly string[], {terms, answers}: Query): number[] {
  const best = terms.map(() => 0);
  for (const word of words) {
    for (const [term, weight] of answers.get(word) ?? []) if (weight > best[term]!) best[term] = weight;
  }
  return best;
}

/** The share of a query that is answered, by the weights of its terms. */
export const shareOf = (answered: readonly number[], {weights, total}: Query): number =>
  answered.reduce((share, each, term) => share + each * weights[term]!, 0) / total;

/** Overlap of a phrase and a query, from 0 to 1: the harmonic mean of the shares that they cover of each other. */
export function agreement(words: readonly string[], question: Query): number {
  let ofPhrase = 0;
  for (const word of words) ofPhrase += question.best.get(word) ?? 0;
  if (ofPhrase === 0) return 0;
  ofPhrase /= words.length;
  const ofQuery = shareOf(answered(words, question), question);
  return (2 * ofPhrase * ofQuery) / (ofPhrase + ofQuery);
}
