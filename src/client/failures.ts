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
/** Longer than between pages, because the text is already readable (ms). */
const LOADER_DELAY = 2500;

const NO_ANSWER = "The server doesn't answer. Check the network connection, and then retry.";
const STILL_NO_ANSWER = "The server still doesn't answer. Check the network connection, and then retry.";

/** False only where nothing but a proxy answers; 404 and sign-in pages count as answers. */
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

function show(next?: HTMLElement): void {
  notice?.remove();
  notice = next;
  if (next) document.body.append(next);
}

/**
 * Shows that a page could not be loaded. Retry waits until the server answers, because a failed reload would replace
 * the page with the browser's error page.
 * @param next address of the page that failed to load, if another one is on screen
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

/** Reloads the page, or shows a notice if the server doesn't answer. */
export async function loadAnew(): Promise<void> {
  if (await serverAnswers(window.location.href)) window.location.reload();
  else showFailure(NO_ANSWER);
}

// Docusaurus 3.10 waits for the first page's chunk silently, and never starts if it fails
// (`preload(...).then(render)`).
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

/** Target of the pending navigation, and whether Docusaurus is fetching its code. */
let target: Location | undefined;
let isAsking = false;

const addressOf = ({pathname, search, hash}: Location): string => pathname + search + hash;

let shown = '';

/**
 * Docusaurus reloads the page when a chunk fails to load. If the server is down, keeps the current page and its address
 * instead.
 * @throws the original error if the server answers
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

/** Wraps the components of matching routes only: wrapping all takes 30 ms on a slow machine. */
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

const failures: ClientModule = {
  // Hovering a link also preloads code; only a real navigation may show a failure.
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
