import {escapeRegExp} from '../../shared/escape';
import {ownPath} from '../versions';

/** The name of a method: typed in capitals, it means only the method. */
const METHOD = /^(?:GET|POST|PUT|PATCH|DEL|DELETE)$/;

/** What an entry of the list is found by. */
export interface Findable {
  /** As the list writes it, `del` for DELETE; empty for a section of the introduction. */
  readonly method: string;
  readonly path: string;
  /** Its name, and that of its group. */
  readonly seen: readonly string[];
  /** Texts that the list doesn't show: names and values of fields, summary, examples, errors. */
  readonly known: readonly string[];
}

/** A match: the lower, the better, and the text that has it where the list doesn't show it. */
interface Match {
  readonly rank: number;
  readonly why: string;
}

/** From this rank on, a term is inside a word. */
const INSIDE = 6;

const add = (one: Match, other: Match): Match => ({rank: one.rank + other.rank, why: one.why || other.why});

/** Matches a term: as a word first, then at the start of one, then inside; each in what is seen first, then in the path. */
function matcherOf(term: string): (entry: Findable) => Match | undefined {
  const sign = escapeRegExp(term.toLowerCase());
  const start = new RegExp(`(?<![\\p{L}\\p{N}])${sign}(?<word>(?![\\p{L}\\p{N}]))?`, 'gu');
  const kindOf = (text: string) => {
    // A capital begins a word: `map` in `projectMapId`.
    const spaced = text.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ');
    const found = [...`${spaced} ${text}`.toLowerCase().matchAll(start)];
    if (found.length > 0) return found.some(({groups}) => groups?.['word'] !== undefined) ? 0 : 1;
    return text.toLowerCase().includes(term.toLowerCase()) ? 2 : undefined;
  };
  return ({method, path, seen, known}) => {
    if (METHOD.test(term)) return method && term.toLowerCase().startsWith(method) ? {rank: 0, why: ''} : undefined;
    const places = [seen, [path], known].flatMap((texts, place) =>
      texts.flatMap((text) => {
        const kind = kindOf(text);
        return kind === undefined ? [] : {rank: kind * 3 + place, why: place === 2 ? text : ''};
      }),
    );
    return places.sort((one, other) => one.rank - other.rank)[0];
  };
}

/** Whether what was pasted from a log or a program is the path of a call, with values in its places. */
function isPasted({method, path}: Findable, text: string): boolean {
  const [, verb = '', pasted] = /^(?:([A-Za-z]+)\s+)?(?:https?:\/\/[^/\s]+)?(\/[^\s?#]*\/[^\s?#]*)/.exec(text) ?? [];
  const [wanted = [], own = []] = [pasted ?? '', path].map((one) => ownPath(one).split('/').filter(Boolean));
  const isSame = own.length === wanted.length && own.every((part, at) => part.startsWith('{') || part === wanted[at]);
  return own.length > 0 && isSame && method.startsWith(verb.toLowerCase().slice(0, 3));
}

/** The text of an error, in backticks in what is known of a call, within what was pasted from a log or a program. */
const errorIn = ({known}: Findable, text: string): string | undefined =>
  known.find((one) =>
    [...one.matchAll(/`([^`]* [^`]*)`/g)].some(([, error = '']) =>
      new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(error)}(?![\\p{L}\\p{N}])`, 'iu').test(text),
    ),
  );

/** Entries that have all words of a text, best first. A pasted path or error finds what it belongs to. */
export function rankCalls<Entry extends Findable>(entries: readonly Entry[], text: string): (Match & {entry: Entry})[] {
  const pasted = entries.filter((entry) => isPasted(entry, text));
  if (pasted.length > 0) return pasted.map((entry) => ({entry, rank: 0, why: ''}));
  const failed = entries.flatMap((entry) => ({entry, rank: 0, why: errorIn(entry, text) ?? ''}));
  if (failed.some(({why}) => why)) return failed.filter(({why}) => why);
  const terms = text.split(/\s+/).map(matcherOf);
  const whole = matcherOf(text);
  const found = entries.flatMap((entry) => {
    const matches = terms.flatMap((match) => match(entry) ?? []);
    if (matches.length < terms.length) return [];
    const isInside = matches.some(({rank}) => rank >= INSIDE);
    // The words as they were typed, in one text, come before the same words in several.
    const phrase = terms.length > 1 ? (whole(entry) ?? {rank: 100, why: ''}) : {rank: 0, why: ''};
    return {entry, isInside, ...add(phrase, matches.reduce(add))};
  });
  const right = found.some(({isInside}) => !isInside) ? found.filter(({isInside}) => !isInside) : found;
  return right.sort((one, other) => one.rank - other.rank);
}
