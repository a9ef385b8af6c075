/** `A`, `A and B`, `A, B, and C`. Not with Intl.ListFormat: the first use of Intl takes a slow browser 50 ms. */
export function inWords(names: readonly string[], word = 'and'): string {
  return names.length < 3 ? names.join(` ${word} `) : `${names.slice(0, -1).join(', ')}, ${word} ${names.at(-1)}`;
}

/** `1 finding`, `2 findings`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
