import {errorOf, errorsRoute, type ApiError} from '../../data/apiErrors';
import type {ApiLink} from '../../data/apiLinks';
import type {Html} from '../../shared/html';
import type {ManualLink} from '../types';
import {textOf} from './markdown';

/** Links from the reference into the manual. */
export interface Manual {
  /** Base path of the site, with slashes at both ends. */
  baseUrl: string;
  /** Entries of its page of errors. */
  errors: readonly ApiError[];
  links: readonly ApiLink[];
}

/** Links into the manual for a group, a call, or the reference as a whole. */
export function linksOf(name: string, {baseUrl, links}: Manual): ManualLink[] {
  return links.filter(({of}) => of.includes(name)).map(({text, page}) => ({text, href: baseUrl + page.slice(1)}));
}

/**
 * The entry of an error in the manual.
 * @param html description of the response, which has the text of the error in code style
 * @returns undefined where the manual has no entry for it
 */
export function errorEntry(html: Html, status: string, {baseUrl, errors}: Manual): string | undefined {
  const texts = [...html.matchAll(/<code>([^<]+)<\/code>/g)].map(([code]) => textOf(code));
  const error = texts.map((text) => errorOf(errors, Number(status), text)).find(Boolean);
  return error && `${baseUrl}${errorsRoute.slice(1)}#${error.id}`;
}
