import MiniSearch, {type SearchOptions} from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import {stemmer} from 'stemmer';

import {getOrMake} from '../shared/collections';
import {isStopWord, wordsOf} from '../shared/words';
import {BOOSTS, FORMS} from './scoring';
import type {IndexedPage} from './types';

/** An indexed word that matches a word of a query; weight 1 for itself. */
export interface Form {
  readonly word: string;
  readonly weight: number;
}

/** Longer words are keys and hashes. */
const LONGEST = 28;

const MOST_FORMS = 14;

const EXACT: SearchOptions = {boost: BOOSTS, tokenize: (word) => [word], processTerm: (word) => word};

const sorted = (word: string): string => [...word].sort().join('');

/** Scores by word. Two indexes, because texts arrive after titles. */
export class WordIndex {
  private readonly indexes: MiniSearch[] = [];
  private readonly words = new Set<string>();
  /** Built on the first prefix or typo. */
  private byLetters?: SearchableMap<true>;
  private readonly byStem = new Map<string, string[]>();
  private readonly found = new Map<string, ReadonlyMap<number, number>>();

  /** A page's fields belong to its first section. */
  constructor(pages: readonly IndexedPage[]) {
    // Empty instead of absent, because the mean length counts all sections.
    const documents = pages
      .flatMap(({title, keywords, description, route, sections}) =>
        sections.map(({heading, names = '', asked = []}, place) => ({
          heading,
          names,
          asked: asked.flat().join(' '),
          ...(place > 0
            ? {title: '', keywords: '', description: ''}
            : {title, keywords: keywords.join(' '), description: `${description} ${route.split('/').at(-1)}`}),
        })),
      )
      .map((document, id) => ({id, ...document}));
    this.add(['title', 'keywords', 'heading', 'asked', 'names', 'description'], documents);
  }

  addTexts(texts: readonly string[]): void {
    this.add(
      ['text'],
      texts.map((text, id) => ({id, text})),
    );
    this.found.clear();
  }

  private add(fields: string[], documents: readonly object[]): void {
    const index = new MiniSearch({
      fields,
      // Unique words: frequency within a field is irrelevant.
      tokenize: (text) => [...new Set(wordsOf(text))],
      processTerm: (word, field) =>
        word.length > LONGEST || (field === 'text' && isStopWord(word)) ? null : this.learn(word),
    });
    index.addAll(documents);
    this.indexes.push(index);
    this.byLetters = undefined;
  }

  private get letters(): SearchableMap<true> {
    this.byLetters ??= SearchableMap.from([...this.words].map((word) => [word, true]));
    return this.byLetters;
  }

  private learn(word: string): string {
    if (!this.words.has(word)) {
      this.words.add(word);
      getOrMake(this.byStem, stemmer(word), () => []).push(word);
    }
    return word;
  }

  look(word: string): ReadonlyMap<number, number> {
    return getOrMake(this.found, word, () => {
      const scores = new Map<number, number>();
      for (const {id, score} of this.indexes.flatMap((index) => index.search(word, EXACT))) {
        scores.set(id as number, (scores.get(id as number) ?? 0) + score);
      }
      return scores;
    });
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  /**
   * @param isTyped also matches prefixes, for the word being typed
   * @returns the word, its stem's forms, and prefixes, else words with one typo
   */
  formsOf(word: string, isTyped: boolean): Form[] {
    const forms = new Map<string, number>();
    const add = (words: Iterable<string>, weight: number) => {
      for (const each of words) forms.set(each, Math.max(forms.get(each) ?? 0, weight));
    };
    add(this.has(word) ? [word] : [], 1);
    add(this.byStem.get(stemmer(word)) ?? [], FORMS.stem);
    if (word.length > 1 && (isTyped || forms.size === 0)) add(this.letters.atPrefix(word).keys(), FORMS.prefix);
    if (forms.size === 0) add(this.near(word), FORMS.typo);
    return [...forms]
      .map(([each, weight]) => ({word: each, weight}))
      .sort((a, b) => b.weight - a.weight || a.word.length - b.word.length)
      .slice(0, MOST_FORMS);
  }

  /** One typo or swap away, with their stems. */
  private near(word: string): string[] {
    if (word.length < 4 || /\d/.test(word)) return [];
    return [...this.letters.fuzzyGet(word, 2)]
      .filter(([other, [, distance]]) => distance === 1 || sorted(other) === sorted(word))
      .flatMap(([other]) => this.byStem.get(stemmer(other)) ?? []);
  }

  /** Splits an unknown word into two known ones, most evenly first. */
  split(word: string): [string, string] | undefined {
    const middle = word.length / 2;
    return Array.from({length: Math.max(0, word.length - 5)}, (_, place) => place + 3)
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
      .map((cut): [string, string] => [word.slice(0, cut), word.slice(cut)])
      .find((halves) => halves.every((half) => this.has(half)));
  }
}
