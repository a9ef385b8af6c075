import type {Json} from '../types';

export interface Request {
  method: string;
  /** Full address. Every value in it is encoded by `encodeValue`, so that it stands in quotes of any language as it is. */
  url: string;
  body?: Json;
  /** False where the documented response has no body or one that is no JSON. */
  answersJson: boolean;
}

/** Timeout of samples (s): a hub that accepts a connection and never answers must not stop a program. */
export const TIMEOUT = 10;

/** Percent-encodes a value for a URL, and with it what a shell or a string would take for its own. */
export const encodeValue = (value: string): string =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** JSON over several lines, all but the first indented. */
export const jsonLines = (value: Json, indentation = 0, step = 2): string =>
  JSON.stringify(value, null, step).replaceAll('\n', `\n${' '.repeat(indentation)}`);

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
