import {button, make} from '../elements';
import {cover} from '../layers';
import {loadDrawing, variantsOf} from './drawing';
import {makeAnswer} from './graph';
import {makePane} from './pane';
import {rove} from './rove';

function wordsOf(figure: HTMLElement, place: string): HTMLElement {
  const aside = make('div', {class: 'viewer__words'});
  const caption = figure.querySelector('figcaption > span')?.cloneNode(true) as HTMLElement | undefined;
  caption?.querySelector(`[data-in]:not([data-in~="${place}"])`)?.remove();
  aside.append(make('p', {}, caption?.textContent ?? ''));
  const callouts = figure.nextElementSibling?.querySelector(':scope > ol');
  if (callouts) aside.append(make('div', {class: figure.nextElementSibling!.className}, callouts.cloneNode(true)));
  return aside;
}

function tool(text: string, name: string, act: () => void): HTMLButtonElement {
  const element = button(text, act);
  element.setAttribute('aria-label', name);
  return element;
}

/**
 * Opens a node graph in a viewer over the page. The address names it.
 * @param figure `data-unbroken` names a drawing for the viewer, `data-size` its size
 * @param shown nodes to highlight
 */
export async function openViewer(figure: HTMLElement, shown: readonly string[] = []): Promise<void> {
  if (document.querySelector('dialog.viewer')) return;
  const image = figure.querySelector('img');
  if (!image) return;
  const {alt} = image;
  const {activeElement} = document;
  const isFocused = activeElement instanceof HTMLElement && activeElement !== document.body;
  const from = isFocused ? activeElement : figure.querySelector('button');

  const label =
    'Figure. Arrow keys lead from pin to pin, with Shift they move it; plus, minus, 0, and 1 change its size.';
  const pane = make('div', {class: 'viewer__pane', tabindex: '0', role: 'group', 'aria-label': label});
  const all = tool('100%', '', () => view.press('1'));
  const sizes = make(
    'div',
    {class: 'viewer__sizes', role: 'toolbar', 'aria-label': 'Size'},
    tool('Fit', 'Fit', () => view.press('0')),
    tool('\u2212', 'Smaller', () => view.press('-')),
    all,
    tool('+', 'Larger', () => view.press('+')),
  );
  const view = makePane(pane, (scale) => {
    all.textContent = `${Math.round(scale * 100)}%`;
    all.setAttribute('aria-label', `${all.textContent}: show at 100%`);
  });
  rove(sizes, [...sizes.children] as HTMLElement[]);
  const dialog = make('dialog', {class: 'viewer', 'aria-label': alt});
  const close = tool('Close', 'Close', () => dialog.close());
  dialog.append(make('div', {class: 'viewer__bar'}, sizes, close), pane, wordsOf(figure, ''));
  dialog.addEventListener('keydown', (event) => {
    const {key, shiftKey, ctrlKey, metaKey, altKey} = event;
    const isArrow = shiftKey && key.startsWith('Arrow');
    if (!ctrlKey && !metaKey && !altKey && view.press(isArrow ? `Shift ${key}` : key)) event.preventDefault();
  });
  document.body.append(dialog);
  const {left, top, right, bottom} = image.getBoundingClientRect();
  const sides = [top, window.innerWidth - right, window.innerHeight - bottom, left];
  dialog.style.setProperty('--from', sides.map((side) => `${Math.max(0, side)}px`).join(' '));
  dialog.showModal();

  let src: string | undefined;
  const draw = async (): Promise<void> => {
    const variant = view.best(variantsOf(figure));
    if (variant.src === src && pane.firstChild) return void view.show(pane.firstChild as SVGSVGElement, variant);
    ({src} = variant);
    const drawing = await loadDrawing(src, alt);
    if (src !== variant.src || !dialog.open) return;
    view.show(drawing, variant);
    dialog.lastElementChild!.replaceWith(wordsOf(figure, variant.place));
    if (!(drawing instanceof SVGSVGElement)) return;
    makeAnswer(pane, drawing, shown);
    view.look(
      [...drawing.querySelectorAll<SVGElement>('[data-node]')].filter(({dataset}) => shown.includes(dataset.node!)),
    );
  };
  const observer = new ResizeObserver(() => view.isOpening() && void draw());
  // Before the drawing has loaded, so that the viewer can be closed meanwhile.
  const {pathname, search, hash} = window.location;
  // Back leads to the page without the viewer, even if the address opened it.
  if (hash === `#${figure.id}`) window.history.replaceState(window.history.state, '', pathname + search);
  const uncover = cover(() => dialog.close(), from, `#${figure.id}`);
  dialog.addEventListener('close', () => {
    observer.disconnect();
    dialog.remove();
    uncover();
    if (document.activeElement === document.body) from?.focus({preventScroll: true});
  });
  pane.focus();
  await draw();
  if (dialog.open) observer.observe(pane);
}
