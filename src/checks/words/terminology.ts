import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** A wording of the terminology list: what to write, and what not. */
export interface Wording {
  /** The form to write. */
  write: string;
  /** Regular expressions of forms not to write; whole words, case counts, a space is any white space. */
  not: string[];
  /** Phrases in which the form is right, each with the reason. */
  except?: Record<string, string>;
  /** True for style, which holds for every text; a name of a thing does not hold in code. */
  style?: boolean;
  /** True for words about sources and releases, which `npm run check -- voice` looks for. */
  voice?: boolean;
  /** How often a text may have it. */
  atMost?: number;
  /** Finds the forms not to write. */
  pattern: RegExp;
}

/** A violation of the terminology list, and its place in the text. */
export interface Violation {
  index: number;
  found: string;
  write: string;
}

/** File of the terminology list, relative to the project. */
const terminologyFile = 'src/checks/words/terminology.yml';

/** More exceptions than these, and the list of wordings is wrong, not the texts. */
const mostExceptions = 20;

/**
 * Reads the terminology list.
 * @throws when the list is empty or has too many exceptions, or one without a reason.
 */
export function readWordings(root: string): Wording[] {
  const file = path.join(root, terminologyFile);
  const wordings = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Omit<Wording, 'pattern'>[] | null) : null;
  if (!wordings?.length) throw new Error(`${terminologyFile}:1  no terms found  ->  list what to write and what not`);
  const exceptions = wordings.flatMap(({except = {}}) => Object.entries(except));
  const bare = exceptions.find(([, reason]) => typeof reason !== 'string' || reason.trim() === '');
  if (bare)
    throw new Error(`${terminologyFile}:1  the exception "${bare[0]}" has no reason  ->  write it after the phrase`);
  if (exceptions.length > mostExceptions)
    throw new Error(
      `${terminologyFile}:1  ${exceptions.length} exceptions, more than ${mostExceptions}  ->  make the patterns more exact`,
    );
  return wordings.map((wording) => {
    const forms = wording.not.join('|').replaceAll(' ', '\\s+');
    return {...wording, pattern: new RegExp(`(?<![\\p{L}\\p{N}_])(?:${forms})(?![\\p{L}\\p{N}_])`, 'gu')};
  });
}

/**
 * Finds violations of the terminology list.
 * @param text what people read: no code.
 */
export function findViolations(text: string, wordings: readonly Wording[]): Violation[] {
  return wordings.flatMap((wording) => {
    const {write, atMost = 0} = wording;
    const cleaned = Object.keys(wording.except ?? {}).reduce(
      (rest, phrase) => rest.replaceAll(phrase, ' '.repeat(phrase.length)),
      text,
    );
    return [...cleaned.matchAll(wording.pattern)].slice(atMost).map(({0: found, index}) => ({
      index,
      found: found.replace(/\s+/g, ' '),
      write,
    }));
  });
}
