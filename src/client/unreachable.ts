import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {matchPath} from 'react-router-dom';

import {showNotice, showUnreachable} from './notice';
import {decodablePath} from './paths';
import {serverAnswers} from './server';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

const addressOf = ({pathname, search, hash}: Location): string => pathname + search + hash;

/** The target of the pending navigation, and whether Docusaurus is fetching its code now. */
let target: Location | undefined;
let isAsking = false;

/** Address of the page on screen. */
let shown = '';

/**
 * Docusaurus loads a page again when its code doesn't arrive: right after a new deployment, and the browser's error page
 * where the server is gone. There the page on screen stays, under its own address.
 * @throws what was thrown, where the server answers
 */
async function keepPage(error: unknown, wanted: Location): Promise<never> {
  if (await serverAnswers(addressOf(wanted))) {
    throw error;
  }
  if (wanted === target) {
    window.history.replaceState(window.history.state, '', shown);
    showUnreachable(addressOf(wanted));
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

const unreachable: ClientModule = {
  // A pointer near a link asks for code too; only what is asked right now leads to a page.
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation) {
      guard(routes, decodeURI(decodablePath(location.pathname)));
      target = location;
      isAsking = true;
      queueMicrotask(() => (isAsking = false));
      showNotice(null);
    }
  },
  onRouteDidUpdate({location}) {
    shown = addressOf(location);
  },
};

export default unreachable;
