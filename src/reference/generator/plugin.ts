import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transform} from 'lightningcss';

import {dataFolder} from '../../data/load';
import {openData} from '../../data/open';
import type {ReferenceData} from '../page/render';
import {REFERENCE_ROUTE} from '../../site/reference';
import {site} from '../../site/site';
import {apiVersions} from '../../data/api/versions';
import {filterWords} from './filterWords';
import {languages} from '../types';
import {clientTypes} from './clientKit';
import {headScript} from './headScript';
import {expectPages, GENERATED} from './pages';
import {languageFiles} from './moreLanguages';
import {loadReferences, type Loaded} from './reference';
import {valuesData} from './values';

const styleSheets = ['frame', 'navigation', 'text', 'fields', 'samples', 'small'].map(
  (name) => `src/reference/page/css/${name}.css`,
);

/** Shows the samples of the language on `<html>` before any script runs. */
const languageRules = (): string => {
  const selectors = languages.map(({id}) => `html[data-samples='${id}'] .reference .sample[data-language='${id}']`);
  return `${selectors.join(',')} {display: block; content-visibility: visible}`;
};

function minifiedCss(siteDir: string): string {
  const sources = styleSheets.map((file) => readFileSync(path.join(siteDir, file), 'utf8'));
  sources.push(languageRules());
  return transform({filename: 'reference.css', code: Buffer.from(sources.join('\n')), minify: true}).code.toString();
}

export async function downloadsOf(loaded: readonly Loaded[]): Promise<Record<string, string>> {
  const descriptions = loaded.flatMap(({version, description}) => [
    [`${REFERENCE_ROUTE}/${version.file}.yaml`, description.yaml],
    [`${REFERENCE_ROUTE}/${version.file}.json`, `${JSON.stringify(description.document, null, 2)}\n`],
  ]);
  const {version, description} = loaded[0]!;
  return Object.fromEntries([
    ...descriptions,
    [`${REFERENCE_ROUTE}/${version.file}.d.ts`, await clientTypes(description)],
  ]) as Record<string, string>;
}

export default function referencePlugin(context: LoadContext): Plugin<Loaded[]> {
  const {siteDir, baseUrl, generatedFilesDir, siteStorage} = context;
  const downloads = path.join(generatedFilesDir, 'rhubapi-downloads');
  let dataFile = '';
  let valuesFile = '';
  let wordsFile = '';

  return {
    name: 'rhubapi',

    getPathsToWatch: () => ['api/*.yaml', `${dataFolder}/api-*.yml`, ...styleSheets],

    loadContent() {
      const {apiErrors: errors, apiLinks: links} = openData(siteDir)();
      const loaded = loadReferences({siteDir, baseUrl, versions: apiVersions, manual: {errors, links}});
      loaded.forEach((one) => expectPages(one, path.join(siteDir, GENERATED)));
      return loaded;
    },

    async contentLoaded({content, actions}) {
      const data: ReferenceData = {
        versions: apiVersions,
        references: content.map(({reference}) => reference),
        css: minifiedCss(siteDir),
        baseUrl,
        editUrl: `${site.editUrl}api/`,
      };
      dataFile = await actions.createData('reference.json', data);
      wordsFile = await actions.createData('words.json', filterWords(data.references));
      const values = valuesData(content);
      valuesFile = await actions.createData('values.json', values);
      for (const [file, text] of Object.entries({...(await downloadsOf(content)), ...languageFiles(values)})) {
        mkdirSync(path.dirname(path.join(downloads, file)), {recursive: true});
        writeFileSync(path.join(downloads, file), text);
      }
    },

    // The browser bundle has no bodies: hydration keeps the HTML, and client-side navigation fetches it. The live
    // preview renders.
    configureWebpack(_config, isServer) {
      const isRendered = isServer || process.env.NODE_ENV === 'development';
      return {
        resolve: {
          alias: {
            '@reference/body': path.join(siteDir, `src/reference/page/body.${isRendered ? 'rendered' : 'fetched'}.ts`),
            '@reference/data': dataFile,
            '@reference/values': valuesFile,
            '@reference/words': wordsFile,
          },
        },
        ...(!isServer && {devServer: {static: [{directory: downloads, publicPath: baseUrl}]}}),
      };
    },

    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: headScript(baseUrl, siteStorage.namespace)}]}),

    postBuild: async ({outDir}) => cpSync(downloads, outDir, {recursive: true}),
  };
}
