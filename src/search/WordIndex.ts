import {getOrMake, sum} from '../shared/collections';
import {isStopWord, wordsOf} from '../shared/words';
import {BOOSTS} from './scoring';
import type {RankFile} from './types';

/** Fields of a section; those of the whole page are in its first section. */
type Field = keyof typeof BOOSTS;

const FIELDS = Object.keys(BOOSTS) as Field[];

/** Saturation, normalization by length, and floor of BM25+. */
const [K, B, FLOOR] = [1.2, 0.7, 0.5];

/** Longer words are keys and hashes in samples, which are not typed. */
const LONGEST = 28;

/** The texts of each section by field, in the order of the sections. */
function fieldsOf({pages, sections, questions}: RankFile, texts: readonly string[]): Record<Field, string>[] {
  const asked = sections.map((): string[] => []);
  questions.forEach(({section, wordings}) => asked[section]?.push(...wordings));
  return sections.map(({page, heading, names}, section) => {
    const isOpening = sections[section - 1]?.page !== page;
    const {title, keywords, description, route} = pages[page]!;
    return {
      title: isOpening ? title : '',
      keywords: isOpening ? keywords.join(' ') : '',
      heading,
      asked: asked[section]!.join(' '),
      names,
      description: isOpening ? `${description} ${route.split('/').at(-1)}` : '',
      text: texts[section] ?? '',
    };
  });
}

/** In which sections each word is, and how much it says about them (BM25+, each word of a field once). */
export class WordIndex {
  private readonly places = new Map<string, Partial<Record<Field, number[]>>>();
  /** Number of different words in each section, by field. */
  private readonly lengths = Object.fromEntries(FIELDS.map((field) => [field, [] as number[]]));
  private readonly means: Readonly<Record<string, number>>;
  private readonly found = new Map<string, ReadonlyMap<number, number>>();
  private readonly size: number;

  /**
   * @param file the file that ranks
   * @param texts those of the file of excerpts; empty as long as it isn't there
   */
  constructor(file: RankFile, texts: readonly string[]) {
    this.size = file.sections.length;
    fieldsOf(file, texts).forEach((fields, section) =>
      FIELDS.forEach((field) => this.add(field, section, fields[field])),
    );
    this.means = Object.fromEntries(FIELDS.map((field) => [field, sum(this.lengths[field]!) / this.size]));
  }

  /** All words. */
  get words(): readonly string[] {
    return [...this.places.keys()];
  }

  /** The score of each section that has a word. */
  look(word: string): ReadonlyMap<number, number> {
    return getOrMake(this.found, word, () => {
      const scores = new Map<number, number>();
      for (const [field, sections] of Object.entries(this.places.get(word) ?? {})) {
        const rare = Math.log(1 + (this.size - sections.length + 0.5) / (sections.length + 0.5));
        for (const section of sections) {
          const length = this.lengths[field]![section]! / this.means[field]!;
          const score = rare * BOOSTS[field as Field] * (FLOOR + (K + 1) / (1 + K * (1 - B + B * length)));
          scores.set(section, (scores.get(section) ?? 0) + score);
        }
      }
      return scores;
    });
  }

  private add(field: Field, section: number, text: string): void {
    const words = new Set(wordsOf(text));
    this.lengths[field]![section] = words.size;
    for (const word of words) {
      if (word.length > LONGEST || (field === 'text' && isStopWord(word))) continue;
      const places = getOrMake(this.places, word, (): Partial<Record<Field, number[]>> => ({}));
      (places[field] ??= []).push(section);
    }
  }
}
