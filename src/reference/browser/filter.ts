/**
 * Leaves in the navigation the calls that have every word in their name, method, path or tag, or among their parameters and fields.
 * @param words what was typed; an empty text shows all
 */
export function filterCalls(root: HTMLElement, words: string): void {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const group of root.querySelectorAll<HTMLElement>('.navigation .group')) {
    const tag = group.firstElementChild!.textContent;
    const calls = [...group.querySelectorAll<HTMLElement>('li')];
    for (const call of calls) {
      const text = `${tag} ${call.textContent} ${call.dataset.words}`.toLowerCase();
      call.hidden = !wanted.every((word) => text.includes(word));
    }
    const shown = calls.filter((call) => !call.hidden).length;
    group.hidden = shown === 0;
    count += shown;
  }
  root.querySelector('.navigation')!.classList.toggle('filtered', wanted.length > 0);
  root.querySelector<HTMLElement>('.navigation .no-match')!.hidden = count > 0;
  root.querySelector('.navigation [role="status"]')!.textContent = wanted.length > 0 ? `${count} calls` : '';
}
