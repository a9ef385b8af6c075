// cspell:ignore hoverable
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {cover} from './layers';
import {revealPage} from './reveal';

const press = (control: Element, key: string): boolean =>
  control.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));

const isOpen = (control: Element): boolean => control.getAttribute('aria-expanded') === 'true';

const controls: readonly (readonly [selector: string, close: (control: HTMLElement) => void, media?: string])[] = [
  ['.navbar__toggle', (toggle) => toggle.click()],
  ['.dropdown > [aria-haspopup]', (button) => press(button, 'Enter')],
  ['[role="combobox"]', (field) => press(field, 'Escape'), '(max-width: 996px)'],
];

const covers = new WeakMap<Element, () => void>();

function follow({target}: {target: Node}): void {
  const control = target as HTMLElement;
  const [, close, media = 'all'] = controls.find(([selector]) => control.matches(`.navbar ${selector}`)) ?? [];
  if (!isOpen(control)) covers.get(control)?.();
  else if (close && window.matchMedia(media).matches)
    covers.set(
      control,
      cover(() => isOpen(control) && close(control), control.matches('input') ? null : control),
    );
}

function closeOnEscape({key}: KeyboardEvent): void {
  const menu = key === 'Escape' && document.querySelector('.navbar .dropdown:hover');
  if (!menu) return;
  if (menu.contains(document.activeElement)) menu.querySelector('a')!.focus();
  // A menu under the pointer stays closed until the pointer leaves.
  setTimeout(() => menu.classList.remove('dropdown--hoverable'));
  menu.addEventListener('pointerleave', () => menu.classList.add('dropdown--hoverable'), {once: true});
}

/** Index of the link that a key moves to, from the focused one (-1 on the button). */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function walk(event: KeyboardEvent): void {
  const menu = document.activeElement?.closest('.navbar .dropdown');
  const step = steps[event.key];
  if (!menu || !step) return;
  event.preventDefault();
  const links = [...menu.querySelectorAll<HTMLElement>('.dropdown__menu a')];
  const next = links[step(links.indexOf(document.activeElement as HTMLElement), links.length)];
  if (!menu.matches('.dropdown--show')) press(menu.querySelector('a')!, 'Enter');
  // Invisible links can't take the focus, and the menu fades in.
  requestAnimationFrame(() => next?.focus());
}

/** Screen readers click without a pointer, which the theme's drop-downs ignore (facebook/docusaurus#8478). */
function openOnClick({target, detail}: MouseEvent): void {
  const control = target as Element;
  // When the slide-out menu opens.
  if (control.closest('.navbar__toggle')) requestAnimationFrame(revealPage);
  const button = control.closest<HTMLElement>('.navbar .dropdown > [aria-haspopup]');
  if (!button || detail !== 0) return;
  button.focus();
  press(button, 'Enter');
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('keydown', walk);
  document.addEventListener('click', openOnClick);
  const observer = new MutationObserver((records) => records.forEach(follow));
  observer.observe(document.documentElement, {subtree: true, attributeFilter: ['aria-expanded']});
}
