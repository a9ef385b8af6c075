import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';

import {buildIndex, wordsOfPages, type PageToIndex} from './buildIndex';
import {readPage} from './readPage';
import {checkSynonyms, readSynonyms, SYNONYMS_FILE} from './synonyms';
import type {SearchFiles} from './types';

/** What the index holds and how it is weighed. */
export interface SearchPluginOptions {
  /** Routes below the base path that search leaves out. */
  readonly exclude: readonly RegExp[];
  /** Selectors of parts of a page that search leaves out. */
  readonly leftOut: readonly string[];
  /** Pages that list what others explain, with what their score is multiplied with; the first that fits counts. */
  readonly weights: readonly (readonly [route: RegExp, weight: number])[];
}

const FOLDER = 'assets/search';

/** What pages are built from. */
const SOURCES = [
  '{docs,src}/**/*',
  'api/*.yaml',
  '{docusaurus.config,sidebars}.ts',
  'versions.json',
  'package-lock.json',
];

/** Names the build by what goes into its pages, so that two builds of the same source have the same files. */
function nameBuild(siteDir: string): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, {cwd: siteDir}).sort();
  files.forEach((file) => hash.update(file).update(readFileSync(path.join(siteDir, file))));
  return hash.digest('hex').slice(0, 10);
}

/** Reads the built pages that search covers, sorted by route. */
function readPages(outDir: string, routes: readonly string[], options: SearchPluginOptions): PageToIndex[] {
  return [...new Set(routes)]
    .filter((route) => !options.exclude.some((pattern) => pattern.test(route)))
    .sort()
    .flatMap((route) => {
      const page = readPage(readFileSync(path.join(outDir, route, 'index.html'), 'utf8'), options.leftOut);
      const weight = options.weights.find(([pattern]) => pattern.test(route))?.[1] ?? 1;
      return page ? [{route, weight, page}] : [];
    });
}

/**
 * Makes the one index of the site out of its built pages: a file that ranks and a file of excerpts, named by the build.
 * @param context the site
 * @param options what is left out and how pages weigh
 * @throws where no page is found, or where the synonyms name words that no page has
 */
export default function searchPlugin(context: LoadContext, options: SearchPluginOptions): Plugin {
  const build = nameBuild(context.siteDir);
  const files: SearchFiles = {build, rank: `${FOLDER}/rank-${build}.json`, text: `${FOLDER}/text-${build}.json`};
  return {
    name: 'site-search',
    getPathsToWatch: () => [SYNONYMS_FILE],
    contentLoaded({actions}) {
      actions.setGlobalData(files);
    },
    postBuild({outDir, routesPaths, baseUrl}) {
      const routes = routesPaths
        .filter((route) => !route.endsWith('.html'))
        .map((route) => route.slice(baseUrl.length).replace(/\/$/, ''));
      const pages = readPages(outDir, routes, options);
      if (pages.length === 0) {
        throw new Error(`search found no page in ${outDir}  ->  look at its options in src/search/scope.ts`);
      }
      const synonyms = readSynonyms(context.siteDir);
      checkSynonyms(synonyms, wordsOfPages(pages));
      const {rank, text} = buildIndex(build, pages, synonyms.byPhrase);
      mkdirSync(path.join(outDir, FOLDER), {recursive: true});
      writeFileSync(path.join(outDir, files.rank), JSON.stringify(rank));
      writeFileSync(path.join(outDir, files.text), JSON.stringify(text));
    },
  };
}
