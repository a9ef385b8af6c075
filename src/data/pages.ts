import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {getOrMake} from '../shared/collections';
import {frontMatterOf} from '../shared/yaml';
import {fileOfRoute, readRoutes, type Route} from '../site/routes';

/** Looks up pages of the manual by route, for the links that data makes. */
export interface Pages {
  /** Title of the page at a route, with or without `#heading`; undefined while the page has yet to be written. */
  titleOf: (route: string) => string | undefined;
  /** Absolute path of the page at a route; undefined while it has yet to be written. */
  pathOf: (route: string) => string | undefined;
  /** Every published route, in the order of the sidebar. */
  routes: readonly string[];
}

/** @returns the published pages; titles are read when first asked for */
export function openPages(siteDir: string): Pages {
  const routes: Route[] = readRoutes(siteDir);
  const titles = new Map<string, string | undefined>();
  const pathOf = (route: string): string | undefined => {
    const file = path.join(siteDir, fileOfRoute(route, routes));
    return existsSync(file) ? file : undefined;
  };
  const read = (route: string): string | undefined => {
    const file = pathOf(route);
    if (file === undefined) return undefined;
    return (frontMatterOf(readFileSync(file, 'utf8'), file)?.data as {title?: string} | undefined)?.title;
  };
  return {
    routes: routes.map(({route}) => route),
    pathOf,
    titleOf(address) {
      const route = address.split('#')[0] ?? '';
      return getOrMake(titles, route, () => read(route));
    },
  };
}
