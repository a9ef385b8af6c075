import {errorOf, errorsRoute, type ApiError} from '../../data/apiErrors';
import type {ApiLink} from '../../data/apiLinks';
import type {Html} from '../../shared/html';
import type {ManualLink} from '../types';
import {textOf} from './markdown';

export interface Manual {
  baseUrl: string;
  errors: readonly ApiError[];
  links: readonly ApiLink[];
}

export function linksOf(name: string, {baseUrl, links}: Manual): ManualLink[] {
  return links.filter(({of}) => of.includes(name)).map(({text, page}) => ({text, href: baseUrl + page.slice(1)}));
}

export function errorEntry(html: Html, status: string, {baseUrl, errors}: Manual): string | undefined {
  const texts = [...html.matchAll(/<code>([^<]+)<\/code>/g)].map(([code]) => textOf(code));
  const error = texts.map((text) => errorOf(errors, Number(status), text)).find(Boolean);
  return error && `${baseUrl}${errorsRoute.slice(1)}#${error.id}`;
}
