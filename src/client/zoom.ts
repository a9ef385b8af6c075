import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

import {isPlainClick} from './click';
import {anchorOf} from './paths';
import {safely} from './safely';

/**
 * Opens a figure of the page in the viewer, whose code comes then. Where it can't be loaded, the page stays as it is.
 * @param id of the figure, `figure-2`
 * @param shown names of the nodes that are lit
 */
export async function showFigure(id: string, shown?: readonly string[]): Promise<void> {
  const figure = document.getElementById(id);
  if (!figure) return;
  const {openViewer} = await import('./viewer').catch(() => ({openViewer: undefined}));
  await openViewer?.(figure, shown);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const figure = target instanceof HTMLImageElement ? target.closest('figure') : null;
    if (figure) void showFigure(figure.id);
  });
  // Before the link leads to the figure, which it does without a script.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-shown]') : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      event.stopPropagation();
      void showFigure(anchorOf(link.hash), link.dataset.shown?.split(','));
    },
    {capture: true},
  );
}

/** Closes an enlarged picture when the route changes; an address with the ID of a figure opens it. */
const zoom: ClientModule = {
  onRouteUpdate: safely(({location, previousLocation}) => {
    if (location.pathname !== previousLocation?.pathname)
      document.querySelector<HTMLDialogElement>('dialog.viewer')?.close();
    const overlay = document.querySelector<HTMLElement>('.medium-zoom-overlay');
    if (overlay) {
      overlay.click();
      // Its animation goes on, out of sight: the plugin tidies up when that ends.
      for (const element of document.querySelectorAll<HTMLElement>('.medium-zoom-overlay, .medium-zoom-image--opened'))
        element.classList.add('figure-zoom--left');
    }
  }),
  onRouteDidUpdate: safely(({location}) => {
    const id = anchorOf(location.hash);
    if (/^figure-\d+$/.test(id)) void showFigure(id);
  }),
};

export default zoom;
