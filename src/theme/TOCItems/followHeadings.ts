import {anchorOf} from '../../client/paths';

/** Distance of a scrolled-to heading below the navbar (px). */
const NEAR = 24;

/**
 * Marks the current heading's link: the last above a line below the navbar, which moves down at the end of the page. A
 * heading reached by a link stays marked until the reader scrolls.
 * @returns a function that stops it
 */
export function followHeadings(linkClass: string, activeClass: string): () => void {
  const {scrollPaddingTop} = getComputedStyle(document.documentElement);
  let chosen = anchorOf(window.location.hash);

  const update = (): void => {
    const links = [...document.getElementsByClassName(linkClass)] as HTMLAnchorElement[];
    const headings = links.flatMap(({hash}) => document.getElementById(anchorOf(hash)) ?? []);
    const {innerHeight, scrollY} = window;
    const most = document.documentElement.scrollHeight - innerHeight;
    const end = Math.max(0, 1 - (most - scrollY) / Math.min(most, innerHeight));
    const near = parseFloat(scrollPaddingTop) + NEAR;
    const line = most > 0 ? near + end * (innerHeight - near) : near;
    const topOf = (heading: Element): number => heading.getBoundingClientRect().top;
    const isChosen = headings.some(
      (heading) => heading.id === chosen && topOf(heading) > 0 && topOf(heading) < innerHeight,
    );
    const read = isChosen ? chosen : headings.findLast((heading) => topOf(heading) <= line)?.id;
    for (const link of links) link.classList.toggle(activeClass, anchorOf(link.hash) === read);
  };
  const choose = (): void => {
    chosen = anchorOf(window.location.hash);
    update();
  };
  const leave = (): void => {
    chosen = '';
  };
  const stop = new AbortController();
  const {signal} = stop;
  window.addEventListener('scroll', update, {signal, passive: true});
  window.addEventListener('resize', update, {signal});
  window.addEventListener('hashchange', choose, {signal});
  // The router changes the fragment after the click, without an event.
  document.addEventListener(
    'click',
    ({target}) => void ((target as Element).closest('a[href*="#"]') && setTimeout(choose)),
    {signal},
  );
  for (const event of ['wheel', 'touchmove', 'keydown']) window.addEventListener(event, leave, {signal, passive: true});
  update();
  return () => stop.abort();
}
