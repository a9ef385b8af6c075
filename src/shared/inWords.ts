/**
 * `A`, `A and B`, `A, B, and C`; with another word, such as `or`, in place of `and`. Not by Intl.ListFormat, because this runs in browsers too: a slow machine takes 50 ms for the
 * first use of Intl on a page.
 */
export function inWords(names: readonly string[], word = 'and'): string {
  return names.length < 3 ? names.join(` ${word} `) : `${names.slice(0, -1).join(', ')}, ${word} ${names.at(-1)}`;
}

/** `1 finding`, `2 findings`: a number with its noun, whose plural ends in s. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
