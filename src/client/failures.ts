import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {matchPath} from 'react-router-dom';

import {button, make} from './elements';
import styles from './failures.module.css';
import {decodablePath} from './paths';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/** Timeout after which a server counts as unreachable (ms). */
const PATIENCE = 8000;
/** The text of a page is in its HTML, so the loader waits longer here than between pages (ms). */
const LOADER_DELAY = 2500;

const NO_ANSWER = "The server doesn't answer. Check the network connection, and then retry.";
const STILL_NO_ANSWER = 'The server still doesn’t answer. Check the network connection, and then retry.';

/** True where the server answers, a missing page and a sign-in included; false where only a proxy before it does. */
async function serverAnswers(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const {status} = await fetch(address, {method: 'HEAD', cache: 'no-store', redirect: 'manual', signal});
    return status < 500;
  } catch {
    return false;
  }
}

let notice: HTMLElement | undefined;

/** Shows a notice over the page, in place of the one before; without one, takes that away. */
function show(next?: HTMLElement): void {
  notice?.remove();
  notice = next;
  if (next) document.body.append(next);
}

/**
 * Says that a page could not be loaded. Retry loads it as soon as the server answers, and never before: a reload would
 * lead to the browser's error page, and what is still on screen would be gone.
 * @param next address of another page that was asked for; the one on screen can be read on
 */
export function showFailure(detail: string, next?: string): void {
  const {activeElement} = document;
  const text = make('p', {class: styles.detail!}, next ? `${detail} You can keep reading this page.` : detail);
  const retry = async () => {
    if (!(await serverAnswers(next ?? window.location.href))) text.textContent = STILL_NO_ANSWER;
    else if (next) window.location.assign(next);
    else window.location.reload();
  };
  const close = () => {
    show();
    if (activeElement instanceof HTMLElement) activeElement.focus({preventScroll: true});
  };
  const retryButton = button('Retry', () => void retry());
  const closeButton = button('Close', close);
  retryButton.className = 'button button--primary';
  closeButton.className = 'button button--secondary';
  const title = make('p', {class: styles.title!}, `${next ? 'The next' : 'This'} page could not be loaded.`);
  const buttons = next ? [retryButton, closeButton] : [retryButton];
  show(make('div', {role: 'alert', class: styles.failure!}, title, text, ...buttons));
}

/** Loads the page that is open again; with a server that doesn't answer, says so and lets the reader retry. */
export async function loadAnew(): Promise<void> {
  if (await serverAnswers(window.location.href)) window.location.reload();
  else showFailure(NO_ANSWER);
}

// Docusaurus waits for the first page's chunk silently, and never starts where that chunk fails
// (`preload(...).then(render)` in its client entry, 3.10). This says so, over the text that is there already.
const first = new AbortController();
if (ExecutionEnvironment.canUseDOM) {
  const loader = () => show(make('div', {role: 'status', class: styles.loader!}, 'Loading'));
  const timer = window.setTimeout(loader, LOADER_DELAY);
  first.signal.addEventListener('abort', () => window.clearTimeout(timer));
  const fail = ({reason}: PromiseRejectionEvent) => {
    if (!(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
    window.clearTimeout(timer);
    showFailure(String(reason));
  };
  window.addEventListener('unhandledrejection', fail, first);
}

/** The target of the pending navigation, and whether Docusaurus is fetching its code now. */
let target: Location | undefined;
let isAsking = false;

const addressOf = ({pathname, search, hash}: Location): string => pathname + search + hash;

/** Address of the page on screen. */
let shown = '';

/**
 * Docusaurus loads a page again when its code doesn't arrive: right after a new deployment, and the browser's error page
 * where the server is gone. There the page on screen stays, under its own address.
 * @throws what was thrown, where the server answers
 */
async function keepPage(error: unknown, wanted: Location): Promise<never> {
  if (await serverAnswers(addressOf(wanted))) throw error;
  if (wanted === target) {
    window.history.replaceState(window.history.state, '', shown);
    showFailure(NO_ANSWER, addressOf(wanted));
  }
  return new Promise<never>(() => {});
}

interface Page {
  preload?: () => Promise<unknown>;
}

interface Route {
  readonly path?: string | string[];
  readonly exact?: boolean;
  readonly component?: unknown;
  readonly routes?: readonly Route[];
}

const guarded = new WeakSet<Page>();

/** Guards what is shown at an address. Any other route stays untouched: to make the components of all takes a slow machine 30 ms. */
function guard(all: readonly Route[], pathname: string): void {
  for (const {component, routes: children = []} of all.filter(({path, exact}) => matchPath(pathname, {path, exact}))) {
    const page = component as Page;
    const {preload} = page;
    if (preload && !guarded.has(page)) {
      guarded.add(page);
      page.preload = () => {
        const wanted = isAsking ? target : undefined;
        return wanted ? preload().catch((error: unknown) => keepPage(error, wanted)) : preload();
      };
    }
    guard(children, pathname);
  }
}

/** What happens where a page, or what a page needs, can't be loaded. */
const failures: ClientModule = {
  // A pointer near a link asks for code too; only what is asked right now leads to a page.
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation) return;
    guard(routes, decodeURI(decodablePath(location.pathname)));
    target = location;
    isAsking = true;
    queueMicrotask(() => (isAsking = false));
    show();
  },
  onRouteDidUpdate({location}) {
    if (!first.signal.aborted) show();
    first.abort();
    shown = addressOf(location);
  },
};

export default failures;
