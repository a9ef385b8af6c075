/** Edits (insert, delete, replace, swap neighbors) between two words: optimal string alignment distance. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({length: b.length + 1}, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** The name nearest to what was written, if it is near enough to be a slip (a third of its letters, case apart). */
export function nearest(written: string, names: readonly string[]): string | undefined {
  const word = written.toLowerCase();
  let best: {name: string; score: number} | undefined;
  for (const name of names) {
    const score = distance(word, name.toLowerCase());
    if (!best || score < best.score) best = {name, score};
  }
  if (!best) return undefined;
  return best.score <= Math.max(1, Math.ceil(Math.max(word.length, best.name.length) / 3)) ? best.name : undefined;
}

/** `Did you mean "x"?` or the list of what there is: the cure for a name that does not exist. */
export function cureFor(written: string, names: readonly string[], what: string): string {
  const near = nearest(written, names);
  if (near !== undefined) return `Did you mean "${near}"?`;
  if (names.length === 0) return `There are no ${what}: add it first.`;
  return `The ${what} are: ${names.join(', ')}.`;
}
