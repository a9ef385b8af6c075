import {button, make} from '../elements';
import {makeAnswer} from './graph';
import {makePane} from './pane';
import {loadDrawing} from './drawing';

/** Buttons of the viewer: what they say, the key that does the same, and their name where they say a sign. */
const TOOLS = [
  ['Fit', '0'],
  ['100%', '1'],
  ['200%', '2'],
  ['\u2212', '-', 'Smaller'],
  ['+', '+', 'Larger'],
] as const;

function tool(text: string, act: () => void, name = text): HTMLButtonElement {
  const element = button(text, act);
  element.className = 'button button--secondary';
  element.setAttribute('aria-label', name);
  return element;
}

/** The caption of a figure, and the list of its callouts. */
function wordsOf(figure: HTMLElement): HTMLElement {
  const aside = make('div', {class: 'viewer__words'});
  const caption = figure.querySelector('figcaption > span')?.cloneNode(true) as HTMLElement | undefined;
  // What it says of portals is true of other drawings of the figure.
  caption?.querySelector('[data-in]:not([data-in~="viewer"])')?.remove();
  aside.append(make('p', {}, caption?.textContent ?? ''));
  const callouts = figure.nextElementSibling?.querySelector(':scope > ol');
  if (callouts) {
    aside.append(make('div', {class: figure.nextElementSibling!.className}, callouts.cloneNode(true)));
  }
  return aside;
}

/**
 * Shows a figure on top of the page: at any size, to drag and to pinch, with its caption and callouts. The address names it.
 *
 * @param figure the element of the figure; `data-unbroken` names a drawing that isn't broken into rows
 * @param shown names of the nodes that are lit
 */
export async function openViewer(figure: HTMLElement, shown: readonly string[] = []): Promise<void> {
  if (document.querySelector('dialog.viewer')) return;
  const image = figure.querySelector('img');
  if (!image) return;
  const before = document.activeElement;
  const dialog = make('dialog', {class: 'viewer', 'aria-label': image.alt});
  const bar = make('div', {class: 'viewer__bar'});
  const label = 'Figure. Arrow keys move it; plus, minus, and 0 change its size.';
  const pane = make('div', {class: 'viewer__pane', tabindex: '0', role: 'group', 'aria-label': label});
  const drawing = await loadDrawing(figure, image);
  pane.append(drawing);
  const {press, open, look} = makePane(pane, drawing);
  for (const [text, key, name] of TOOLS) bar.append(tool(text, () => press(key), name));
  const close = tool('Close', () => dialog.close());
  close.classList.add('viewer__close');
  bar.append(close);
  dialog.append(bar, pane, wordsOf(figure));
  dialog.addEventListener('keydown', (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && press(event.key)) event.preventDefault();
  });

  const {pathname, search, hash} = window.location;
  const address = (fragment: string): void =>
    window.history.replaceState(window.history.state, '', pathname + search + fragment);
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (window.location.pathname === pathname && window.location.hash === `#${figure.id}`)
      address(hash === `#${figure.id}` ? '' : hash);
    const origin = before instanceof HTMLElement && before !== document.body ? before : figure.querySelector('button');
    origin?.focus({preventScroll: true});
  });
  document.body.append(dialog);
  dialog.showModal();
  if (figure.id) address(`#${figure.id}`);
  open();
  pane.focus();
  if (!(drawing instanceof SVGSVGElement)) return;
  makeAnswer(drawing, shown);
  look([...drawing.querySelectorAll<SVGElement>('[data-node]')].filter(({dataset}) => shown.includes(dataset.node!)));
}
