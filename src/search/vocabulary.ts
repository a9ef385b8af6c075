import {stemmer} from 'stemmer';

import {getOrMake} from '../shared/collections';
import {FORMS} from './scoring';

/** A word of the index that answers a word of a query, and how well: 1 is the word itself. */
export interface Form {
  readonly word: string;
  readonly weight: number;
}

const MOST_FORMS = 14;

/** True where one word becomes the other by one change: a letter more, less, other, or two that changed places. */
function isSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) {
    return false;
  }
  let start = 0;
  while (start < short.length && short[start] === long[start]) {
    start += 1;
  }
  const rest = long.slice(start + 1);
  if (long.length > short.length) {
    return short.slice(start) === rest;
  }
  const isSwap = short.slice(start, start + 2) === `${long[start + 1]}${long[start]}`;
  return short.slice(start + 1) === rest || (isSwap && short.slice(start + 2) === long.slice(start + 2));
}

/** All words of the index, and the ways from a reader's word to them. */
export class Vocabulary {
  private readonly sorted: readonly string[];
  private readonly known: ReadonlySet<string>;
  private readonly byStem = new Map<string, string[]>();

  /** @param words each word of the index once */
  constructor(words: readonly string[]) {
    this.sorted = [...words].sort();
    this.known = new Set(words);
    for (const word of words) {
      getOrMake(this.byStem, stemmer(word), () => []).push(word);
    }
  }

  /** Says whether a word is in the index. */
  has(word: string): boolean {
    return this.known.has(word);
  }

  /**
   * Finds the words of the index that a reader may mean.
   * @param word a folded word of a query
   * @param isTyped true for the word that is still being typed, which also finds what begins with it
   * @returns the word itself, those of the same stem, and those it begins; where there are none, those one typo away and those
   * of their stems
   */
  formsOf(word: string, isTyped: boolean): Form[] {
    const forms = new Map<string, number>();
    const add = (words: readonly string[], weight: number) =>
      words.forEach((each) => forms.set(each, Math.max(forms.get(each) ?? 0, weight)));
    add(this.known.has(word) ? [word] : [], 1);
    add(this.byStem.get(stemmer(word)) ?? [], FORMS.stem);
    if (isTyped || forms.size === 0) {
      add(this.startingWith(word), FORMS.prefix);
    }
    if (forms.size === 0) {
      add(this.near(word), FORMS.typo);
    }
    return [...forms]
      .map(([each, weight]) => ({word: each, weight}))
      .sort((a, b) => b.weight - a.weight || a.word.length - b.word.length)
      .slice(0, MOST_FORMS);
  }

  /** Cuts a word that the index lacks into two that it has, the most even cut first; undefined where there is none. */
  split(word: string): [string, string] | undefined {
    const middle = word.length / 2;
    const cuts = Array.from({length: Math.max(0, word.length - 5)}, (_, place) => place + 3);
    return cuts
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
      .map((cut): [string, string] => [word.slice(0, cut), word.slice(cut)])
      .find(([first, second]) => this.known.has(first) && this.known.has(second));
  }

  private startingWith(start: string): string[] {
    return start.length < 2 ? [] : this.sorted.filter((word) => word.startsWith(start));
  }

  private near(word: string): string[] {
    if (word.length < 4 || /\d/.test(word)) {
      return [];
    }
    const close = this.sorted.filter((each) => isSlip(word, each));
    if (close.length > 0) {
      return close.flatMap((each) => this.byStem.get(stemmer(each)) ?? []);
    }
    // Plural and ending aside, or a typo in the beginning of a longer word that is still being typed.
    const stem = stemmer(word);
    const byStem = [...this.byStem].filter(([each]) => isSlip(stem, each)).flatMap(([, words]) => words);
    return byStem.length > 0 || word.length < 6
      ? byStem
      : this.sorted.filter(
          (each) =>
            each.length > word.length &&
            (isSlip(word, each.slice(0, word.length)) || isSlip(word, each.slice(0, word.length + 1))),
        );
  }
}
