/** A path without the `index.html` or `.html` that static servers add: addresses of pages have neither. */
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

/** The fragment of an address (`#100%`, or nothing), with every percent sign escaped where it can't be decoded. */
export const decodableHash = (hash: string): string => decodable(hash, decodeURIComponent, '%25');

/** The id of the element that a fragment names, decoded where that is possible: `set-property` for `#set-property`. */
export function anchorOf(hash: string): string {
  return decodeURIComponent(decodableHash(hash).slice(1));
}
