import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

export interface Wording {
  write: string;
  /** Regular expressions; whole words, case-sensitive, a space matches any white space. */
  not: string[];
  except?: Record<string, string>;
  /** Style applies to all text; names don't apply to code. */
  style?: boolean;
  /** About sources and releases, for `npm run check -- voice`. */
  voice?: boolean;
  atMost?: number;
  pattern: RegExp;
}

export interface Violation {
  index: number;
  found: string;
  write: string;
}

const terminologyFile = 'src/checks/words/terminology.yml';

/** More exceptions mean that the list is wrong. */
const mostExceptions = 20;

/** @throws if the list is empty, or an exception has no reason. */
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
