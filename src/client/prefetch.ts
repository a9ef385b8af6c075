import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {safely} from './safely';

type Fetch = (path: string) => unknown;

/**
 * Docusaurus prefetches every page whose link is in view, about 60 KB for a sidebar. This prefetches only the previous
 * and next pages, once the foot of the page is in view. Hovering a link still prefetches, and on 2g or with data saver
 * nothing is.
 */
function limitPrefetch(): void {
  const {docusaurus} = window as unknown as {docusaurus: {preload: Fetch}};
  const isNeighborInView = (path: string) =>
    [...document.getElementsByClassName('pagination-nav__link')].some(
      (link) => link.getAttribute('href') === path && link.getBoundingClientRect().top < window.innerHeight,
    );
  const prefetch = async (path: string) => {
    if (isNeighborInView(path)) {
      // A failed prefetch is harmless: the click fetches again.
      await Promise.resolve(docusaurus.preload(path)).catch(() => {});
    }
  };
  Object.assign(window, {docusaurus: {...docusaurus, prefetch}});
}

let isLimited = false;

export function onRouteDidUpdate(): void {
  if (ExecutionEnvironment.canUseDOM && !isLimited) {
    isLimited = true;
    safely(limitPrefetch)();
  }
}
