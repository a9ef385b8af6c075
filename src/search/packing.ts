/**
 * The index as it travels. MiniSearch writes the number of every section in full and names every field; written as
 * differences, in base 36, without stop words in running text, without how often a word is in a section, and without the
 * fields that the file spells out, it is a third of the size after compression, and ranks as well.
 */
import type {AsPlainObject} from 'minisearch';

import {getOrMake} from '../shared/collections';
import {isStopWord, wordsOf} from '../shared/words';

/** The index of MiniSearch, its words and their places packed into one text. */
export interface PackedIndex extends Omit<AsPlainObject, 'index' | 'documentIds' | 'storedFields' | 'fieldLength'> {
  /** One line a word: the word, then field by field its places. */
  readonly lines: string;
  /** Number of words in each section, by the number of the field. */
  readonly lengths: Readonly<Record<string, readonly number[]>>;
}

/** Texts of all sections by the name of their field. */
type Texts = readonly Readonly<Record<string, string>>[];

/** The length of a section to one or two binary digits, which ranks as well and takes two thirds of the bytes. */
function coarse(length: number): number {
  const step = 2 ** Math.max(0, Math.floor(Math.log2(Math.max(1, length))) - 1);
  return Math.round(length / step) * step;
}

/** Longer words are keys and hashes in samples, which are not typed. */
const LONGEST = 28;

function packPlaces(places: Record<string, number>): string {
  const numbers = Object.keys(places).map(Number);
  return numbers.map((place, at) => (place - (numbers[at - 1] ?? 0)).toString(36)).join(' ');
}

function unpackPlaces(packed: string): Record<string, number> {
  let place = 0;
  return Object.fromEntries(
    packed.split(' ').map((step) => {
      place += Number.parseInt(step, 36);
      return [place, 1];
    }),
  );
}

/**
 * Packs what MiniSearch writes.
 * @param plain the index, its sections numbered from 0
 * @param thin the field that loses its stop words
 * @param spelledOut names of the fields that `unpack` gets from their texts
 */
export function pack(plain: AsPlainObject, thin: string, spelledOut: readonly string[]): PackedIndex {
  const {index, documentIds: _ids, storedFields: _stored, fieldLength, ...rest} = plain;
  const thinField = String(plain.fieldIds[thin]);
  const left = new Set(spelledOut.map((field) => String(plain.fieldIds[field])));
  const lines = index
    .filter(([word]) => word.length <= LONGEST)
    .map(([word, fields]) => {
      const kept = Object.entries(fields).filter(
        ([field]) => !left.has(field) && (field !== thinField || !isStopWord(word)),
      );
      return {word, packed: kept.map(([field, places]) => `${field}:${packPlaces(places)}`).join('\t')};
    })
    .filter(({packed}) => packed !== '')
    .sort((a, b) => (a.word < b.word ? -1 : 1))
    .map(({word, packed}) => `${word}\t${packed}`)
    .join('\n');
  const sections = Array.from({length: plain.documentCount}, (_, section) => String(section));
  const fields = Object.values(plain.fieldIds).map(String);
  const lengths = Object.fromEntries(
    fields
      .filter((field) => !left.has(field))
      .map((field) => [field, sections.map((section) => coarse(fieldLength[section]?.[Number(field)] ?? 0))]),
  );
  return {...rest, lines, lengths};
}

/**
 * Unpacks what `pack` made into what MiniSearch loads.
 * @param packed the index
 * @param texts what is spelled out of each section, in their order
 */
export function unpack({lines, lengths, ...rest}: PackedIndex, texts: Texts): AsPlainObject {
  const words = new Map<string, Record<string, Record<string, number>>>();
  const fieldLength: Record<string, number[]> = {};
  texts.forEach((fields, section) => {
    const own: number[] = [];
    for (const [field, of] of Object.entries(lengths)) own[Number(field)] = of[section] ?? 0;
    for (const [name, text] of Object.entries(fields)) {
      const field = rest.fieldIds[name]!;
      const found = new Set(wordsOf(text));
      own[field] = found.size;
      for (const word of found) {
        if (word.length > LONGEST) continue;
        const byField = getOrMake(words, word, (): Record<string, Record<string, number>> => ({}));
        (byField[field] ??= {})[section] = 1;
      }
    }
    fieldLength[section] = own;
  });
  for (const line of lines.split('\n')) {
    const [word = '', ...fields] = line.split('\t');
    const byField = getOrMake(words, word, (): Record<string, Record<string, number>> => ({}));
    for (const field of fields) {
      const colon = field.indexOf(':');
      byField[field.slice(0, colon)] = unpackPlaces(field.slice(colon + 1));
    }
  }
  const numbers = texts.map((_, number) => [number, number] as const);
  return {...rest, index: [...words], fieldLength, documentIds: Object.fromEntries(numbers), storedFields: {}};
}
