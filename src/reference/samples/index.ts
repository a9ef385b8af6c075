import type {Language} from '../types';
import {csharp} from './csharp';
import {curl} from './curl';
import {javascript} from './javascript';
import {powershell} from './powershell';
import {python} from './python';
import type {Request} from './request';

/** Writes a request in each language of the reference: when the site is built, and in a browser where a reader's values change it. */
export const sampleWriters: Readonly<Record<Language, (request: Request) => string>> = {
  curl,
  javascript,
  python,
  csharp,
  powershell,
};
