import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {escapeRegExp} from '../../src/shared/escape';
import {errorPages, headerRules, types, type HeaderRule} from '../../src/site/hosting';
import type {Redirect} from '../../src/site/redirects';

/** Output for web servers, beside the site. Never committed. */
const folder = 'deploy/generated';

interface RedirectRule {
  /** Regular expression for the path. */
  readonly from: string;
  /** With `$1` for the first group; the query is kept. */
  readonly to: string;
  readonly status: 301 | 302;
}

/** Everything a web server needs: `deploy/generated/hosting.json`. */
export interface Hosting {
  /** With slashes at both ends. */
  readonly basePath: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  readonly errorPages: Readonly<Record<400 | 404, string>>;
  readonly types: Readonly<Record<string, string>>;
  /** Below the base path, without slashes; other capitalization redirects there. */
  readonly pages: readonly string[];
}

/**
 * @param basePath with slashes at both ends
 * @param policy Content-Security-Policy of pages
 * @param moved redirects below the base path
 * @param files pages of the build: `user-guide/index.html`
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
      // Addresses don't name files.
      {from: `^(${base}(?:.*/)?)index\\.html$`, to: '$1', status: 301},
      {from: `^(${base}(?!(?:${errors})$).*[^/])\\.html$`, to: '$1', status: 301},
    ],
    errorPages,
    types,
    pages: files.flatMap((file) => /^(.+)\/index\.html$/.exec(file)?.[1] ?? []),
  };
}

export const generated = (build: string, ...names: string[]): string => path.resolve(build, '..', folder, ...names);

export function readHosting(build: string): Hosting {
  const file = generated(build, 'hosting.json');
  if (!existsSync(file)) {
    throw new Error(`${folder}/hosting.json  there is no such file  ->  run \`npm run build\` first`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Hosting;
}

/** @param file below the base path: `user-guide/index.html` */
export const headersOf = ({headers}: Hosting, file: string): Record<string, string> =>
  Object.assign({}, ...headers.filter(({files}) => new RegExp(files).test(file)).map((rule) => rule.headers)) as Record<
    string,
    string
  >;

export function pageOf({basePath, pages}: Hosting, pathname: string): string | undefined {
  const asked = pathname.slice(basePath.length).replace(/\/$/, '').toLowerCase();
  const page = pages.find((known) => known.toLowerCase() === asked);
  return page === undefined ? undefined : basePath + page;
}

export function redirectOf({redirects}: Hosting, pathname: string): {status: number; location: string} | undefined {
  const rule = redirects.find(({from}) => new RegExp(from).test(pathname));
  return rule && {status: rule.status, location: pathname.replace(new RegExp(rule.from), rule.to)};
}
