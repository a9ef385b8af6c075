// cspell:ignore hoverable
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {revealPage} from './reveal';

/** Escape closes the drop-down that is open or pointed at, or the slide-out menu, and gives the focus back to its button. */
function closeOnEscape({key}: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const toggle = document.querySelector<HTMLElement>('.navbar__toggle[aria-expanded="true"]');
  toggle?.click();
  toggle?.focus();
  const menu = document.querySelector('.navbar .dropdown:is(.dropdown--show, :hover)');
  if (!menu) return;
  if (menu.contains(document.activeElement)) menu.querySelector('a')!.focus();
  // Docusaurus closes it where something else is pressed; one that a pointer rests on stays closed until the pointer has left.
  document.body.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
  if (!menu.matches(':hover')) return;
  setTimeout(() => menu.classList.remove('dropdown--hoverable'));
  menu.addEventListener('pointerleave', () => menu.classList.add('dropdown--hoverable'), {once: true});
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', closeOnEscape);
  // The slide-out menu opens where the page is in it.
  document.addEventListener('click', ({target}) => {
    if ((target as Element).closest('.navbar__toggle')) requestAnimationFrame(revealPage);
  });
}
