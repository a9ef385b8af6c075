import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

import {isPlainClick} from './click';
import {cover} from './layers';
import {anchorOf} from './paths';
import {safely} from './safely';

/** docusaurus-plugin-image-zoom attaches this long after a route change (ms). */
const SET_UP = 1000;
/** Longer than the opening animation (ms). */
const OPENING = 400;

const pressedEarly = new WeakSet<Element>();

function enlarge(image: HTMLElement): void {
  if (image.matches('.medium-zoom-image')) image.click();
  else if (!pressedEarly.has(image)) {
    pressedEarly.add(image);
    setTimeout(() => image.click(), SET_UP);
  }
}

/**
 * Opens a node graph in the viewer and other figures as pictures. Does nothing if the code can't be loaded.
 * @param shown nodes to highlight
 */
export async function showFigure(id: string, shown?: readonly string[]): Promise<void> {
  const figure = document.getElementById(id);
  if (figure?.dataset.kind !== 'nodegraph') {
    const image = figure?.querySelector('img');
    if (image) enlarge(image);
    return;
  }
  const {openViewer} = await import('./viewer').catch(() => ({openViewer: undefined}));
  await openViewer?.(figure, shown);
}

let uncover: (() => void) | undefined;

/** Closes an enlarged picture at once; the plugin can't close one that is still opening. */
function closePicture(): void {
  const press = () => document.querySelector<HTMLElement>('.zoom-left > .medium-zoom-overlay')?.click();
  document.body.classList.add('zoom-left');
  press();
  setTimeout(press, OPENING);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const figure = target instanceof HTMLImageElement ? target.closest('figure') : null;
    if (figure?.dataset.kind === 'nodegraph') void showFigure(figure.id);
    else if (figure && !(target as Element).matches('.medium-zoom-image')) enlarge(target as HTMLElement);
  });
  document.addEventListener(
    'medium-zoom:open',
    ({target}) => {
      const {activeElement} = document;
      document.body.classList.remove('zoom-left');
      const figure = (target as Element).closest('figure');
      const hint = figure?.querySelector<HTMLElement>('figcaption button:last-of-type') ?? null;
      uncover = cover(closePicture, activeElement instanceof HTMLButtonElement ? activeElement : hint);
    },
    true,
  );
  document.addEventListener('medium-zoom:close', () => uncover?.(), true);
  // Before the link's default action.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-shown]') : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      event.stopPropagation();
      void showFigure(anchorOf(link.hash), link.dataset.shown!.split(','));
    },
    {capture: true},
  );
}

const zoom: ClientModule = {
  onRouteDidUpdate: safely(({location}) => {
    const id = anchorOf(location.hash);
    if (document.getElementById(id)?.dataset.kind === 'nodegraph') void showFigure(id);
  }),
};

export default zoom;
