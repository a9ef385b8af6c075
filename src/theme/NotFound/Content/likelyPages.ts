import type {ContentsEntry} from '../../../plugins/contentsPage';
import {nearest} from '../../../shared/didYouMean';

export interface LikelyPage {
  readonly href: string;
  readonly label: string;
  /** Parent sections: `User Guide › Launcher`. */
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

/** Corrects capitalization and repeated slashes. */
export function knownPath(asked: string, routes: readonly Route[]): string | undefined {
  const plain = (path: string) => path.replace(/\/+/g, '/').replace(/\/$/, '').toLowerCase();
  return pathsOf(routes).find((path) => plain(path) === plain(asked));
}

/** Weight of a corrected typo. */
const TYPO = 0.5;

/** Lower case, without short and common words. */
export function wordsOf(text: string): string[] {
  const words = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length > 2 && !/^(?:pages?|index|html)$/.test(word));
}

/** `launcher-interface` for `user-guide/launcher/launcher-interface/`. */
export const lastPart = (address: string): string => address.split('/').filter(Boolean).at(-1) ?? '';

const flat = (entries: readonly ContentsEntry[], above: readonly string[] = []): LikelyPage[] =>
  entries.flatMap(({href, label, items}) => [
    ...(href ? [{href, label, trail: above.join(' › ')}] : []),
    ...flat(items, [...above, label]),
  ]);

/** Corrects typos after the first letter in longer words. */
function correct(word: string, known: readonly string[]): string | undefined {
  const near = word.length > 4 ? nearest(word, known) : undefined;
  return near?.startsWith(word.charAt(0)) ? near : undefined;
}

/**
 * Pages with the most similar address and title: rare words weigh more, the last segment counts twice, typos are
 * accepted, shorter addresses win ties.
 * @param asked below the base path
 * @returns up to five pages that match at least half of the weight, best first
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
  // Unknown words weigh like those of a single page.
  const unknown = Math.log(1 + pages.length);
  const strange = words.filter((word) => !meant.some(({from}) => from === word));
  const all = meant.reduce((sum, {weight}) => sum + weight, 0) + strange.length * unknown;
  const least = Math.max(scored[0]?.score ?? 0, all) / 2;
  return scored
    .filter(({score}) => score > 0 && score >= least)
    .slice(0, 5)
    .map(({page}) => page);
}
