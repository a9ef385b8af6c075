import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {decodableHash, decodablePath, plainPath} from './paths';

/** The state that a history entry keeps about its address. */
export interface AddressState {
  /** The path that was asked for, where it cannot be decoded: the not-found page says what is wrong with it. */
  readonly undecodable?: string;
}

/** The path of the page that the server has sent, by its canonical link; nothing for that of an unknown address. */
function sentPath(): string | undefined {
  const {href} = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? {};
  const {pathname} = new URL(href ?? window.location.href);
  return pathname.endsWith('/404.html') ? undefined : pathname;
}

const isSame = (path: string, other: string): boolean => path.replace(/\/$/, '') === other.replace(/\/$/, '');

// The router and the preload of the first page both read the address as soon as they start, and throw on one that cannot
// be decoded; so it is corrected here, when this module is evaluated, and not in a lifecycle hook. A server may send a page
// for `//page` or `PAGE`, which no route has.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const decodable = decodablePath(pathname);
  const sent = sentPath();
  const plain = sent && !isSame(sent, decodable) ? sent : plainPath(decodable);
  if (plain !== pathname) {
    const state = window.history.state as object | null;
    const note: AddressState = decodable === pathname ? {} : {undecodable: pathname};
    window.history.replaceState({...state, ...note}, '', plain + search + hash);
  }
}

/**
 * Lifecycle of a client module, before a route is shown. Docusaurus decodes the fragment of every route that it shows
 * without a guard (its client, 3.10), and reads it from this object.
 */
export function onRouteUpdate({location}: {location: {hash: string}}): void {
  location.hash = decodableHash(location.hash);
}

/** Lifecycle of a client module: a link inside the site to `page.html` shows the page, and gets its plain address. */
export function onRouteDidUpdate(): void {
  const {pathname, search, hash} = window.location;
  const plain = plainPath(pathname);
  if (plain !== pathname) {
    window.history.replaceState(window.history.state, '', plain + search + hash);
  }
}
