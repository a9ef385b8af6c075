import {languages, type Language} from '../types';
import {copySample, showExample, showLanguage, showStatus} from './samples';
import {filterCalls} from './filter';
import {LANGUAGE_KEY} from './keys';
import {followScroll, keepScroll} from './navigation';

/** How long the target of a link is held in place while sections around it are laid out for the first time (ms). */
const SETTLE_TIME = 600;

/**
 * Shows the target of the address: opens every fold around it, and holds it in place while the sections that
 * `content-visibility` had left for later take their real height.
 */
function showTarget(root: HTMLElement, signal: AbortSignal): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id ? document.getElementById(id) : null;
  if (!target || !root.contains(target)) {
    return;
  }
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
  const until = performance.now() + SETTLE_TIME;
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(input, leave, {once: true, passive: true, signal});
  }
  const hold = () => {
    if (!isLeft && !signal.aborted && location.hash.slice(1) === encodeURI(id)) {
      target.scrollIntoView({behavior: 'instant'});
      if (performance.now() < until) {
        requestAnimationFrame(hold);
      }
    }
  };
  hold();
}

/** A version's link keeps the operation that is read: on the long page it is the one in sight. */
function keepOperation(link: HTMLAnchorElement, root: HTMLElement): void {
  const current = root.querySelector<HTMLAnchorElement>('.navigation .list a[aria-current="true"]');
  const anchors = JSON.parse(link.dataset.anchors ?? '{}') as Record<string, string>;
  link.hash = anchors[current?.hash.slice(1) ?? ''] ?? '';
}

function remembered(): Language {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  return languages.find(({id}) => id === stored)?.id ?? languages[0].id;
}

/**
 * Brings a page of the reference to life: language, examples and answers of the samples, copying, filter, marking of the
 * call in sight. Everything is readable without it.
 * @param root element that holds the page's static HTML
 * @returns takes everything away again
 */
export function enhance(root: HTMLElement): () => void {
  const leaving = new AbortController();
  const {signal} = leaving;
  const isLong = root.querySelector('.reference.long-page') !== null;
  showLanguage(root, remembered());

  root.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const button = target.closest<HTMLButtonElement>('button[data-do]');
      const version = target.closest<HTMLAnchorElement>('.vs a[data-anchors]');
      switch (button?.dataset.do) {
        case 'language':
          showLanguage(root, button.dataset.language as Language, button);
          localStorage.setItem(LANGUAGE_KEY, button.dataset.language!);
          break;
        case 'status':
          showStatus(button);
          break;
        case 'example':
          showExample(button);
          break;
        case 'copy':
          void copySample(button);
          break;
        case 'navigation': {
          const isOpen = button.parentElement!.classList.toggle('open');
          button.setAttribute('aria-expanded', String(isOpen));
          break;
        }
        default:
      }
      if (version) {
        keepOperation(version, root);
      }
      // Below 996px the list of calls stands above what it leads to.
      if (target.closest('.list a')) {
        root.querySelector('.navigation')!.classList.remove('open');
        root.querySelector('.all-calls')!.setAttribute('aria-expanded', 'false');
      }
    },
    {signal},
  );
  root
    .querySelector('.navigation input')!
    .addEventListener('input', (event) => filterCalls(root, (event.target as HTMLInputElement).value), {signal});
  window.addEventListener('hashchange', () => showTarget(root, signal), {signal});

  showTarget(root, signal);
  keepScroll(root, signal);
  if (isLong) {
    followScroll(root, signal);
  }
  return () => {
    leaving.abort();
    document.documentElement.removeAttribute('data-samples');
  };
}
