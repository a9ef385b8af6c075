import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {getOrMake} from '../shared/collections';
import {frontMatterOf} from '../shared/yaml';
import {fileOfRoute, readRoutes, type Route} from '../site/routes';

export interface Pages {
  /** Accepts `#heading`; undefined for pages that don't exist yet. */
  titleOf: (route: string) => string | undefined;
  pathOf: (route: string) => string | undefined;
  /** In sidebar order. */
  routes: readonly string[];
}

/** Titles are read lazily. */
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
