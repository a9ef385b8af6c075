/** Remembers each page that is opened, and marks the words that search found on it. */
import type {ClientModule} from '@docusaurus/types';

import {safely} from '../client/safely';
import {rememberPage} from './recent';

/** State that a result passes in the history to the page that it opens. */
export interface ArrivalState {
  /** Words of the index that the query found. */
  readonly searchWords?: readonly string[];
}

const arrival: ClientModule = {
  onRouteDidUpdate: safely(({location, previousLocation}) => {
    if (location.pathname === previousLocation?.pathname && location.key === previousLocation.key) {
      return;
    }
    const {searchWords} = (location.state ?? {}) as ArrivalState;
    // The title of the page is set after its content.
    window.setTimeout(() => {
      // Pages that search itself makes have their title outside of articles.
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
