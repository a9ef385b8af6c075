import {valuesSlot} from './storage';

// After the anchor, in the part of an address that browsers don't send: `#set-property&host=hub.example`.
const LINK = /^#([^&]*)&(.+)$/;

/** Loads what puts the reader's values into samples. */
export const loadValues = () => import('./values/panel');

/** Removes the values from the address, which keeps its anchor, and returns them; undefined if there are none. */
function takeLink(): string | undefined {
  const [, anchor, values] = LINK.exec(location.hash) ?? [];
  if (values === undefined) return undefined;
  const hash = anchor ? `#${anchor}` : '';
  history.replaceState(history.state, '', location.pathname + location.search + hash);
  return values;
}

/**
 * Makes "My values" work: loaded where the reader has values, follows a link that names some, or opens the panel.
 * @param root element that holds the page's static HTML
 * @returns what opens the panel at the button that was pressed
 */
export function offerValues(root: HTMLElement, signal: AbortSignal): (button: HTMLElement) => void {
  const link = takeLink();
  let started: Promise<(button: HTMLElement) => void> | undefined;
  const start = () =>
    (started ??= loadValues().then(({startValues}) => startValues(root, signal, link))).catch((error: unknown) => {
      console.warn(error);
      started = undefined;
      return (button: HTMLElement) => {
        button.textContent = 'My values can’t be loaded. Try again.';
      };
    });
  const open = (button: HTMLElement) => void start().then((openAt) => !signal.aborted && openAt(button));
  if (link !== undefined) {
    const section = document.getElementById(location.hash.slice(1)) ?? root;
    open((section.querySelector('[data-do="values"]') ?? root.querySelector('[data-do="values"]'))!);
  } else if (valuesSlot().get()) {
    void start();
  }
  return open;
}
