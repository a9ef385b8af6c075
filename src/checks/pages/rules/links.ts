import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {didYouMean, nearest} from '../../../shared/didYouMean';
import {decodePath, linkFrom} from '../../../shared/paths';
import {REFERENCE_ROUTE} from '../../../site/reference';
import {fileOfRoute} from '../../../site/routes';
import type {Page} from '../page';
import type {Project, ReportLine} from '../project';

/** Links are relative file paths to existing pages and headings. */
export function linksRule(page: Page, project: Project, report: ReportLine): void {
  for (const {url, text, line} of page.links) {
    if (text.trim() === '')
      report(line, `the link to ${url} has no words`, 'write what it leads to between the brackets');
    if (url.startsWith('http:') && !/^http:\/\/(localhost|127\.0\.0\.1|\[)/.test(url))
      report(line, `${url} is not encrypted`, 'use https:');
    if (/^[a-z][a-z+.-]*:/i.test(url)) continue;
    const fault = faultOf(url, page, project);
    if (fault) report(line, ...fault);
  }
}

function faultOf(url: string, page: Page, project: Project): [what: string, fix: string] | undefined {
  const [target = '', fragment = ''] = url.split('#');
  if (target === '') return fragmentFault(page, fragment);
  if (target.startsWith('/')) {
    // Archives can't link to files of the current version, and the reference has none, so these may be routes.
    const isRoute = project.routes.some(({route}) => `/${route}` === target || route === target);
    const hasNoFile = page.file.startsWith('versioned_docs/') || target === `/${REFERENCE_ROUTE}`;
    if (isRoute && hasNoFile) return undefined;
    return [
      `${url} is a route`,
      `link the file: ${linkFrom(page.file, routeFile(target, project) ?? 'docs/index.mdx')}`,
    ];
  }
  const decoded = decodePath(target);
  if (decoded === undefined) return [`${url} has a percent sign that encodes nothing`, 'write %25 for the sign'];
  const file = path.posix.join(path.posix.dirname(page.file), decoded);
  const other = project.all.get(file);
  if (other) return fragment ? fragmentFault(other, fragment) : undefined;
  const absolute = path.join(project.root, file);
  if (existsSync(absolute) && !statSync(absolute).isDirectory()) return undefined;
  return [`${url} leads to no page`, fixFor(page, file, project)];
}

/** Components that generate headings: fragments into their pages are checked after the build. */
const withHeadings = new Set([
  'ApiErrors',
  'Glossary',
  'InterfaceNames',
  'NodeIndex',
  'NodeReference',
  'Questions',
  'Shortcuts',
]);

function fragmentFault(target: Page, fragment: string): [what: string, fix: string] | undefined {
  const ids = target.headings.map(({id}) => id);
  if (ids.includes(fragment) || target.components.some(({name}) => withHeadings.has(name))) return undefined;
  return [`#${fragment} is no heading of ${target.file}`, didYouMean(fragment, ids)];
}

function routeFile(target: string, {routes}: Project): string | undefined {
  const route = target.replace(/^\/+|\/+$/g, '') || '/';
  const known = routes.map((one) => one.route);
  const match = known.includes(route) ? route : nearest(route, known);
  return match && fileOfRoute(match, routes);
}

function fixFor(page: Page, file: string, project: Project): string {
  if (page.file.startsWith('versioned_docs/')) {
    const routes = project.routes.map(({route}) => route);
    const route = nearest(file.replace(/^versioned_docs\/[^/]+\//, '').replace(/(?:\/index)?\.mdx?$/, ''), routes);
    return route ? `link the page of the current manual by its route: /${route}` : 'link a page of this archive';
  }
  const planned = project.routes.find(({route}) => fileOfRoute(route, project.routes) === file);
  if (planned?.route === REFERENCE_ROUTE) return 'link calls of the API with <Operation id="..." />';
  if (planned) return `that page is due: npm run new -- ${planned.route}`;
  const byName = [...project.all.keys()].filter((one) => bareName(one) === bareName(file));
  const near = byName.length === 1 ? byName[0] : nearest(file, [...project.all.keys()]);
  return near ? `did you mean ${linkFrom(page.file, near)}?` : 'link a page that exists';
}

function bareName(file: string): string {
  return file
    .replace(/(\/index)?(\.mdx?)?$/, '')
    .split('/')
    .at(-1)!
    .toLowerCase();
}
