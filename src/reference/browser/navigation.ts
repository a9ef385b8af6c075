import {reveal} from '../../client/reveal';
import {headingAt} from './place';
import {scrollSlot} from '../../client/readerSlots';

/** Marks the visible section in the navigation of the long page. */
export function followScroll(root: HTMLElement, signal: AbortSignal): void {
  const list = root.querySelector<HTMLElement>('.navigation');
  const sections = [...root.querySelectorAll<HTMLElement>('.panes[id]')];
  const [introduction] = sections;
  if (!list || !introduction) return;
  const links = new Map(
    [...list.querySelectorAll<HTMLAnchorElement>('.list a[href^="#"]')].map((link) => [link.hash.slice(1), link]),
  );
  const inSight = new Set<string>();
  let marked: HTMLAnchorElement | undefined;

  const mark = () => {
    const first = sections.find(({id}) => inSight.has(id));
    const heading = first === introduction ? headingAt(introduction) : undefined;
    const link = links.get(heading ?? '') ?? (first && links.get(first.id));
    if (link && link !== marked) {
      marked?.removeAttribute('aria-current');
      link.setAttribute('aria-current', 'true');
      marked = link;
      reveal(list, link);
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        inSight[isIntersecting ? 'add' : 'delete'](target.id);
      }
      mark();
    },
    // The section crossing a line just below the navbar counts as read.
    {rootMargin: '-90px 0px -85% 0px'},
  );
  // All headings of the introduction are in one section.
  window.addEventListener('scroll', () => inSight.has(introduction.id) && mark(), {passive: true, signal});
  sections.forEach((section) => observer.observe(section));
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Keeps the navigation's scroll position between pages. */
export function keepScroll(root: HTMLElement, signal: AbortSignal): void {
  const list = root.querySelector<HTMLElement>('.navigation');
  if (!list) return;
  const version = root.querySelector<HTMLElement>('.reference')?.dataset.version ?? '';
  const slot = scrollSlot();
  const save = () => slot.set(`${version} ${list.scrollTop}`);
  const [storedVersion, top] = (slot.get() ?? '').split(' ');
  if (storedVersion === version) {
    list.scrollTop = Number(top);
  }
  const current = list.querySelector<HTMLElement>('.list [aria-current]');
  if (current) {
    reveal(list, current);
  }
  window.addEventListener('pagehide', save, {signal});
  signal.addEventListener('abort', save);
}

export function showList(root: HTMLElement, isOpen: boolean): void {
  root.querySelector('.navigation')?.classList.toggle('open', isOpen);
  root.querySelector('.all-calls')?.setAttribute('aria-expanded', String(isOpen));
}
