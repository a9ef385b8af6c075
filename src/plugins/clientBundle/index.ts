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
  readonly files: string[];
  readonly folders?: string[];
}

const rule = (resource: string | RegExp, options: Options, type?: string) => ({
  resource,
  enforce: 'pre' as const,
  ...(type && {type}),
  use: [{loader, options}],
});

/** For server and browser, so that a page that needs more fails in the build. */
function dataRules(generated: string) {
  const files = [here('./data.ts')];
  return [
    rule(path.join(generated, 'docusaurus.config.mjs'), {transform: lightConfig, files}),
    rule(path.join(generated, 'globalData.json'), {transform: lightGlobalData, files}),
    rule(path.join(generated, 'site-metadata.json'), {transform: lightMetadata, files}),
    rule(/docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/, {transform: lightVersion, files}),
  ];
}

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
 * Asks browsers to compile the main script eagerly while it loads (https://v8.dev/blog/explicit-compile-hints). With
 * the processor slowed 4 times, the page reacts 140 ms sooner.
 */
const compileEarly = ({BannerPlugin, Compilation}: ConfigureWebpackUtils['currentBundler']['instance']) =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /[\\/]main\.\w+\.js$/,
    // After comments are stripped.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
  });

const infimaRule = (siteDir: string) =>
  rule(/[\\/]infima[\\/]dist[\\/].*\.css$/, {
    transform: (css) => lightInfima(css, siteDir),
    files: [here('./infima.ts')],
    folders: sourceFolders.map((folder) => path.join(siteDir, folder)),
  });

/**
 * Reduces what every page loads:
 * - the code highlighter: code is highlighted at build time (`src/markdown`), but the classic theme registers languages
 * in a client module. Remove when Docusaurus does so (https://github.com/facebook/docusaurus/issues/9122)
 * - nprogress until a page is slow, medium-zoom until a figure is hovered, and its inline styles, which the Content-Security-Policy forbids (see
 * `src/css/zoom.css`)
 * - generated data that only the build reads, repeated names and addresses of pages, rules for unused classes, and
 * package code that never runs in a browser
 * The rest starts in parts (`clientEntry.ts`).
 */
export default function clientBundle({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const forAll = {
    resolve: {
      alias: {
        [createRequire(import.meta.url).resolve('@docusaurus/theme-classic/lib/prism-include-languages')]:
          false as const,
        'medium-zoom$': here('../../client/mediumZoom.ts'),
        nprogress$: here('../../client/loadingBar.ts'),
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
    // Without names, the runtime lists each chunk once, by number and hash.
    output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
    // One chunk per kind of page, without a separate one for packages.
    optimization: {splitChunks: {cacheGroups: {defaultVendors: false as const}}},
  };
  return {
    name: 'site-client-bundle',
    // Searching for PostCSS settings takes a second of a build, and there are none.
    configurePostCss: (options) => ({...options, config: false}),
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') {
        return forAll;
      }
      // It adds every chunk name to the runtime for window.docusaurus.prefetch; src/client/prefetch.ts doesn't need it.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      return {...forReaders, plugins: [compileEarly(currentBundler.instance)]};
    },
  };
}
