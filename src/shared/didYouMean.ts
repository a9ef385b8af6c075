import leven from 'leven';

/**
 * Closest spelling, ignoring case; undefined if more than a third of the letters differ (two of three, so that a swap
 * counts as a typo).
 */
export function nearest(written: string, names: readonly string[]): string | undefined {
  let best: {name: string; distance: number} | undefined;
  for (const name of names) {
    const distance = leven(written.toLowerCase(), name.toLowerCase());
    if (!best || distance < best.distance) best = {name, distance};
  }
  if (!best) return undefined;
  const letters = Math.max(written.length, best.name.length);
  return best.distance <= (letters < 3 ? letters - 1 : Math.max(2, Math.ceil(letters / 3))) ? best.name : undefined;
}

/**
 * Fix for an unknown name.
 * @param otherwise fix if no name is close; by default all names are listed
 */
export function didYouMean(written: string, names: readonly string[], otherwise?: string): string {
  const near = nearest(written, names);
  if (near !== undefined) return `did you mean "${near}"?`;
  return otherwise ?? (names.length > 0 ? `choose from ${names.join(', ')}` : 'there are none: add it first');
}
