import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';

import {openData} from '../data/open';
import {questionsToIndex} from './answers';
import {buildIndex, type PageToIndex} from './buildIndex';
import {parsePage} from './parsePage';
import {readSynonyms} from './synonyms';
import type {SearchFiles} from './types';

export interface SearchPluginOptions {
  readonly exclude: readonly RegExp[];
  /** Route prefix of calls. */
  readonly calls: string;
  readonly glossary: string;
  readonly leftOut: readonly string[];
  /** Factors for pages that list what others explain, by route or HTML; the first match counts. */
  readonly weights: readonly (readonly [pages: RegExp | string, weight: number])[];
}

const FOLDER = 'assets/search';

/** Answers in one file, about 10 KB as it travels. */
const ANSWERS_EACH = 180;

const SOURCES = [
  '{docs,src}/**/*',
  'api/*.yaml',
  '{docusaurus.config,sidebars}.ts',
  'versions.json',
  'package-lock.json',
];

/** Hash of the pages, for reproducible builds. */
function nameBuild(siteDir: string): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, {cwd: siteDir}).sort();
  files.forEach((file) => hash.update(file).update(readFileSync(path.join(siteDir, file))));
  return hash.digest('hex').slice(0, 10);
}

/** Sorted by route; throws if empty, or if a weight matches none. */
function readPages(outDir: string, routes: readonly string[], options: SearchPluginOptions): PageToIndex[] {
  const unused = new Set(options.weights);
  const pages = [...new Set(routes)]
    .filter((route) => !options.exclude.some((pattern) => pattern.test(route)))
    .sort()
    .flatMap((route) => {
      const html = readFileSync(path.join(outDir, route, 'index.html'), 'utf8');
      const page = parsePage(html, options.leftOut);
      const weighed = options.weights.find(([fits]) =>
        typeof fits === 'string' ? html.includes(fits) : fits.test(route),
      );
      if (weighed) unused.delete(weighed);
      return page ? [{route, weight: weighed?.[1] ?? 1, page}] : [];
    });
  const [none] = unused;
  const what = pages.length === 0 ? 'no page' : none && `no page for the weight of ${none[0]}`;
  if (what) throw new Error(`src/search/scope.ts:1  search found ${what} in ${outDir}  ->  correct its options`);
  return pages;
}

/** Writes ranks, texts, and the register's answers by area. */
export default function searchPlugin(context: LoadContext, options: SearchPluginOptions): Plugin {
  const build = nameBuild(context.siteDir);
  const files: SearchFiles = {build, rank: `${FOLDER}/rank-${build}.json`, text: `${FOLDER}/text-${build}.json`};
  return {
    name: 'site-search',
    contentLoaded({actions}) {
      actions.setGlobalData(files);
    },
    postBuild({outDir, routesPaths, baseUrl}) {
      const routes = routesPaths
        .filter((route) => !route.endsWith('.html'))
        .map((route) => route.slice(baseUrl.length).replace(/\/$/, ''));
      const pages = readPages(outDir, routes, options);
      const {rank, text, answers} = buildIndex(build, {
        pages,
        calls: options.calls,
        glossary: options.glossary,
        questions: questionsToIndex(openData(context.siteDir)().questions),
        answersPath: (place) => `${FOLDER}/answers-${place}-${build}.json`,
        answersEach: ANSWERS_EACH,
        synonyms: readSynonyms(context.siteDir).byPhrase,
      });
      mkdirSync(path.join(outDir, FOLDER), {recursive: true});
      const write = (file: string, content: object) => writeFileSync(path.join(outDir, file), JSON.stringify(content));
      write(files.rank, rank);
      write(files.text, text);
      answers.forEach((each, place) => write(rank.answers[place]!, each));
    },
  };
}
