import {runInNewContext} from 'node:vm';

/** From `.docusaurus/routes.js`. The second part of `component` is the key of its chunks. */
interface Route {
  readonly path: string;
  readonly component: readonly [path: string, hash?: string];
  readonly routes?: readonly Route[];
  readonly [attribute: string]: unknown;
}

type Chunks = Readonly<Record<string, unknown>>;

/** Pages with the same parent route, component, attributes, and kind of content. */
interface Group {
  readonly chunks: Chunks;
  readonly prop: string;
  readonly attributes: object;
  readonly pages: {path: string; module: string}[];
}

export interface RouteModules {
  readonly routes: string;
  readonly registry: string;
  readonly chunkNames: string;
}

const FIX = 'adapt src/plugins/clientBundle/routes.ts to this release of Docusaurus';

function readRoutes(source: string): Route[] {
  const code = source.replaceAll(/^import .*$/gm, '').replace('export default', 'routes =');
  const context: {routes?: Route[]; ComponentCreator: (...name: string[]) => string[]} = {
    ComponentCreator: (...name) => name,
  };
  runInNewContext(code, context);
  return JSON.parse(JSON.stringify(context.routes)) as Route[];
}

function readRegistry(source: string): Map<string, string> {
  const entries = [...source.matchAll(/"([^"]+)": \[\(\) => import\([^"]*"[^"]+" \*\/ ("[^"]+")\)/g)];
  if (entries.length === 0 || entries.length !== source.split('import(').length - 1) {
    throw new Error(`.docusaurus/registry.js  has entries of another form  ->  ${FIX}`);
  }
  return new Map(entries.map(([, name = '', module = '']) => [name, module]));
}

const namesIn = (chunks: unknown): string[] =>
  typeof chunks === 'string' ? [chunks] : Object.values(chunks as object).flatMap(namesIn);

function commonFolder(paths: readonly string[]): string {
  const [first = '', ...others] = paths;
  let end = first.lastIndexOf('/') + 1;
  while (!others.every((path) => path.startsWith(first.slice(0, end)))) {
    end = end > 1 ? first.lastIndexOf('/', end - 2) + 1 : 0;
  }
  return first.slice(0, end);
}

/** Creates routes lazily, and a page's component when it matches. */
const RUNTIME = `
for (const {folder, chunks, prop, pages} of groups) {
  for (const page in pages) {
    registry[folder + page] = [pages[page]];
    chunkNames[folder + page + '-'] = {...chunks, [prop]: folder + page};
  }
}
const pagesOf = (at, create) => {
  const {folder, attributes, pages} = groups[at];
  return Object.keys(pages).map((page) => {
    const path = folder + page;
    let component;
    return {...attributes, path, get component() { return component ??= create(path, ''); }};
  });
};
export {registry as default, chunkNames, pagesOf};
`;

/**
 * Compacts the generated route modules. Docusaurus repeats each address four times with chunk names, hashes, and paths:
 * about 120 bytes per page, compressed, for every reader. Here a page is its address and loader. Modules of parent
 * routes and plugin names are in the table, because nearly every page needs them. Addresses are case-sensitive like
 * those of web servers, so that a page with status 404 can't become another one. Of
 *
 *     {path: '/docs/a', component: ComponentCreator('/docs/a', '5ff'), exact: true, sidebar: 'manual'},
 *     {path: '/docs/b', component: ComponentCreator('/docs/b', 'c01'), exact: true, sidebar: 'manual'},
 *
 * `routes.js` keeps `...pagesOf(0, ComponentCreator)`, and group 0 in `registry.js` is
 *
 *     {folder: '/docs/', chunks: {__comp: '178'}, prop: 'content', attributes: {exact: true, sidebar: 'manual'},
 *      pages: {a: () => import('@site/docs/a.mdx'), b: () => import('@site/docs/b.mdx')}}
 *
 * @returns modules with the same exports, except for build-only parts of the registry
 * @throws if a module doesn't match Docusaurus 3.10
 */
export function lightRoutes(modules: RouteModules): RouteModules {
  const registry = readRegistry(modules.registry);
  const chunkNames = JSON.parse(modules.chunkNames) as Record<string, Chunks>;
  const groups: Group[] = [];
  const keptNames: Record<string, Chunks> = {};
  const layouts = new Set<unknown>();

  function groupOf({path, component, exact, routes, ...attributes}: Route, siblings: Map<string, number>) {
    const chunks = chunkNames[component.join('-')];
    const {__comp, ...props} = chunks ?? {};
    const [entry, ...more] = Object.entries(props);
    if (!exact || routes || !entry || more.length > 0 || typeof entry[1] !== 'string') {
      return undefined;
    }
    const key = JSON.stringify([__comp, entry[0], attributes]);
    const isNew = !siblings.has(key);
    if (isNew) {
      siblings.set(
        key,
        groups.push({
          chunks: {__comp},
          prop: entry[0],
          attributes: {exact, sensitive: true, ...attributes},
          pages: [],
        }) - 1,
      );
    }
    const at = siblings.get(key)!;
    groups[at]!.pages.push({path, module: registry.get(entry[1])!});
    return {at, isNew};
  }

  function write(routes: readonly Route[]): string {
    const siblings = new Map<string, number>();
    const texts = routes.map((route) => {
      const group = groupOf(route, siblings);
      if (group) {
        return group.isNew ? `...pagesOf(${group.at}, ComponentCreator)` : '';
      }
      const {component, routes: children, ...rest} = route;
      const name = component.join('-');
      const chunks = chunkNames[name];
      if (chunks) {
        keptNames[name] = chunks;
        if (children) {
          layouts.add(chunks.__comp);
        }
      }
      const attributes = JSON.stringify({...rest, ...(rest.path !== '*' && {sensitive: true})}).slice(1, -1);
      const creator = `ComponentCreator(${component.map((part) => JSON.stringify(part)).join(', ')})`;
      return `{${attributes}, component: ${creator}${children ? `, routes: ${write(children)}` : ''}}`;
    });
    return `[${texts.filter(Boolean).join(',\n')}]`;
  }

  const tree = write(readRoutes(modules.routes));
  if (groups.length === 0) {
    throw new Error(`.docusaurus/routes.js  has no pages of one kind  ->  ${FIX}`);
  }
  const kept = new Set([...groups.map(({chunks}) => chunks), ...Object.values(keptNames)].flatMap(namesIn));
  const loaders = [...kept].map((name) => {
    const module = registry.get(name);
    const hint = layouts.has(name) || module?.endsWith('__plugin.json"') ? '/* webpackMode: "eager" */ ' : '';
    return `${JSON.stringify(name)}: [() => import(${hint}${module})]`;
  });
  const tables = groups.map(({chunks, prop, attributes, pages}) => {
    const folder = commonFolder(pages.map(({path}) => path));
    const rows = pages.map(({path, module}) => `${JSON.stringify(path.slice(folder.length))}: () => import(${module})`);
    return `{${JSON.stringify({folder, chunks, prop, attributes}).slice(1, -1)}, pages: {${rows.join(',\n')}}}`;
  });
  return {
    routes: `import ComponentCreator from '@docusaurus/ComponentCreator';\nimport {pagesOf} from './registry.js';\nexport default ${tree};\n`,
    registry: `const groups = [${tables.join(',\n')}];\nconst registry = {${loaders.join(',\n')}};\nconst chunkNames = ${JSON.stringify(keptNames)};${RUNTIME}`,
    chunkNames: `export {chunkNames as default} from './registry.js';\n`,
  };
}
