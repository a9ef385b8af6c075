import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {ZoomOptions} from 'medium-zoom';

import mediumZoom from './mediumZoom';

/** At most this wide (px), a figure fills the page already, and docusaurus-plugin-image-zoom could only make it smaller. */
const NARROW = '(max-width: 996px)';

/** How much larger than on the page a figure is shown, where that is more than the width of the window. */
const SCALE = 1.6;

interface ZoomConfig {
  readonly selector: string;
  readonly background: {readonly dark: string};
  readonly config: ZoomOptions;
}
const {selector, background, config} = (siteConfig.themeConfig as unknown as {zoom: ZoomConfig}).zoom;

/** Shows a figure on top of the page, larger than the window, to pan and to pinch. */
function enlarge(image: HTMLImageElement, at: {x: number; y: number}): void {
  const box = image.getBoundingClientRect();
  const dialog = document.createElement('dialog');
  dialog.className = 'figure-zoom';
  dialog.setAttribute('aria-label', `Enlarged: ${image.alt}`);

  const copy = document.createElement('img');
  copy.src = image.currentSrc;
  copy.alt = image.alt;
  copy.width = Math.max(window.innerWidth, Math.round(box.width * SCALE));
  copy.height = Math.round((copy.width * box.height) / box.width);

  const pane = document.createElement('div');
  pane.className = 'figure-zoom__pane';
  pane.tabIndex = 0;
  pane.append(copy);

  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'figure-zoom__close button button--secondary';
  close.textContent = 'Close';
  close.addEventListener('click', () => dialog.close());

  dialog.append(close, pane);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  pane.scrollTo({
    left: ((at.x - box.left) / box.width) * copy.width - pane.clientWidth / 2,
    top: ((at.y - box.top) / box.height) * copy.height - pane.clientHeight / 2,
  });
}

if (ExecutionEnvironment.canUseDOM) {
  // Before the plugin's own listener, which would fit the figure into the window.
  document.addEventListener(
    'click',
    (event) => {
      const {target} = event;
      if (!(target instanceof HTMLImageElement && target.matches(selector))) {
        return;
      }
      if (!window.matchMedia(NARROW).matches) {
        // The plugin makes images enlargeable a second after the page is shown; who is faster needn't wait.
        mediumZoom(selector, {...config, background: background.dark});
      } else {
        event.stopPropagation();
        event.preventDefault();
        const {left, top} = target.getBoundingClientRect();
        enlarge(target, event.detail > 0 ? {x: event.clientX, y: event.clientY} : {x: left, y: top});
      }
    },
    {capture: true},
  );
}

/** Lifecycle of a client module. An enlarged picture never covers the next page. */
export function onRouteUpdate(): void {
  document.querySelector<HTMLDialogElement>('dialog.figure-zoom')?.close();
  const overlay = document.querySelector<HTMLElement>('.medium-zoom-overlay');
  if (overlay) {
    overlay.click();
    // Its animation goes on, out of sight: the plugin tidies up when that ends.
    for (const element of document.querySelectorAll<HTMLElement>('.medium-zoom-overlay, .medium-zoom-image--opened')) {
      element.classList.add('figure-zoom--left');
    }
  }
}
