import type {ClientModule} from '@docusaurus/types';

import {revealPage} from './reveal';
import {safely} from './safely';

/** Time after which the categories of the sidebar have opened and closed (ms). */
const SETTLED = 1000;

let observer: ResizeObserver | undefined;
let timer: number | undefined;

/** Docusaurus leaves the list of pages at its top, where most pages aren't: here it shows the page that is open. */
const sidebar: ClientModule = {
  onRouteDidUpdate: safely(({location, previousLocation}) => {
    const list = document.querySelector('.theme-doc-sidebar-menu');
    if (!list || location.pathname === previousLocation?.pathname) return;
    observer?.disconnect();
    // Called before the next paint, and for each change of the list's height.
    observer = new ResizeObserver(revealPage);
    observer.observe(list);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => observer?.disconnect(), SETTLED);
  }),
};

export default sidebar;
