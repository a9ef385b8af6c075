import {existsSync} from 'node:fs';
import path from 'node:path';
import {didYouMean, nearest} from '../../../shared/didYouMean';
import {readLines} from '../../../shared/readLines';
import {publishedFile, readRedirects, redirectsFile, type Redirect} from '../../../site/redirects';
import {REFERENCE_ROUTE} from '../../../site/reference';
import {fileOfRoute, routeOfFile, routesFile} from '../../../site/routes';
import type {Page} from '../page';
import type {Project, ReportFile, ReportLine} from '../project';

/** Each page is at a published route, in the file of that route. Archives are exempt. */
export function routeOfPageRule(page: Page, {routes}: Project, report: ReportLine): void {
  const route = routeOfFile(page.file);
  const known = routes.map((one) => one.route);
  if (route === undefined) return;
  if (!known.includes(route)) {
    const near = nearest(route, known);
    const move = near ? `move the file to ${fileOfRoute(near, routes)}` : 'move the file';
    report(1, `/${route} is no published route`, `${move}, or add the route to ${routesFile}`);
    return;
  }
  const {frontMatter} = page;
  const listed = routes.find((one) => one.route === route)!;
  if (typeof frontMatter['title'] === 'string' && frontMatter['title'] !== listed.title) {
    const what = `the title is "${frontMatter['title']}", in ${routesFile}:${listed.line} it is "${listed.title}"`;
    report(2, what, 'write the same in both');
  }
  const expected = fileOfRoute(route, routes);
  if (page.file !== expected) report(1, `the page of ${route} lies in the wrong file`, `move it to ${expected}`);
}

export function completeRoutesRule({root, routes}: Project, report: ReportFile): void {
  for (const {route, line} of routes)
    if (route !== REFERENCE_ROUTE && !existsSync(path.join(root, fileOfRoute(route, routes))))
      report(routesFile, line, `${route} has no page`, `npm run new -- ${route}`);
}

/** Published addresses are pages or redirects; redirects lead in one step to an existing page. */
export function redirectsRule({root, routes}: Project, reportFile: ReportFile): void {
  const pages = routes.map(({route}) => (route === '/' ? '/' : `/${route}`));
  const redirects = readRedirects(root);
  const report: ReportLine = (...fault) => reportFile(redirectsFile, ...fault);
  for (const {text, line} of readLines(root, publishedFile))
    if (!pages.includes(text) && !redirects.some(({from}) => from === text)) {
      const fix = `add it with the page that has taken its place to ${redirectsFile}`;
      reportFile(publishedFile, line, `${text} was published, and leads nowhere`, fix);
    }
  for (const [index, {from, to, line}] of redirects.entries()) {
    const end = endOf(to, redirects);
    if (!from.startsWith('/') || /[#?]|.\/$/.test(from))
      report(line, `redirect from "${from}"`, 'write a path with a slash before it, none after it, without # and ?');
    if (redirects.findIndex((one) => one.from === from) !== index)
      report(line, `${from} is redirected twice`, 'keep one of the two');
    if (pages.includes(from)) report(line, `${from} is a page`, 'remove the redirect, or the page and its route');
    if (from === to || end === undefined) {
      report(line, `${from} leads back to itself`, 'name the page that has taken its place');
    } else if (end !== to) {
      report(line, `${from} leads to ${to}, which is redirected itself`, `write ${end}`);
    } else if (!pages.includes(to)) {
      const fix = didYouMean(to, pages, 'name a route of src/site/routes.tsv');
      report(line, `${from} leads to ${to}, which is no page`, fix);
    }
  }
}

function endOf(start: string, redirects: readonly Redirect[]): string | undefined {
  let place = start;
  for (let step = 0; step <= redirects.length; step += 1) {
    const next = redirects.find(({from}) => from === place);
    if (!next) return place;
    place = next.to;
  }
  return undefined;
}
