import type {ContentsEntry} from '../../../plugins/contentsPage';
import {nearest} from '../../../shared/didYouMean';

/** A page that a reader may have meant. */
export interface LikelyPage {
  readonly href: string;
  readonly label: string;
  /** The sections above it, outermost first: `User Guide › Launcher`; empty at the top. */
  readonly trail: string;
}

interface Route {
  readonly path?: string | string[];
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

const pathsOf = (all: readonly Route[]): string[] =>
  all.flatMap(({path, exact, routes: children = []}) => [
    ...(exact && typeof path === 'string' ? [path] : []),
    ...pathsOf(children),
  ]);

/** The path of the page that was meant by one with other capitals, or with more slashes. */
export function knownPath(asked: string, routes: readonly Route[]): string | undefined {
  const plain = (path: string) => path.replace(/\/+/g, '/').replace(/\/$/, '').toLowerCase();
  return pathsOf(routes).find((path) => plain(path) === plain(asked));
}

/** Weight of a word that is probably a typo. */
const TYPO = 0.5;

/** The words of an address or a title, such as `user-guide/setMode`: in lower case, without short ones and those of any address. */
export function wordsOf(text: string): string[] {
  const words = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length > 2 && !/^(?:pages?|index|html)$/.test(word));
}

/** The last part of an address: `launcher-interface` of `user-guide/launcher/launcher-interface/`. */
export const lastPart = (address: string): string => address.split('/').filter(Boolean).at(-1) ?? '';

const flat = (entries: readonly ContentsEntry[], above: readonly string[] = []): LikelyPage[] =>
  entries.flatMap(({href, label, items}) => [
    ...(href ? [{href, label, trail: above.join(' › ')}] : []),
    ...flat(items, [...above, label]),
  ]);

/** The known word that was meant by a longer word with a typo; its first letter is seldom wrong. */
function correct(word: string, known: readonly string[]): string | undefined {
  const near = word.length > 4 ? nearest(word, known) : undefined;
  return near?.startsWith(word.charAt(0)) ? near : undefined;
}

/**
 * Finds the pages whose address and title share most with an address that does not exist: rare words count more than those
 * of many pages, the last part of the address counts double, typos are accepted. The shorter address is first among equals.
 * @param asked the unknown address below the site's base path
 * @param contents the table of contents
 * @param basePath what addresses of the table begin with
 * @returns at most five pages, best first; none that shares less than half of what is asked for, by weight
 */
export function likelyPages(asked: string, contents: readonly ContentsEntry[], basePath: string): LikelyPage[] {
  const pages = flat(contents).map((page) => {
    const address = page.href.replace(basePath, '');
    return {page, last: lastPart(address).toLowerCase(), words: new Set(wordsOf(`${address} ${page.label}`))};
  });
  const counts = new Map<string, number>();
  pages.forEach(({words}) => words.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1)));
  const rarity = (word: string) => Math.log(1 + pages.length / counts.get(word)!);
  const last = lastPart(asked);
  const words = [...wordsOf(asked), ...wordsOf(last)];
  const meant = words.flatMap((word) => {
    if (counts.has(word)) return [{from: word, word, weight: rarity(word)}];
    const near = correct(word, [...counts.keys()]);
    return near === undefined ? [] : [{from: word, word: near, weight: TYPO * rarity(near)}];
  });
  const scored = pages
    .map((one) => {
      const shared = meant.reduce((sum, {word, weight}) => sum + (one.words.has(word) ? weight : 0), 0);
      return {page: one.page, score: shared * (one.last === last.toLowerCase() ? 2 : 1)};
    })
    .sort((a, b) => b.score - a.score || a.page.href.length - b.page.href.length);
  // Words that no page has weigh as those of one.
  const unknown = Math.log(1 + pages.length);
  const strange = words.filter((word) => !meant.some(({from}) => from === word));
  const all = meant.reduce((sum, {weight}) => sum + weight, 0) + strange.length * unknown;
  const least = Math.max(scored[0]?.score ?? 0, all) / 2;
  return scored
    .filter(({score}) => score > 0 && score >= least)
    .slice(0, 5)
    .map(({page}) => page);
}
