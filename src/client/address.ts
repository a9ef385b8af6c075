import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {decodableHash, decodablePath, plainPath} from './paths';

export interface AddressState {
  /** The requested path where it can't be decoded; the not-found page explains it. */
  readonly undecodable?: string;
}

function sentPath(): string | undefined {
  const {href} = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? {};
  const {pathname} = new URL(href ?? window.location.href);
  return pathname.endsWith('/404.html') ? undefined : pathname;
}

const isSame = (path: string, other: string): boolean => path.replace(/\/$/, '') === other.replace(/\/$/, '');

// The router and the first page's preload throw on an address that can't be decoded, and read it at startup, so it is
// corrected when this module is evaluated. A server may also answer `//page` or `PAGE`, which match no route.
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

/** Docusaurus 3.10 decodes the fragment of each route without a guard, and reads it from this object. */
export function onRouteUpdate({location}: {location: {hash: string}}): void {
  location.hash = decodableHash(location.hash);
}

export function onRouteDidUpdate(): void {
  const {pathname, search, hash} = window.location;
  const plain = plainPath(pathname);
  if (plain !== pathname) {
    window.history.replaceState(window.history.state, '', plain + search + hash);
  }
}
