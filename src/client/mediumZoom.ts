// Replaces medium-zoom for docusaurus-plugin-image-zoom (aliased in src/plugins/clientBundle), and loads it on hover or
// at the first click, because few readers enlarge a figure.
import type {Zoom, ZoomOptions} from 'medium-zoom';

const CLASS = 'medium-zoom-image';

/**
 * Kept for the whole visit: the plugin starts again a second after each route change, even while a picture is enlarged.
 */
let zoom: Zoom | undefined;
let loading: Promise<Zoom | undefined> | undefined;

/** @returns the part of medium-zoom that the plugin uses */
export default function mediumZoom(
  selector: string,
  options: ZoomOptions,
): {update(more: ZoomOptions): void; detach(): void} {
  // If loading fails, the image stays as it is, and the next try loads again.
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
    // A no-op: the plugin detaches only to attach again, and a click may be waiting for the code.
    detach: () => undefined,
  };
}
