import {valuesSlot} from '../../client/readerSlots';

// Values follow the anchor in the fragment, which isn't sent: `#set-property&host=hub.example`.
const LINK = /^#([^&]*)&(.+)$/;

export const isLink = (): boolean => LINK.test(location.hash);

export const loadValues = () => import('./values/panel');

/** Removes a link's values, or its request after `try=`, from the address. */
export function takeLink(): string | undefined {
  const [, anchor, values] = LINK.exec(location.hash) ?? [];
  if (values === undefined) return undefined;
  const hash = anchor ? `#${anchor}` : '';
  history.replaceState(history.state, '', location.pathname + location.search + hash);
  return values;
}

/** Loads "My values" if there are any, or the link has some. @returns opens the panel */
export function offerValues(root: HTMLElement, signal: AbortSignal, link?: string): (button: HTMLElement) => void {
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
    const button =
      section.querySelector<HTMLElement>('[data-do="values"]') ?? root.querySelector<HTMLElement>('[data-do="values"]');
    if (button) open(button);
  } else if (valuesSlot().get()) {
    void start();
  }
  return open;
}
