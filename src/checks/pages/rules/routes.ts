import {existsSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../../../shared/didYouMean';
import {REFERENCE_ROUTE} from '../../../site/reference';
import {fileOfRoute, routeOfFile, routesFile} from '../../../site/routes';
import type {Page} from '../page';
import type {Project, ReportFile, ReportLine} from '../project';

/** A page is at a published route, in the file for that route. Archives are exempt. */
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

/** Every route has a page; that of the API is the reference's. */
export function completeRoutesRule({root, routes}: Project, report: ReportFile): void {
  for (const {route, line} of routes)
    if (route !== REFERENCE_ROUTE && !existsSync(path.join(root, fileOfRoute(route, routes))))
      report(routesFile, line, `${route} has no page`, `npm run new -- ${route}`);
}
