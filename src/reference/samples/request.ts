import type {Json} from '../types';

export interface Request {
  method: string;
  /** Values are encoded by `encodeValue`, so that the URL is valid in quotes of any language. */
  url: string;
  body?: Json;
  /** False for responses without JSON. */
  answersJson: boolean;
}

/** So that a hanging hub doesn't block a program (s). */
export const TIMEOUT = 10;

/** Also escapes characters with a meaning in shells and strings. */
export const encodeValue = (value: string): string =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** All lines but the first are indented. */
export const jsonLines = (value: Json, indentation = 0, step = 2): string =>
  JSON.stringify(value, null, step).replaceAll('\n', `\n${' '.repeat(indentation)}`);

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
