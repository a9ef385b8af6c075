import type {Json} from '../types';

/** One request, as it goes over the wire. */
export interface Request {
  /** In lower case, as OpenAPI writes it. */
  method: string;
  /** Full address. Every value in it is encoded by `encodeValue`, so that it stands in quotes of any language as it is. */
  url: string;
  /** JSON; undefined where the request has no body. */
  body?: Json;
  /** False where the documented response has no body or one that is no JSON. */
  answersJson: boolean;
}

/** Timeout of samples (s): a hub that accepts a connection and never answers must not stop a program. */
export const TIMEOUT = 10;

/**
 * Percent-encodes a value for its place in a URL, and with it what a shell or a string would take for its own: quotes,
 * brackets, `!`, and `*` (RFC 3986, section 2.2).
 * @throws URIError where the value has half a character
 */
export const encodeValue = (value: string): string =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** JSON over several lines, all but the first indented. */
export const jsonLines = (value: Json, indentation = 0, step = 2): string =>
  JSON.stringify(value, null, step).replaceAll('\n', `\n${' '.repeat(indentation)}`);

/** `patch` as `Patch`. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
