import {readFileSync} from 'node:fs';
import {createElement, Fragment} from 'react';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

import {lightConfig, lightGlobalData, lightVersion} from '../../../src/plugins/lightBundle/data';
import {tagsIn} from '../../../src/plugins/lightBundle/helmet';
import {lightInfima, readUsage} from '../../../src/plugins/lightBundle/infima';
import {lightRoutes, type RouteModules} from '../../../src/plugins/lightBundle/routes';

/** The modules as Docusaurus writes them, for a docs instance with two pages and a list of tags, and a page of its own. */
const generated: RouteModules = {
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/base/search',
    component: ComponentCreator('/base/search', '111'),
    exact: true
  },
  {
    path: '/base/',
    component: ComponentCreator('/base/', '222'),
    routes: [
      {
        path: '/base/tags',
        component: ComponentCreator('/base/tags', '333'),
        exact: true
      },
      {
        path: '/base/guide/one',
        component: ComponentCreator('/base/guide/one', '444'),
        exact: true,
        sidebar: "manual"
      },
      {
        path: '/base/guide/two/',
        component: ComponentCreator('/base/guide/two/', '555'),
        exact: true,
        sidebar: "manual"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  registry: ['a @theme/SearchPage', 'b @theme/DocsRoot', 'c @generated/docs/__plugin.json', 'd @theme/DocItem']
    .concat([
      'e @theme/DocTagsListPage',
      'f @generated/tags.json',
      'g @site/docs/one.mdx',
      'h @site/docs/two/index.mdx',
    ])
    .map((entry) => entry.split(' '))
    .reduce(
      (text, [name, file]) =>
        `${text}  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],\n`,
      'export default {\n',
    )
    .concat('};\n'),
  chunkNames: JSON.stringify({
    '/base/search-111': {__comp: 'a', __context: {plugin: 'c'}},
    '/base/-222': {__comp: 'b', __context: {plugin: 'c'}},
    '/base/tags-333': {__comp: 'e', tags: 'f'},
    '/base/guide/one-444': {__comp: 'd', content: 'g'},
    '/base/guide/two/-555': {__comp: 'd', content: 'h'},
  }),
};

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

  test('with paths that do not begin alike lead to the same modules', () => {
    const rename = (text: string) => text.replaceAll('/base/guide/one', 'elsewhere');
    const renamed = {
      routes: rename(generated.routes),
      registry: generated.registry,
      chunkNames: rename(generated.chunkNames),
    };
    const swapped = {
      ...renamed,
      routes: renamed.routes.replace(/(\{\s+path: 'elsewhere'[^}]*\}),\s*(\{[^}]*\})/, '$2, $1'),
    };
    expect(swapped.routes).not.toBe(renamed.routes);
    expect(loadedBy(lightRoutes(swapped))).toEqual(loadedBy(cased(swapped)));
  });

  test('of another form are an error that names the file and the fix', () => {
    const registry = generated.registry.replace('[() => import(/* webpackChunkName: "g" */', '[async () => import(');
    expect(() => lightRoutes({...generated, registry})).toThrow(
      /registry\.js .* -> {2}adapt src\/plugins\/lightBundle/,
    );
    expect(() => lightRoutes({...generated, routes: 'export default [];'})).toThrow(/routes\.js .*no pages/);
  });
});

describe('generated data', () => {
  test('the configuration keeps what a browser reads', () => {
    const config = {
      title: 'Manual',
      baseUrl: '/base/',
      plugins: ['/home/x'],
      future: {experimental_router: 'browser', v4: {}},
    };
    expect(lightConfig(`/* AUTOGENERATED */\nexport default ${JSON.stringify(config, null, 2)};\n`)).toBe(
      'export default {"title":"Manual","baseUrl":"/base/","future":{"experimental_router":"browser"}};',
    );
    expect(() => lightConfig('export const config = 1;')).toThrow(/docusaurus\.config\.mjs .*adapt lightConfig/);
  });

  test('global data keeps pages that two versions have, and each start page', () => {
    const version = (...ids: string[]) => ({mainDocId: 'index', docs: ids.map((id) => ({id}))});
    const versions = [version('index', 'kept', 'new'), version('index', 'kept')];
    const data = {'docusaurus-plugin-content-docs': {default: {path: '/', versions}}, other: {default: {key: 1}}};
    const light = JSON.parse(lightGlobalData(JSON.stringify(data))) as typeof data;
    expect(light.other).toEqual(data.other);
    expect(light['docusaurus-plugin-content-docs'].default.versions).toEqual([version('index', 'kept'), versions[1]]);
  });

  test('a sidebar keeps what it shows, and whether an entry is a page', () => {
    const page = {type: 'link', href: '/base/one', label: 'One', docId: 'one', unlisted: false};
    const hidden = {type: 'link', href: '/base/two', label: 'Two', docId: 'two', unlisted: true};
    const category = {type: 'category', label: 'All', items: [page, hidden], collapsed: true, collapsible: true};
    const data = {version: {label: '1.0', docsSidebars: {manual: [category]}, docs: {one: {id: 'one'}}}};
    expect(JSON.parse(lightVersion(JSON.stringify(data)))).toEqual({
      version: {
        label: '1.0',
        docs: {},
        docsSidebars: {
          manual: [
            {
              ...category,
              items: [
                {type: 'link', href: '/base/one', label: 'One', docId: '.'},
                {type: 'link', href: '/base/two', label: 'Two', docId: '.', unlisted: true},
              ],
            },
          ],
        },
      },
    });
    expect(lightVersion('{"tag": {"label": "Hub"}}')).toBe('{"tag": {"label": "Hub"}}');
  });
});

test('tags of a head are found in fragments, too', () => {
  const tag = createElement('meta', {name: 'robots'});
  const title = createElement('title', {}, 'One');
  const found = tagsIn([createElement(Fragment, {key: 1}, tag, createElement(Fragment, {}, title)), null, 'text']);
  expect(found.map(({type}) => type)).toEqual(['meta', 'title']);
});

describe('the style sheet', () => {
  const infima = readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8');
  const light = lightInfima(infima, readUsage(process.cwd()));
  const usage = {words: new Set(['menu', 'menu--open']), beginnings: ['alert--'], variables: new Set(['--outside'])};

  test('loses rules for classes that nothing can set, and no other', () => {
    const css = '.menu--open .menu, .hero { color: red } .hero .menu { color: red } .alert--info { color: red }';
    expect(lightInfima(css, usage)).toBe('.menu--open .menu { color: red } .alert--info { color: red }');
    const others =
      'a:not(.hero), :is(.menu, .hero) a, :where(.hero, .menu):not(.hero):hover, a[href$=".hero"] { color: red }';
    expect(lightInfima(others, usage)).toBe(others);
    expect(lightInfima(':is(.hero, .pill) a { color: red }', usage)).toBe('');
  });

  test('loses variables that nothing reads, also those that only such a variable read', () => {
    const css = ':root { --a: 1; --b: var(--c); --c: 2; --outside: 3 } p { order: var(--a) }';
    expect(lightInfima(css, usage)).toBe(':root { --a: 1; --outside: 3 } p { order: var(--a) }');
  });

  test('keeps what only scripts set, and what pages of the site use', () => {
    const states =
      'navbar-sidebar--show navbar-sidebar__items--show-secondary dropdown--show dropdown__link--active menu__link--active ' +
      'menu__list-item--collapsed table-of-contents__link--active button--secondary alert--danger alert--info ' +
      'alert--secondary pagination-nav__link--next breadcrumbs__item--active';
    expect(states.split(' ').filter((name) => !infima.includes(`.${name}`))).toEqual([]);
    expect(states.split(' ').filter((name) => !light.includes(`.${name}`))).toEqual([]);
    expect(light).toContain(':where(.button--primary):not(.button--outline):hover');
    expect(light).not.toContain('.pills');
  });

  test('keeps each variable that a style sheet of the site or of the theme reads', () => {
    const sheets = globSync(['src/**/*.css', 'node_modules/@docusaurus/{theme-classic,theme-common}/lib/**/*.css']);
    const css = [light, ...sheets.map((file) => readFileSync(file, 'utf8'))].join('\n');
    const read = [...css.matchAll(/var\(\s*(--ifm-[\w-]+)\s*\)/g)].map(([, name]) => name!);
    const known = new Set(infima.match(/--ifm-[\w-]+(?=:)/g));
    const defined = new Set(css.match(/--ifm-[\w-]+(?=\s*:)/g));
    expect(read.length).toBeGreaterThan(100);
    expect([...new Set(read)].filter((name) => known.has(name) && !defined.has(name))).toEqual([]);
  });
});
