/**
 * Strips what static servers add to a path, as the specification's page behavior asks.
 * @param pathname a path such as `/manual/user-guide/index.html`
 * @returns the plain path: without `index.html` or `.html`
 */
export function plainPath(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '/').replace(/(?<=[^/])\.html$/, '');
}

/** The text where it can be decoded, else the text with another sign for every percent sign. */
function decodable(text: string, decode: (text: string) => string, percent: string): string {
  try {
    decode(text);
    return text;
  } catch {
    return text.replaceAll('%', percent);
  }
}

/**
 * Makes a path with invalid percent-encoding decodable, and keeps it so when it is decoded a second time: the history
 * decodes each path, and the preload of a page decodes what the history made of it.
 * @param pathname a path such as `/%E0%A4%A`
 * @returns the same path where it can be decoded, else the path with every percent sign escaped twice
 */
export const decodablePath = (pathname: string): string => decodable(pathname, decodeURI, '%2525');

/**
 * Makes the fragment of an address decodable.
 * @param hash a fragment with its sign, such as `#100%`, or an empty string
 * @returns the same fragment where it can be decoded, else the fragment with every percent sign escaped
 */
export const decodableHash = (hash: string): string => decodable(hash, decodeURIComponent, '%25');

/**
 * Reads which element a fragment names.
 * @param hash a fragment with its sign, such as `#set-property`, or an empty string
 * @returns the id of the element, decoded; the fragment as it is where it cannot be decoded
 */
export function anchorOf(hash: string): string {
  return decodeURIComponent(decodableHash(hash).slice(1));
}
