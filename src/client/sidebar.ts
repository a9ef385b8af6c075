import type {ClientModule} from '@docusaurus/types';

import {revealPage} from './reveal';
import {safely} from './safely';

const SETTLED = 1000;

let observer: ResizeObserver | undefined;
let timer: number | undefined;

/** Scrolls the sidebar to the current page, which Docusaurus doesn't. */
const sidebar: ClientModule = {
  onRouteDidUpdate: safely(({location, previousLocation}) => {
    const list = document.querySelector('.theme-doc-sidebar-menu');
    if (!list || location.pathname === previousLocation?.pathname) return;
    observer?.disconnect();
    // Runs before the next paint, whenever the list's height changes.
    observer = new ResizeObserver(revealPage);
    observer.observe(list);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => observer?.disconnect(), SETTLED);
  }),
};

export default sidebar;
