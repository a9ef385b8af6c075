import {readLines} from '../shared/readLines';

/** File of the published routes, relative to the project. */
export const routesFile = 'src/site/routes.tsv';

/** The index of all questions of the register; each area has a page below it. */
export const questionsRoute = 'faq/questions-and-answers';

/** The list of names on screen. */
export const namesRoute = 'faq/names-on-screen';

/** A published address of the manual. */
export interface Route {
  /** Address under the base path, without slashes at its ends; `/` is the landing page. */
  route: string;
  /** Title of its page. */
  title: string;
  /** Line of `routes.tsv`, from 1. */
  line: number;
}

/**
 * Reads the list of published routes, in sidebar order.
 * @param siteDir absolute path of the project.
 * @throws when a line is no route with its title, a route is listed twice, or the list is empty.
 */
export function readRoutes(siteDir: string): Route[] {
  const routes: Route[] = [];
  for (const {text, line} of readLines(siteDir, routesFile)) {
    const [route, title, more] = text.split('\t');
    if (!route || !title || more !== undefined) {
      throw new Error(`${routesFile}:${line}  "${text}" is no route  ->  write route, a tab, title`);
    }
    if (routes.some((other) => other.route === route)) {
      throw new Error(`${routesFile}:${line}  ${route} is listed twice  ->  remove one of the two lines`);
    }
    routes.push({route, title, line});
  }
  if (routes.length === 0) {
    throw new Error(`${routesFile}:1  no routes found  ->  list every page there: route, a tab, title`);
  }
  return routes;
}

/** The file of `docs/` that serves a route: `<route>/index.mdx` when other routes lie below it, else `<route>.mdx`. */
export function fileOfRoute(route: string, routes: readonly Route[]): string {
  if (route === '/' || route === '') {
    return 'docs/index.mdx';
  }
  const hasChildren = routes.some((other) => other.route.startsWith(`${route}/`));
  return hasChildren ? `docs/${route}/index.mdx` : `docs/${route}.mdx`;
}

/** The route that a page of `docs/` serves; undefined for a file elsewhere. */
export function routeOfFile(file: string): string | undefined {
  const match = /^docs\/(.+)\.mdx?$/.exec(file);
  if (!match) {
    return undefined;
  }
  return match[1]!.replace(/(^|\/)index$/, '') || '/';
}
