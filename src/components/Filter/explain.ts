/** Length of the excerpt around a match, in characters. */
const MATCH = 70;

/**
 * Says why an entry that is folded matches: what has the first word that is not in sight. An entry whose name has all words says
 * nothing, and comes first.
 * The line is an attribute, which `src/components/NodeReference/styles.css` shows, because the entries are not React's.
 */
function explainEntry(entry: HTMLElement, words: readonly string[]): void {
  delete entry.dataset['match'];
  const fold = entry.querySelector('details');
  if (!fold || entry.hidden) return;
  const name = entry.querySelector('h3')?.textContent.toLowerCase() ?? '';
  if (words.every((one) => name.includes(one))) entry.dataset['match'] = '';
  const inSight = [...entry.querySelectorAll(':scope > :not(details)')].map((part) => part.textContent.toLowerCase());
  const word = words.find((one) => !inSight.some((part) => part.includes(one)));
  if (word === undefined) return;
  const holders = [...fold.querySelectorAll<HTMLElement>('dl > div, li'), fold];
  const texts = holders.map((holder) =>
    holder.matches('div')
      ? [...holder.children].map((child) => child.textContent.trim()).join(': ')
      : holder.textContent,
  );
  const text = texts.find((one) => one.toLowerCase().includes(word))?.replace(/\s+/g, ' ');
  if (text === undefined) return;
  const from = Math.max(0, text.toLowerCase().indexOf(word) + word.length - MATCH);
  entry.dataset['match'] =
    `${from > 0 ? '…' : ''}${text.slice(from, from + MATCH)}${text.length > from + MATCH ? '…' : ''}`;
}

/**
 * Shows on each remaining entry the words that match.
 * @param list what was filtered
 * @param rows selector of its entries
 * @param query what was typed
 */
export function explain(list: HTMLElement, rows: string, query: string): void {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  for (const entry of list.querySelectorAll<HTMLElement>(rows)) explainEntry(entry, words);
}
