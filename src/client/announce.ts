import type {ClientModule} from '@docusaurus/types';

import {make} from './elements';
import {anchorOf} from './paths';
import {safely} from './safely';

let region: HTMLElement | undefined;

/** Makes the next Tab go on from an element, without a mark on it. */
function startFrom(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({preventScroll: true});
  element.removeAttribute('tabindex');
}

/**
 * A link inside the site changes the page without a load, and a screen reader notices nothing. So the heading of the new
 * page is announced. Docusaurus puts the focus before "Skip to main content", but where the link has a fragment it leaves it
 * behind: then it goes to what the fragment names.
 */
const announce: ClientModule = {
  onRouteDidUpdate: safely(({location, previousLocation}) => {
    const status = (region ??= document.body.appendChild(make('div', {class: 'visually-hidden', role: 'status'})));
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      // The title is set a frame after the content; a page of the reference gets its heading later still.
      // A status that stays the same isn't announced.
      status.textContent = '';
      const {textContent} = document.querySelector('h1') ?? {};
      requestAnimationFrame(() => requestAnimationFrame(() => (status.textContent = textContent ?? document.title)));
      const named = location.hash && document.getElementById(anchorOf(location.hash));
      if (named) {
        startFrom(named);
      }
    }
  }),
};

export default announce;
