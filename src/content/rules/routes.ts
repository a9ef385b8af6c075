import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from '../../shared/finding';
import {nearest} from '../../shared/didYouMean';
import {fileOfRoute, routeOfFile, routesFile} from '../../site/routes';
import type {Page} from '../page';
import type {Project} from '../project';

/** A page lies at a published route, in the file that the route's place in the tree asks for. Archives are free. */
export function routeOfPageRule(page: Page, {routes}: Project): Finding[] {
  const route = routeOfFile(page.file);
  if (route === undefined) {
    return [];
  }
  if (!routes.some((one) => one.route === route)) {
    const near = nearest(
      route,
      routes.map((one) => one.route),
    );
    return [
      {
        file: page.file,
        line: 1,
        what: `/${route} is no published route`,
        cure: `${near ? `move the file to ${fileOfRoute(near, routes)}` : 'move the file'}, or add the route to ${routesFile}`,
      },
    ];
  }
  const expected = fileOfRoute(route, routes);
  return page.file === expected
    ? []
    : [{file: page.file, line: 1, what: `the page of ${route} lies in the wrong file`, cure: `move it to ${expected}`}];
}

/** Every route has its page, except in sections still to come; a section that is complete is taken off that list. */
export function completeRoutesRule({root, routes}: Project): Finding[] {
  const findings: Finding[] = [];
  const missing = routes.filter(
    ({route, mark}) => mark !== 'reference' && !existsSync(path.join(root, fileOfRoute(route, routes))),
  );
  const toCome = routes.filter(({mark}) => mark === 'to come');
  const isBelow = (route: string, section: string) => route === section || route.startsWith(`${section}/`);
  for (const {route, line} of missing) {
    if (!toCome.some((section) => isBelow(route, section.route))) {
      findings.push({
        file: routesFile,
        line,
        what: `${route} has no page`,
        cure: `npm run new -- ${route}`,
      });
    }
  }
  for (const section of toCome) {
    if (!missing.some(({route}) => isBelow(route, section.route))) {
      findings.push({
        file: routesFile,
        line: section.line,
        what: `all pages of ${section.route} are there`,
        cure: 'remove the mark "to come" from this line',
      });
    }
  }
  return findings;
}
