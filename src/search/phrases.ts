import {isStopWord, phraseOf} from '../shared/words';
import type {Term} from './query';

export interface Query {
  readonly terms: readonly Term[];
  /** Section scores by term. */
  readonly found: readonly ReadonlyMap<number, number>[];
  /** Rare words weigh more, stop words next to nothing. */
  readonly weights: readonly number[];
  readonly total: number;
  /** 0 for a name to 1 for a long question. */
  readonly length: number;
  /** Terms that a word answers, with weights. */
  readonly answers: ReadonlyMap<string, readonly (readonly [term: number, weight: number])[]>;
  readonly best: ReadonlyMap<string, number>;
}

/** Without stop words, unless there are no others. */
export function meaningOf(text: string): readonly string[] {
  const all = phraseOf(text).split(' ').filter(Boolean);
  const meaning = all.filter((word) => !isStopWord(word));
  return meaning.length > 0 ? meaning : all;
}

/** By term. */
export function answered(words: readonly string[], {terms, answers}: Query): number[] {
  const best = terms.map(() => 0);
  for (const word of words) {
    for (const [term, weight] of answers.get(word) ?? []) if (weight > best[term]!) best[term] = weight;
  }
  return best;
}

/** Weighted share. */
export const shareOf = (answered: readonly number[], {weights, total}: Query): number =>
  answered.reduce((share, each, term) => share + each * weights[term]!, 0) / total;

/** Harmonic mean of the shares of phrase and query, 0 to 1. */
export function agreement(words: readonly string[], question: Query): number {
  let ofPhrase = 0;
  for (const word of words) ofPhrase += question.best.get(word) ?? 0;
  if (ofPhrase === 0) return 0;
  ofPhrase /= words.length;
  const ofQuery = shareOf(answered(words, question), question);
  return (2 * ofPhrase * ofQuery) / (ofPhrase + ofQuery);
}
