import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {createElement, Fragment} from 'react';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

import {lightConfig} from '../../../src/plugins/clientBundle/data';
import {tagsIn} from '../../../src/plugins/clientBundle/helmet';
import {lightInfima} from '../../../src/plugins/clientBundle/infima';
import {lightRoutes, type RouteModules} from '../../../src/plugins/clientBundle/routes';
import {testFolder} from '../../support/folder';

const {generateRouteFiles} = createRequire(import.meta.url)('@docusaurus/core/lib/server/codegen/codegenRoutes.js') as {
  generateRouteFiles: (options: {generatedFilesDir: string; routes: object[]}) => Promise<void>;
};

/** The modules as the installed Docusaurus writes them, for a docs instance with a list of tags and some pages, and one page outside. */
async function generate(...pages: object[]): Promise<RouteModules> {
  const context = {plugin: '@generated/docs/__plugin.json'};
  const tags = {path: '/base/tags', component: '@theme/Tags', exact: true, modules: {tags: '@generated/tags.json'}};
  const routes = [
    {path: '/base/search', component: '@theme/SearchPage', exact: true, context},
    {path: '/base/', component: '@theme/DocsRoot', context, routes: [tags, ...pages]},
  ];
  const {root, read} = testFolder();
  await generateRouteFiles({generatedFilesDir: root, routes});
  return {routes: read('routes.js'), registry: read('registry.js'), chunkNames: read('routesChunkNames.json')};
}

const pageAt = (path: string, content: string) => ({
  ...{path, component: '@theme/DocItem', exact: true, sidebar: 'manual'},
  modules: {content},
});
const two = pageAt('/base/guide/two/', '@site/docs/two/index.mdx');
const generated = await generate(pageAt('/base/guide/one', '@site/docs/one.mdx'), two);

interface Route {
  path: string;
  component: readonly unknown[];
  routes?: Route[];
}

/** Runs the modules, and lists what Docusaurus would load for each route. */
function loadedBy({routes, registry, chunkNames}: RouteModules): unknown[] {
  const runnable = (code: string) =>
    code
      .replaceAll(/^import .*$/gm, '')
      .replaceAll('import(', '(')
      .replaceAll('require.resolveWeak', '');
  const isLight = registry.includes('export {');
  const light = isLight
    ? (
        new Function(
          `${runnable(registry).replace(/export \{.*/, '')}; return {registry, chunkNames, pagesOf};`,
        ) as () => {
          registry: Record<string, [() => string]>;
          chunkNames: Record<string, object>;
          pagesOf: unknown;
        }
      )()
    : undefined;
  const evaluate = (code: string): unknown =>
    (
      new Function('ComponentCreator', 'pagesOf', runnable(code).replace('export default', 'return')) as (
        ...known: unknown[]
      ) => unknown
    )((...name: string[]) => name, light?.pagesOf);
  const loaders = light?.registry ?? (evaluate(registry) as Record<string, [() => string]>);
  const names = light?.chunkNames ?? (JSON.parse(chunkNames) as Record<string, object>);
  const load = (name: unknown): unknown =>
    typeof name === 'string'
      ? loaders[name]![0]()
      : Object.fromEntries(Object.entries(name as object).map(([key, value]) => [key, load(value)]));
  const list = ({component, routes: children, ...route}: Route): unknown => ({
    ...route,
    loads: component[1] === undefined ? [] : load(names[component.join('-')]),
    ...(children && {routes: children.map(list)}),
  });
  return (evaluate(routes) as Route[]).map(list);
}

/** The routes, but for the one of every other address, with the attribute that tells upper from lower case. */
const cased = <Files extends {routes: string}>(files: Files): Files => ({
  ...files,
  routes: files.routes.replace(/component: ComponentCreator\('[^*)][^)]*\)/g, '$&, sensitive: true'),
});

describe('generated routes', () => {
  test('lead to the same modules with the same attributes, tell upper from lower case, and state the address of a page once', () => {
    const light = lightRoutes(generated);
    expect(loadedBy(light)).toEqual(loadedBy(cased(generated)));
    const text = light.routes + light.registry + light.chunkNames;
    expect(text.split('guide/one').length - 1 + text.split('"one"').length - 1).toBe(1);
    expect(text).not.toContain('webpackChunkName');
  });

  test('of another form are an error that names the file and the fix', () => {
    const registry = generated.registry.replace('[() => import(', '[async () => import(');
    expect(() => lightRoutes({...generated, registry})).toThrow(
      /registry\.js .* -> {2}adapt src\/plugins\/clientBundle/,
    );
    expect(() => lightRoutes({...generated, routes: 'export default [];'})).toThrow(/routes\.js .*no pages/);
  });
});

describe('generated data', () => {
  test('the configuration keeps what a browser reads, and no options of plugins, presets, and themes', () => {
    const config = {
      title: 'Manual',
      baseUrl: '/base/',
      plugins: ['/home/x', ['search', {folder: '/home/x'}]],
      presets: [['classic', {docs: {path: '/home/x/docs', beforeDefaultRemarkPlugins: [[null, {root: '/home/x'}]]}}]],
      themes: [['search', {docsDir: '/home/x'}]],
      future: {experimental_router: 'browser', v4: {}},
    };
    expect(lightConfig(`/* AUTOGENERATED */\nexport default ${JSON.stringify(config, null, 2)};\n`)).toBe(
      'export default {"title":"Manual","baseUrl":"/base/","future":{"experimental_router":"browser"}};',
    );
    expect(() => lightConfig('export const config = 1;')).toThrow(/docusaurus\.config\.mjs .*adapt lightConfig/);
  });
});

test('tags of a head are found in fragments, too', () => {
  const tag = createElement('meta', {name: 'robots'});
  const title = createElement('title', {}, 'One');
  const found = tagsIn([createElement(Fragment, {key: 1}, tag, createElement(Fragment, {}, title)), null, 'text']);
  expect(found.map(({type}) => type)).toEqual(['meta', 'title']);
});

describe('the style sheet', async () => {
  const infima = readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8');
  const light = await lightInfima(infima, process.cwd());

  test('keeps what only scripts set, and what pages of the site use', () => {
    const states =
      'navbar-sidebar--show navbar-sidebar__items--show-secondary dropdown--show dropdown__link--active menu__link--active ' +
      'menu__list-item--collapsed table-of-contents__link--active button--secondary alert--danger alert--info ' +
      'alert--secondary pagination-nav__link--next breadcrumbs__item--active';
    expect(states.split(' ').filter((name) => !infima.includes(`.${name}`))).toEqual([]);
    expect(states.split(' ').filter((name) => !light.includes(`.${name}`))).toEqual([]);
    expect(light).toContain(':where(.button--primary):not(.button--outline):hover');
    expect(light).not.toContain('.pills');
    expect(light).not.toContain('--ifm-pills-');
    expect(light).not.toContain('.button--danger');
    expect(light).not.toContain('.text--bold');
  });
});

test('no module that knows its own address finds packages in a way that only some loaders have', () => {
  const files = globSync(['src/**/*.{ts,tsx,mjs}', 'scripts/**/*.{ts,mjs}', '*.ts']);
  const mixed = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return text.includes('import.meta') && /\brequire\.resolve\(/.test(text);
  });
  expect(mixed).toEqual([]);
});
