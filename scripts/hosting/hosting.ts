import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {escapeRegExp} from '../../src/shared/escape';
import {errorPages, headerRules, types, type HeaderRule} from '../../src/site/hosting';
import type {Redirect} from '../../src/site/redirects';

/** Folder of what the build makes for web servers, beside that of the site. It is never committed. */
const folder = 'deploy/generated';

/** An address that leads to another one. */
interface RedirectRule {
  /** A regular expression, matched against the path of the address. */
  readonly from: string;
  /** The path that takes its place, with `$1` for the first group; the query stays. */
  readonly to: string;
  readonly status: 301 | 302;
}

/** All that a web server has to know of a built site: `deploy/generated/hosting.json`. */
export interface Hosting {
  /** Path of the site on its host, with slashes at both ends; an address without a file is its folder's `index.html`. */
  readonly basePath: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  readonly errorPages: Readonly<Record<400 | 404, string>>;
  readonly types: Readonly<Record<string, string>>;
  /** Addresses of pages below the base path, without slashes at their ends: one in other letters leads to them. */
  readonly pages: readonly string[];
}

/**
 * Collects the settings for a web server.
 * @param basePath path of the site on its host, with slashes at both ends
 * @param policy the Content-Security-Policy of its pages
 * @param moved addresses below the base path that have changed
 * @param files the pages of the build: `user-guide/index.html`
 */
export function hostingOf(
  basePath: string,
  policy: string,
  moved: readonly Redirect[],
  files: readonly string[] = [],
): Hosting {
  const base = escapeRegExp(basePath);
  const errors = Object.values(errorPages).map(escapeRegExp).join('|');
  return {
    basePath,
    headers: headerRules(policy),
    redirects: [
      {from: '^/$', to: basePath, status: 302},
      {from: `^${base.slice(0, -1)}$`, to: basePath, status: 301},
      ...moved.map(({from, to}): RedirectRule => ({
        from: `^${base}${escapeRegExp(from.slice(1))}/?$`,
        to: basePath + to.slice(1),
        status: 301,
      })),
      {from: '^(.*?)//+(.*)$', to: '$1/$2', status: 301},
      // Plain addresses: the page itself, not its file.
      {from: `^(${base}(?:.*/)?)index\\.html$`, to: '$1', status: 301},
      {from: `^(${base}(?!(?:${errors})$).*[^/])\\.html$`, to: '$1', status: 301},
    ],
    errorPages,
    types,
    pages: files.flatMap((file) => /^(.+)\/index\.html$/.exec(file)?.[1] ?? []),
  };
}

/** The absolute path of what the build makes for web servers, beside the folder of the built site. */
export const generated = (build: string, ...names: string[]): string => path.resolve(build, '..', folder, ...names);

/** Reads what the build has written for web servers, and throws where there is nothing. */
export function readHosting(build: string): Hosting {
  const file = generated(build, 'hosting.json');
  if (!existsSync(file)) {
    throw new Error(`${folder}/hosting.json  there is no such file  ->  run \`npm run build\` first`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Hosting;
}

/** The headers of a file, which is named by its path below the base path: `user-guide/index.html`. */
export const headersOf = ({headers}: Hosting, file: string): Record<string, string> =>
  Object.assign({}, ...headers.filter(({files}) => new RegExp(files).test(file)).map((rule) => rule.headers)) as Record<
    string,
    string
  >;

/** The address of a page that was asked for in other letters, or with a slash at its end. */
export function pageOf({basePath, pages}: Hosting, pathname: string): string | undefined {
  const asked = pathname.slice(basePath.length).replace(/\/$/, '').toLowerCase();
  const page = pages.find((known) => known.toLowerCase() === asked);
  return page === undefined ? undefined : basePath + page;
}

/** The target of an address that is not canonical. */
export function redirectOf({redirects}: Hosting, pathname: string): {status: number; location: string} | undefined {
  const rule = redirects.find(({from}) => new RegExp(from).test(pathname));
  return rule && {status: rule.status, location: pathname.replace(new RegExp(rule.from), rule.to)};
}
