import {sum} from '../../shared/collections';
import {escapeRegExp} from '../../shared/escape';
import {ownPath} from '../../data/api/versions';

/** `seen` is visible in the list, `known` isn't. */
export interface Findable {
  readonly method: string;
  readonly path: string;
  readonly seen: readonly string[];
  readonly known: readonly string[];
}

/** From this rank on, matches are inside words. */
const INSIDE = 6;

/** 0 for a whole word, 1 for a prefix, 2 inside. Capitals start words too. */
function kindOf(text: string, term: string): number | undefined {
  const words = `${text.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')} ${text}`.toLowerCase();
  if (!words.includes(term.toLowerCase())) return undefined;
  const start = `(?<![\\p{L}\\p{N}])${escapeRegExp(term.toLowerCase())}`;
  const at = [`${start}(?![\\p{L}\\p{N}])`, start].findIndex((pattern) => new RegExp(pattern, 'u').test(words));
  return at < 0 ? 2 : at;
}

/** `why` is the matching hidden text. A method in capitals only matches methods. */
function matchOf({method, path, seen, known}: Findable, term: string): {rank: number; why: string} | undefined {
  if (/^(?:GET|POST|PUT|PATCH|DEL|DELETE)$/.test(term))
    return method && term.toLowerCase().startsWith(method) ? {rank: 0, why: ''} : undefined;
  const matches = [seen, [path], known].flatMap((texts, place) =>
    texts.map((text) => ({rank: (kindOf(text, term) ?? NaN) * 3 + place, why: place === 2 ? text : ''})),
  );
  return matches.filter(({rank}) => rank >= 0).sort((one, other) => one.rank - other.rank)[0];
}

/** Whether a text is the path of a call as in logs and programs. */
function isPasted({method, path}: Findable, text: string): boolean {
  const own = escapeRegExp(ownPath(path)).replace(/\\\{\w+\\\}/g, '[^/?#\\s]+');
  const before = `(?:${method}\\w*\\s+)?(?:https?://[^/\\s]+)?(?:/api/rest/v\\d+)?`;
  return /\/.*\//.test(text) && path !== '' && new RegExp(`^${before}${own}/?(?:[?#]\\S*)?$`, 'i').test(text);
}

/** The error in a text that a call is known for (in backticks). */
const errorIn = ({known}: Findable, text: string): string | undefined =>
  known.find((one) => [...one.matchAll(/`([^`]* [^`]*)`/g)].some(([, error = '']) => kindOf(text, error) === 0));

/** Entries with all words, best first. A pasted path or error finds its call. */
export function rankCalls<Entry extends Findable>(entries: readonly Entry[], text: string) {
  const pasted = entries.filter((entry) => isPasted(entry, text)).map((entry) => ({entry, why: ''}));
  if (pasted.length > 0) return pasted;
  const failed = entries.map((entry) => ({entry, why: errorIn(entry, text) ?? ''})).filter(({why}) => why);
  if (failed.length > 0) return failed;
  const terms = text.split(/\s+/);
  const found = entries.flatMap((entry) => {
    const matches = terms.flatMap((term) => matchOf(entry, term) ?? []);
    if (matches.length < terms.length) return [];
    // The whole phrase ranks before its words.
    const all = terms.length > 1 ? [matchOf(entry, text) ?? {rank: 100, why: ''}, ...matches] : matches;
    const isInside = matches.some(({rank}) => rank >= INSIDE);
    return {entry, isInside, rank: sum(all.map(({rank}) => rank)), why: all.find(({why}) => why)?.why ?? ''};
  });
  const whole = found.filter(({isInside}) => !isInside);
  return (whole.length > 0 ? whole : found).sort((one, other) => one.rank - other.rank);
}
