import leven from 'leven';

const wordsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);

/** How like two words are: 1 for the same, a little less for one with a slip (one letter in five), else 0. */
const likeness = (word: string, other: string): number =>
  word === other ? 1 : leven(word, other) <= Math.max(word.length, other.length) / 5 ? 0.8 : 0;

const best = (word: string, others: ReadonlySet<string>): number =>
  Math.max(0, ...[...others].map((other) => likeness(word, other)));

const labelOf = (path: string): string =>
  (path.split('/').filter(Boolean).at(-1) ?? '').replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());

/**
 * Finds the pages whose address is most like one that does not exist: those that share most of its words, slips forgiven,
 * the last part of the address counting double, the shorter address first among equals.
 * @param pathname the unknown address, such as `/reality-5.5/user-guide/launcher/interface`
 * @param paths the addresses of all pages
 * @param most how many to return at the most
 * @returns the likely pages with a label made from their address, best first; none where nothing is shared
 */
export function likelyPages(pathname: string, paths: readonly string[], most = 5): {path: string; label: string}[] {
  const asked = new Set(wordsOf(pathname));
  const askedLast = new Set(wordsOf(pathname.split('/').filter(Boolean).at(-1) ?? ''));
  const home = paths.reduce((shortest, path) => (path.length < shortest.length ? path : shortest), pathname);
  const common = new Set(wordsOf(home));
  return paths
    .map((path) => {
      const words = new Set(wordsOf(path).filter((word) => !common.has(word)));
      const score = [...words].reduce((sum, word) => sum + best(word, asked) + best(word, askedLast), 0);
      return {path, score};
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || a.path.length - b.path.length || a.path.localeCompare(b.path))
    .slice(0, most)
    .map(({path}) => ({path, label: labelOf(path)}));
}
