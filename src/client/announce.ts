import type {ClientModule} from '@docusaurus/types';

import {make} from './elements';
import {anchorOf} from './paths';
import {safely} from './safely';

let region: HTMLElement | undefined;

/** Makes the next Tab start at an element without focusing it visibly. */
function startFrom(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({preventScroll: true});
  element.removeAttribute('tabindex');
}

/**
 * Announces the heading after client-side navigation, which screen readers don't notice. Docusaurus moves the focus
 * before "Skip to main content", but not for links with a fragment: here it moves to the fragment's target.
 */
const announce: ClientModule = {
  onRouteDidUpdate: safely(({location, previousLocation}) => {
    const status = (region ??= document.body.appendChild(make('div', {class: 'visually-hidden', role: 'status'})));
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      // The title is set a frame after the content, and later still in the reference. An unchanged status isn't
      // announced.
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
