import {readLines} from '../shared/readLines';

export const routesFile = 'src/site/routes.tsv';

export const questionsRoute = 'faq/questions-and-answers';

export const namesRoute = 'faq/names-on-screen';

export interface Route {
  /** Without slashes at its ends; `/` is the start page. */
  route: string;
  title: string;
  line: number;
}

/**
 * Routes in sidebar order.
 * @throws for invalid or repeated lines, or an empty list
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

/** `<route>/index.mdx` if other routes are below it, else `<route>.mdx`. */
export function fileOfRoute(route: string, routes: readonly Route[]): string {
  if (route === '/' || route === '') {
    return 'docs/index.mdx';
  }
  const hasChildren = routes.some((other) => other.route.startsWith(`${route}/`));
  return hasChildren ? `docs/${route}/index.mdx` : `docs/${route}.mdx`;
}

/** Undefined for files outside of `docs/`. */
export function routeOfFile(file: string): string | undefined {
  const match = /^docs\/(.+)\.mdx?$/.exec(file);
  if (!match) {
    return undefined;
  }
  return match[1]!.replace(/(^|\/)index$/, '') || '/';
}
