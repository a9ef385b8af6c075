export function plainPath(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '/').replace(/(?<=[^/])\.html$/, '');
}

/** The text if it can be decoded, else with every percent sign replaced. */
function decodable(text: string, decode: (text: string) => string, percent: string): string {
  try {
    decode(text);
    return text;
  } catch {
    return text.replaceAll('%', percent);
  }
}

/**
 * Escapes the percent signs of a path that can't be decoded. Twice, because the history decodes each path, and the
 * preload decodes the result.
 */
export const decodablePath = (pathname: string): string => decodable(pathname, decodeURI, '%2525');

export const decodableHash = (hash: string): string => decodable(hash, decodeURIComponent, '%25');

/** The decoded ID in a fragment: `set-property` for `#set-property`. */
export function anchorOf(hash: string): string {
  return decodeURIComponent(decodableHash(hash).slice(1));
}
