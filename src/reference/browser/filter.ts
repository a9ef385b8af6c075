const loadFilter = () => import('./filterCalls');

function isMove({key, target, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  const moving = (target as Element).matches('a') ? ['ArrowDown', 'ArrowUp'] : ['ArrowDown', 'ArrowUp', 'Enter'];
  return (target as Element).matches('a, input') && !ctrlKey && !metaKey && !altKey && moving.includes(key);
}

/** Makes the filter of the list work, until the signal. What it finds calls by is loaded once a reader comes to it. */
export function offerFilter(root: HTMLElement, signal: AbortSignal): void {
  const input = root.querySelector<HTMLInputElement>('.navigation input');
  const list = input?.closest<HTMLElement>('.navigation');
  if (!input || !list) return;
  const filter = async () => {
    try {
      const {filterCalls} = await loadFilter();
      if (!signal.aborted) filterCalls(root, input.value);
    } catch (error) {
      console.warn(error);
      const status = list.querySelector('[role="status"]');
      if (status) status.textContent = 'The filter can’t be loaded. Try again.';
    }
  };
  input.addEventListener('focus', () => void loadFilter().catch(() => undefined), {signal});
  let filtered = Promise.resolve();
  input.addEventListener('input', () => void (filtered = filter()), {signal});
  const onKey = (event: KeyboardEvent) => {
    if (!isMove(event)) return;
    event.preventDefault();
    // What finds calls may still be loading: the keys go to the list that it leaves.
    void filtered.then(loadFilter).then(({moveInList}) => moveInList(root, event.target, event.key), console.warn);
  };
  list.addEventListener('keydown', onKey, {signal});
  // What was typed before this ran.
  if (input.value !== '') void filter();
}
