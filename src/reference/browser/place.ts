import {anchorOf} from '../../client/paths';

/** A target is released after this much rest (ms, frames); slow computers draw few frames. */
const SETTLE = {time: 600, frames: 5, most: 5000};

/** Browsers limit how often an address can change (ms). */
const FOLLOW_DELAY = 250;

/** Below the navbar (px). */
const READING_LINE = 90;

interface Place {
  readonly id: string;
  readonly top: number;
}

const placeOf = (state: unknown): Place | undefined => (state as {place?: Place} | null)?.place;

/** Undefined above the first heading. */
export function headingAt(section: Element): string | undefined {
  const headings = [...section.querySelectorAll('h2[id]')];
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= READING_LINE + 20)?.id;
}

/** The first call with a part below the reading line. */
export const callRead = (root: HTMLElement): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('section.panes:not(.intro, .later, .tag)')].find(
    (section) => section.getBoundingClientRect().bottom > READING_LINE,
  );

function elementRead(root: HTMLElement): {element: Element; top: number} | undefined {
  const left = root.querySelector('.description')?.getBoundingClientRect().left ?? 0;
  const element = document.elementFromPoint(left + 60, READING_LINE + 10);
  return element && root.contains(element) ? {element, top: element.getBoundingClientRect().top} : undefined;
}

function openFoldsAround(target: Element): void {
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
}

/** Keeps a target in place while `content-visibility` sections get their real height. */
function hold(target: Element, top: number | undefined, holding: AbortController): void {
  const {signal} = holding;
  const until = performance.now() + SETTLE.time;
  let [last, still] = [NaN, 0];
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(input, () => holding.abort(), {passive: true, signal});
  }
  const step = () => {
    if (signal.aborted) {
      return;
    }
    still = target.getBoundingClientRect().top === last ? still + 1 : 0;
    if (top === undefined) {
      target.scrollIntoView({behavior: 'instant'});
    } else {
      window.scrollBy({top: target.getBoundingClientRect().top - top, behavior: 'instant'});
    }
    last = target.getBoundingClientRect().top;
    const now = performance.now();
    if (now < until || (still < SETTLE.frames && now < until + SETTLE.most)) {
      requestAnimationFrame(step);
    } else {
      holding.abort();
    }
  };
  step();
}

/** Stores the reading position in the history entry; the long page also updates the address. */
export function keepPlace(root: HTMLElement, isLong: boolean, signal: AbortSignal): void {
  const {pathname} = location;
  const sections = [...root.querySelectorAll<HTMLElement>('.panes[id]')];
  let holding = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let read: {element: Element; top: number} | undefined;

  const show = () => {
    holding.abort();
    holding = new AbortController();
    // Only a revisited entry has a place.
    const place = placeOf(history.state);
    const section = place && sections.find(({id}) => id === place.id);
    const target = section ?? document.getElementById(anchorOf(location.hash));
    if (target && root.contains(target)) {
      openFoldsAround(target);
      hold(target, section && place?.top, holding);
    }
  };

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const section = sections.find((one) => one.getBoundingClientRect().bottom > READING_LINE) ?? sections.at(-1);
    if (!section || location.pathname !== pathname) {
      return;
    }
    const named = document.getElementById(anchorOf(location.hash));
    const isNamed = section.contains(named) && !(section === sections[0] && isLong);
    const heading = headingAt(section);
    const own = section === sections[0] ? (heading ? `#${heading}` : '') : `#${section.id}`;
    const hash = !isLong || isNamed ? location.hash : own;
    const place: Place = {id: section.id, top: Math.round(section.getBoundingClientRect().top)};
    history.replaceState({...(history.state as object | null), place}, '', pathname + location.search + hash);
    read = elementRead(root);
  };
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, FOLLOW_DELAY);
  };
  // Following a link leaves the entry at once, so unsaved positions are saved first.
  const saveNow = () => timer !== undefined && save();

  // A new width changes the height of all sections.
  let width = window.innerWidth;
  const keepRead = () => {
    if (window.innerWidth !== width && read?.element.isConnected) {
      width = window.innerWidth;
      holding.abort();
      holding = new AbortController();
      hold(read.element, read.top, holding);
    }
  };
  window.addEventListener('resize', keepRead, {signal});
  window.addEventListener('scroll', saveSoon, {passive: true, signal});
  window.addEventListener('click', saveNow, {capture: true, signal});
  window.addEventListener('pagehide', saveNow, {signal});
  window.addEventListener('hashchange', show, {signal});
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    holding.abort();
  });
  show();
}
