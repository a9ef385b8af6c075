import type {ClientModule} from '@docusaurus/types';

import {safely} from '../client/safely';
import {rememberPage} from './recent';

/** Passed from a result to the page it opens. */
export interface ArrivalState {
  readonly searchWords?: readonly string[];
}

const arrival: ClientModule = {
  onRouteDidUpdate: safely(({location, previousLocation}) => {
    if (location.pathname === previousLocation?.pathname && location.key === previousLocation.key) {
      return;
    }
    const {searchWords} = (location.state ?? {}) as ArrivalState;
    // The title is set after the content.
    window.setTimeout(() => {
      // Generated pages have no title in an article.
      const title = document.querySelector('main article h1')?.textContent?.replaceAll('\u200b', '').trim();
      if (title && window.location.pathname === location.pathname) {
        rememberPage({path: location.pathname, title});
      }
    }, 500);
    if (searchWords && searchWords.length > 0) {
      void import('./marks').then(({markWords}) => markWords(searchWords));
    } else if (document.querySelector('.search-marks')) {
      void import('./marks').then(({clearMarks}) => clearMarks());
    }
  }),
};

export default arrival;
