import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {safely} from './safely';

type Fetch = (path: string) => unknown;

/**
 * Docusaurus fetches the code of every page whose link is in view: some 60 KB that a reader on a bad line pays for a sidebar.
 * Here only the previous and the next page are fetched ahead, once the foot of the page is in view; any other when a pointer
 * comes near its link, as Docusaurus does.
 * On 2g and in data-saver mode Docusaurus fetches nothing ahead, and so it stays.
 */
function limitPrefetch(): void {
  const {docusaurus} = window as unknown as {docusaurus: {preload: Fetch}};
  const isNeighborInView = (path: string) =>
    [...document.getElementsByClassName('pagination-nav__link')].some(
      (link) => link.getAttribute('href') === path && link.getBoundingClientRect().top < window.innerHeight,
    );
  const prefetch = async (path: string) => {
    if (isNeighborInView(path)) {
      // A failed prefetch does no harm: the click fetches again.
      await Promise.resolve(docusaurus.preload(path)).catch(() => {});
    }
  };
  Object.assign(window, {docusaurus: {...docusaurus, prefetch}});
}

let isLimited = false;

/** Lifecycle of a client module: the first route is rendered, and no link has been seen yet. */
export function onRouteDidUpdate(): void {
  if (ExecutionEnvironment.canUseDOM && !isLimited) {
    isLimited = true;
    safely(limitPrefetch)();
  }
}
