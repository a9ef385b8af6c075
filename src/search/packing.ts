/**
 * The index as it travels. MiniSearch writes the number of every section in full and names every field; written as
 * differences, in base 36, without stop words in running text and without how often a word is in a section, it is half the
 * size after compression, and ranks as well.
 */
import type {AsPlainObject} from 'minisearch';

import {isStopWord} from '../shared/words';

/** The index of MiniSearch, its words and their places packed into one text. */
export interface PackedIndex extends Omit<AsPlainObject, 'index' | 'documentIds' | 'storedFields'> {
  /** One line a word: the word, then field by field its places. */
  readonly lines: string;
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

/** Packs what MiniSearch writes, and leaves stop words out of the thin field. */
export function pack(plain: AsPlainObject, thin: string): PackedIndex {
  const {index, documentIds: _ids, storedFields: _stored, ...rest} = plain;
  const thinField = String(plain.fieldIds[thin]);
  const lines = index
    .filter(([word]) => word.length <= LONGEST)
    .map(([word, fields]) => {
      const kept = Object.entries(fields).filter(([field]) => field !== thinField || !isStopWord(word));
      return {word, packed: kept.map(([field, places]) => `${field}:${packPlaces(places)}`).join('\t')};
    })
    .filter(({packed}) => packed !== '')
    .sort((a, b) => (a.word < b.word ? -1 : 1))
    .map(({word, packed}) => `${word}\t${packed}`)
    .join('\n');
  return {...rest, lines};
}

/** Unpacks what `pack` made into what MiniSearch loads; sections are numbered from 0. */
export function unpack({lines, ...rest}: PackedIndex): AsPlainObject {
  const index = lines.split('\n').map((line): AsPlainObject['index'][number] => {
    const [word = '', ...fields] = line.split('\t');
    return [
      word,
      Object.fromEntries(
        fields.map((field) => {
          const colon = field.indexOf(':');
          return [field.slice(0, colon), unpackPlaces(field.slice(colon + 1))];
        }),
      ),
    ];
  });
  const numbers = Array.from({length: rest.documentCount}, (_, number) => [number, number]);
  return {...rest, index, documentIds: Object.fromEntries(numbers) as Record<string, number>, storedFields: {}};
}
