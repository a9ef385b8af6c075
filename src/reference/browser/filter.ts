/** Loads what finds calls, with their words. */
const loadFilter = () => import('./filterCalls');

/** Moves between the filter and the calls that it leaves, and opens the first: arrows and Enter. */
function moveInList(root: HTMLElement, event: KeyboardEvent): void {
  const input = root.querySelector<HTMLInputElement>('.navigation input')!;
  const links = [...root.querySelectorAll<HTMLElement>('.navigation :is(.heading, .group li):not([hidden]) > a')];
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const stops = [input, ...links];
  const at = stops.indexOf(event.target as HTMLInputElement);
  const isFiltered = input.value.trim() !== '';
  if (at === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
  if (step !== undefined && stops[at + step]) {
    event.preventDefault();
    stops[at + step]!.focus();
  } else if (event.key === 'Enter' && at === 0 && isFiltered && links[0]) {
    event.preventDefault();
    links[0].click();
  }
}

/** Makes the filter of the list work, until the signal. What it finds calls by is loaded once a reader comes to it. */
export function offerFilter(root: HTMLElement, signal: AbortSignal): void {
  const input = root.querySelector<HTMLInputElement>('.navigation input')!;
  const filter = async () => {
    try {
      const {filterCalls} = await loadFilter();
      if (!signal.aborted) filterCalls(root, input.value);
    } catch (error) {
      console.warn(error);
      root.querySelector('.navigation [role="status"]')!.textContent = 'The filter can’t be loaded. Try again.';
    }
  };
  input.addEventListener('focus', () => void loadFilter().catch(() => undefined), {signal});
  input.addEventListener('input', () => void filter(), {signal});
  root.querySelector('.navigation')!.addEventListener('keydown', (event) => moveInList(root, event as KeyboardEvent), {
    signal,
  });
  // What was typed before this ran.
  if (input.value !== '') void filter();
}
