// In place of medium-zoom, for docusaurus-plugin-image-zoom: most readers never enlarge a figure, so the code for it loads when
// the pointer comes to one, or at the first click. src/plugins/clientBundle puts it there.
import type {Zoom, ZoomOptions} from 'medium-zoom';

const CLASS = 'medium-zoom-image';

/** One for the whole visit: the plugin starts again a second after each change of route, also while a figure is enlarged. */
let zoom: Zoom | undefined;
let loading: Promise<Zoom | undefined> | undefined;

/**
 * Makes images enlargeable, as medium-zoom does.
 * @param selector which images; those that have been made enlargeable before stay as they are
 * @param options those of medium-zoom
 * @returns what the plugin uses of a zoom
 */
export default function mediumZoom(
  selector: string,
  options: ZoomOptions,
): {update(more: ZoomOptions): void; detach(): void} {
  // An image that can't be enlarged, because the server is gone, stays as it is, and the next try loads again.
  const load = () =>
    (loading ??= import('medium-zoom/dist/pure').then(
      ({default: start}) => (zoom = start(selector, options)),
      () => (loading = undefined),
    ));
  for (const image of document.querySelectorAll<HTMLElement>(`:is(${selector}):not(.${CLASS})`)) {
    image.classList.add(CLASS);
    image.addEventListener('pointerenter', () => void load());
    image.addEventListener('click', () => {
      if (!zoom) {
        void load().then((loaded) => loaded?.open({target: image}));
      }
    });
  }
  const left = zoom?.getImages().filter(({isConnected}) => !isConnected) ?? [];
  if (left.length > 0) {
    zoom?.detach(...left);
  }
  zoom?.attach(selector);
  return {
    update: (more) => void zoom?.update(Object.assign(options, more)),
    // The plugin only ever detaches in order to attach again at once. A click that waits for the code must outlive that.
    detach: () => undefined,
  };
}
