/**
 * `A`, `A and B`, `A, B, and C`. Not by Intl.ListFormat, because this runs in browsers too: a slow machine takes 50 ms for the
 * first use of Intl on a page.
 */
export function inWords(names: readonly string[]): string {
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}
