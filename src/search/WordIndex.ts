import MiniSearch, {type SearchOptions} from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import {stemmer} from 'stemmer';

import {getOrMake} from '../shared/collections';
import {isStopWord, wordsOf} from '../shared/words';
import {BOOSTS, FORMS} from './scoring';
import type {IndexedPage} from './types';

/** An indexed word that a word of a query can mean; 1 is the word itself. */
export interface Form {
  readonly word: string;
  readonly weight: number;
}

/** Longer words are keys and hashes in samples, which are not typed. */
const LONGEST = 28;

const MOST_FORMS = 14;

const EXACT: SearchOptions = {boost: BOOSTS, tokenize: (word) => [word], processTerm: (word) => word};

const sorted = (word: string): string => [...word].sort().join('');

/** Which sections have a word, and how much it says about them: two indexes, because the texts arrive after the titles. */
export class WordIndex {
  private readonly indexes: MiniSearch[] = [];
  private readonly words = new Set<string>();
  /** The words by their letters, made when a beginning or a typo is first looked for. */
  private byLetters?: SearchableMap<true>;
  private readonly byStem = new Map<string, string[]>();
  private readonly found = new Map<string, ReadonlyMap<number, number>>();

  /** Indexes what the rank file says of each section; fields of a page belong to its first section. */
  constructor(pages: readonly IndexedPage[]) {
    // A field that a section lacks is empty, not absent: the mean length counts all sections.
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

  /** Indexes the texts of the sections as well. */
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
      // Each word once: how often a field says it tells nothing.
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

  /** The score of each section that has a word. */
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
   * Finds the indexed words that a reader may mean.
   * @param isTyped true for the word that is still being typed, which also finds what begins with it
   * @returns the word itself, those of the same stem, and those it begins; where there are none, those one typo away
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

  /** Words one typo away, two swapped letters included, with those of their stems. */
  private near(word: string): string[] {
    if (word.length < 4 || /\d/.test(word)) return [];
    return [...this.letters.fuzzyGet(word, 2)]
      .filter(([other, [, distance]]) => distance === 1 || sorted(other) === sorted(word))
      .flatMap(([other]) => this.byStem.get(stemmer(other)) ?? []);
  }

  /** Cuts a word that the index lacks into two that it has, the most even cut first; undefined where there is none. */
  split(word: string): [string, string] | undefined {
    const middle = word.length / 2;
    return Array.from({length: Math.max(0, word.length - 5)}, (_, place) => place + 3)
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
      .map((cut): [string, string] => [word.slice(0, cut), word.slice(cut)])
      .find((halves) => halves.every((half) => this.has(half)));
  }
}
