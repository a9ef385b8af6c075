/** Where an undecodable path is left for the not-found page, which says what was wrong with it. */
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
 * Makes a path with invalid percent-encoding decodable, and keeps it so when it is decoded a second time: the history
 * decodes each path, and the preload of a page decodes what the history made of it.
 * @param pathname a path such as `/%E0%A4%A`
 * @returns the same path where it can be decoded, else the path with every percent sign escaped twice
 */
export function decodablePath(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%2525');
  }
}
