import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Where the escaped address is left for the not-found page, which says what was wrong with it. */
export const UNDECODABLE_KEY = 'undecodable-address';

/**
 * Strips what static servers add to a path, as the specification's page behavior asks.
 * @param pathname a path such as `/reality-5.5/user-guide/index.html`
 * @returns the plain path: without `index.html` or `.html`
 */
export function plainPath(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '/').replace(/(?<=[^/])\.html$/, '');
}

/**
 * Makes a path with invalid percent-encoding decodable.
 * @param pathname a path such as `/%E0%A4%A`
 * @returns the same path where it can be decoded, else the path with every percent sign escaped
 */
export function decodablePath(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}

// The router and the preload of the first page both read the address as soon as they start, and throw on one that cannot
// be decoded; so it is mended here, when this module is evaluated, and not in a lifecycle hook.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const decodable = decodablePath(pathname);
  const plain = plainPath(decodable);
  if (plain !== pathname) {
    const state = decodable === pathname ? window.history.state : {[UNDECODABLE_KEY]: pathname};
    window.history.replaceState(state, '', plain + search + hash);
  }
  if (decodable !== pathname) {
    sessionStorage.setItem(UNDECODABLE_KEY, decodable);
  }
}
