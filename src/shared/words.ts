/**
 * Tokenizer for pages at build time and for queries in the browser: ignores case, accents, and punctuation, and finds
 * compounds as a whole and by part (`Clean_Plate`).
 */

import {getOrMake} from './collections';

/** Without meaning in a question; kept if the query has nothing else. */
// cspell:disable
const STOP_WORDS = new Set(
  (
    'a about all am an and any anyway are as at be been but by can cannot cant could did do does doesnt dont for from get gets ' +
    'got had has have how i if im in into is isnt it its keep make me mean means my no not of on or our out so some that ' +
    'the their them then there these they this to up us use via was we what when where which who why will with wont would you your whats hows wheres'
  ).split(' '),
);

/** Show how someone asks, not what about. */
const FILLERS = new Set(
  (
    'again already also although always another because become becomes before after being between both come comes else ever every ' +
    'few give gives go goes going happen happens he help her here his instead just know let like likely look looks many may maybe ' +
    'might more most much must need needs never now one only other others ought over possible put really right same say says see ' +
    'seems she should since still such take tell than though through together too touch touching try under until very want wants ' +
    'way ways well were whatever whether while whole whose within without yet'
  ).split(' '),
);
const ANY = /^(?:any|every|no|some)(?:body|one|thing)$/;

// cspell:enable

const CHUNK = /[\p{L}\p{N}]+(?:['’._-]+[\p{L}\p{N}]+)*/gu;
const NUMBER = /^\p{N}+(?:\.\p{N}+)+$/u;
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

export interface Chunk {
  readonly start: number;
  readonly end: number;
  /** Parts of a compound, or the one word. */
  readonly parts: readonly string[];
  /** The compound as one word. */
  readonly joined?: string;
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();

function partsOf(raw: string): Pick<Chunk, 'parts' | 'joined'> {
  if (NUMBER.test(raw)) {
    return {parts: [raw]};
  }
  const parts = raw
    .split(/[._-]+/)
    .flatMap((part) => part.split(CAMEL))
    .map(fold)
    .filter(Boolean);
  return parts.length > 1 ? {parts, joined: parts.join('')} : {parts};
}

/** Cache: a manual repeats its words. */
const known = new Map<string, Pick<Chunk, 'parts' | 'joined'>>();

const read = (raw: string) => getOrMake(known, raw, () => partsOf(raw));

/** Words with their offsets. */
export const chunksOf = (text: string): Chunk[] =>
  [...text.matchAll(CHUNK)].map(({0: raw, index: start}) => ({start, end: start + raw.length, ...read(raw)}));

/** Index terms: compounds and their parts, without single letters. */
export const wordsOf = (text: string): string[] =>
  (text.match(CHUNK) ?? []).flatMap((raw) => {
    const {parts, joined} = read(raw);
    return joined === undefined ? parts : [...parts.filter((part) => part.length > 1), joined];
  });

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

export const isFiller = (word: string): boolean => FILLERS.has(word) || ANY.test(word);

/** Normalized for comparing phrases: words separated by single spaces. */
export const phraseOf = (text: string): string => (text.match(CHUNK) ?? []).flatMap((raw) => read(raw).parts).join(' ');
