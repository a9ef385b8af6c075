import {NEAREST} from './scoring';

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({length: Math.max(0, text.length - 1)}, (_, at) => text.slice(at, at + 2)));

/**
 * Finds the titles that share most pairs of letters with a query that no page answers.
 * @param phrase the folded query
 * @param titles the folded titles
 * @returns places in `titles`, nearest first; none where hardly anything is shared
 */
export function nearestTitles(phrase: string, titles: readonly string[]): number[] {
  const asked = pairsOf(phrase);
  return titles
    .map((title, place) => {
      const own = pairsOf(title);
      const shared = [...asked].filter((pair) => own.has(pair)).length;
      return {place, likeness: (2 * shared) / Math.max(1, asked.size + own.size)};
    })
    .filter(({likeness}) => likeness > NEAREST)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({place}) => place);
}
