// In place of medium-zoom, for docusaurus-plugin-image-zoom: most readers never enlarge a figure, so the code for it loads when
// the pointer or the focus comes to one. src/plugins/lightBundle puts it there.
import type {Zoom, ZoomOptions} from 'medium-zoom';

const CLASS = 'medium-zoom-image';

/**
 * Makes images enlargeable, as medium-zoom does.
 * @param selector which images
 * @param options those of medium-zoom
 * @returns what the plugin uses of a zoom
 */
export default function mediumZoom(
  selector: string,
  options: ZoomOptions,
): {update(more: ZoomOptions): void; detach(): void} {
  const images = document.querySelectorAll(selector);
  const listening = new AbortController();
  const {signal} = listening;
  let known = options;
  let zoom: Zoom | undefined;
  let loading: Promise<Zoom | undefined> | undefined;
  // An image that can't be enlarged, because the server is gone, stays as it is, and the next try loads again.
  const load = () =>
    (loading ??= import('medium-zoom/dist/pure').then(
      ({default: start}) => (signal.aborted ? undefined : (zoom = start(selector, known))),
      () => (loading = undefined),
    ));
  images.forEach((image) => {
    image.classList.add(CLASS);
    image.addEventListener('pointerenter', () => void load(), {signal});
    image.addEventListener(
      'click',
      () => {
        if (!zoom) {
          void load().then((loaded) => loaded?.open({target: image as HTMLElement}));
        }
      },
      {signal},
    );
  });
  return {
    update(more) {
      known = {...known, ...more};
      zoom?.update(more);
    },
    detach() {
      listening.abort();
      zoom?.detach();
      images.forEach((image) => image.classList.remove(CLASS));
    },
  };
}
