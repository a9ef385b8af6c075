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
  if (menu.contains(document.activeElement)) menu.querySelector('a')?.focus();
  // Docusaurus closes it where something else is pressed; one that a pointer rests on stays closed until the pointer has left.
  document.body.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
  if (!menu.matches(':hover')) return;
  setTimeout(() => menu.classList.remove('dropdown--hoverable'));
  menu.addEventListener('pointerleave', () => menu.classList.add('dropdown--hoverable'), {once: true});
}

/** The link of a drop-down that a key leads to, from the place of the focused one (-1 on the button). */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Moves the focus through the links of the drop-down that has it, which opens first. */
function walk(event: KeyboardEvent): void {
  const menu = document.activeElement?.closest('.navbar .dropdown');
  const step = steps[event.key];
  if (!menu || !step) return;
  event.preventDefault();
  const links = [...menu.querySelectorAll<HTMLElement>('.dropdown__menu a')];
  const next = links[step(links.indexOf(document.activeElement as HTMLElement), links.length)];
  if (!menu.matches('.dropdown--show'))
    menu.querySelector('a')?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
  // The menu fades in, and what isn't visible can't take the focus.
  requestAnimationFrame(() => next?.focus());
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('keydown', walk);
  // The slide-out menu opens where the page is in it.
  document.addEventListener('click', ({target}) => {
    if ((target as Element).closest('.navbar__toggle')) requestAnimationFrame(revealPage);
  });
}
