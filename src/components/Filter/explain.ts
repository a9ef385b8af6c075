const MATCH = 70;

/**
 * Shows which hidden line (in a `[hidden]` part) has the first word that isn't visible. Entries whose name has all
 * words need no reason, and come first. The line is an attribute, rendered by the list's style.
 */
function explainEntry(entry: HTMLElement, words: readonly string[]): void {
  delete entry.dataset['match'];
  const lines = entry.querySelector('[hidden]')?.textContent.split('\n');
  if (!lines || entry.hidden) return;
  const name = entry.querySelector('b')?.textContent.toLowerCase() ?? '';
  if (words.every((one) => name.includes(one))) entry.dataset['match'] = '';
  const inSight = [...entry.querySelectorAll(':scope > :not([hidden])')].map((part) => part.textContent.toLowerCase());
  const word = words.find((one) => !inSight.some((part) => part.includes(one)));
  const line = word === undefined ? undefined : lines.find((one) => one.toLowerCase().includes(word));
  if (line === undefined) return;
  const from = Math.max(0, line.toLowerCase().indexOf(word!) + word!.length - MATCH);
  entry.dataset['match'] =
    `${from > 0 ? '…' : ''}${line.slice(from, from + MATCH)}${line.length > from + MATCH ? '…' : ''}`;
}

export function explain(list: HTMLElement, rows: string, query: string): void {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  for (const entry of list.querySelectorAll<HTMLElement>(rows)) explainEntry(entry, words);
}
