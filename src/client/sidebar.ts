import type {ClientModule} from '@docusaurus/types';

import {revealPage} from './reveal';

/** Time without a change of height after which the sidebar counts as settled (ms). */
const REST = 150;

let observer: ResizeObserver | undefined;

/** Docusaurus leaves the list of pages at its top, where most pages aren't: here it shows the page that is open. */
const sidebar: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const list = document.querySelector('.theme-doc-sidebar-menu');
    if (!list || location.pathname === previousLocation?.pathname) {
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    observer?.disconnect();
    // Called once before the next paint, and for each change of the list's height.
    observer = new ResizeObserver((_, own) => {
      if (timer === undefined) {
        revealPage();
      }
      clearTimeout(timer);
      timer = setTimeout(() => {
        own.disconnect();
        revealPage();
      }, REST);
    });
    observer.observe(list);
  },
};

export default sidebar;
