import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';

import {lightConfig, lightGlobalData, lightMetadata, lightVersion} from './data';
import {lightInfima, sourceFolders} from './infima';
import {lightRoutes, type RouteModules} from './routes';

const loader = fileURLToPath(new URL('./transformLoader.mjs', import.meta.url));
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

interface Options {
  readonly transform: (source: string) => string | Promise<string>;
  /** Files and folders that the result depends on as well. */
  readonly files: string[];
  readonly folders?: string[];
}

/** A rule of the bundler: a file, or those of a pattern, through a function. */
const rule = (resource: string | RegExp, options: Options, type?: string) => ({
  resource,
  enforce: 'pre' as const,
  ...(type && {type}),
  use: [{loader, options}],
});

/** Rules for what both the build and the browser read, so that a page that needs more fails in the build already. */
function dataRules(generated: string) {
  const files = [here('./data.ts')];
  return [
    rule(path.join(generated, 'docusaurus.config.mjs'), {transform: lightConfig, files}),
    rule(path.join(generated, 'globalData.json'), {transform: lightGlobalData, files}),
    rule(path.join(generated, 'site-metadata.json'), {transform: lightMetadata, files}),
    rule(/docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/, {transform: lightVersion, files}),
  ];
}

/** Rules for the modules of the routes; the build itself needs what they leave out. */
function routeRules(generated: string) {
  const names = {routes: 'routes.js', registry: 'registry.js', chunkNames: 'routesChunkNames.json'} as const;
  const keys = Object.keys(names) as (keyof RouteModules)[];
  const at = (key: keyof RouteModules) => path.join(generated, names[key]);
  const read = (key: keyof RouteModules) => readFileSync(at(key), 'utf8');
  const light = () => lightRoutes({routes: read('routes'), registry: read('registry'), chunkNames: read('chunkNames')});
  const files = [here('./routes.ts'), ...keys.map(at)];
  return keys.map((key) => rule(at(key), {transform: () => light()[key], files}, 'javascript/auto'));
}

/**
 * Asks browsers to compile the main script, nearly all of which runs at the start, while it arrives and beside the page, not
 * function by function when each is called (https://v8.dev/blog/explicit-compile-hints; others read a comment). Measured with
 * the processor slowed 4 times: 140 ms less until the page reacts.
 */
const compileEarly = ({BannerPlugin, Compilation}: ConfigureWebpackUtils['currentBundler']['instance']) =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /[\\/]main\.\w+\.js$/,
    // Once comments have been taken out.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
  });

/** The rule for the style sheet that everything is drawn with. */
const infimaRule = (siteDir: string) =>
  rule(/[\\/]infima[\\/]dist[\\/].*\.css$/, {
    transform: (css) => lightInfima(css, siteDir),
    files: [here('./infima.ts')],
    folders: sourceFolders.map((folder) => path.join(siteDir, folder)),
  });

/**
 * Leaves out of what every page loads what readers don't need:
 *
 * - the code highlighter: code is colored when the site is built (`src/markdown`), but the classic theme registers languages from
 *   a client module of every page. Goes away when Docusaurus highlights code in the build
 *   (https://github.com/facebook/docusaurus/issues/9122).
 * - medium-zoom, until a figure is pointed at, and the styles that it writes into the page, which the Content-Security-Policy
 *   forbids; `src/css/zoom.css` has them.
 * - what only the build reads of generated data, names and addresses of pages that are stated more than once, rules for
 *   classes that the site doesn't have, and code of packages that never runs in a browser.
 *
 * And starts the rest in parts (`clientEntry.ts`).
 */
export default function clientBundle({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const forAll = {
    resolve: {
      alias: {
        [createRequire(import.meta.url).resolve('@docusaurus/theme-classic/lib/prism-include-languages')]:
          false as const,
        'medium-zoom$': here('../../client/mediumZoom.ts'),
      },
    },
    module: {rules: dataRules(generatedFilesDir)},
  };
  const forReaders = {
    entry: here('./clientEntry.ts'),
    resolve: {
      alias: {
        ...forAll.resolve.alias,
        '@docusaurus/utils-common$': here('./utilsCommon.ts'),
        'react-helmet-async$': here('./helmet.tsx'),
      },
    },
    module: {rules: [...forAll.module.rules, ...routeRules(generatedFilesDir), infimaRule(siteDir)]},
    // Without a name a chunk is stated once in the runtime, by its number and its hash.
    output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
    // One chunk per kind of page, instead of one for our code and one for packages.
    optimization: {splitChunks: {cacheGroups: {defaultVendors: false as const}}},
  };
  return {
    name: 'site-client-bundle',
    // There are no settings of PostCSS here; to look for them above each style sheet takes a second of a build.
    configurePostCss: (options) => ({...options, config: false}),
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') {
        return forAll;
      }
      // It adds the name of every chunk to the runtime, for window.docusaurus.prefetch; src/client/prefetch.ts does without.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      return {...forReaders, plugins: [compileEarly(currentBundler.instance)]};
    },
  };
}
