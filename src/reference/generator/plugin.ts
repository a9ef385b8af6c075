import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transform} from 'lightningcss';

import type {ReferenceData} from '../page/render';
import {REFERENCE_ROUTE, type ApiVersion} from '../versions';
import {headScript} from './headScript';
import {generatePages} from './pages';
import {loadReferences, type Loaded} from './reference';

/** Where the reference finds its sources. */
export interface ReferenceOptions {
  /** Folder of the descriptions, below the project. */
  folder: string;
  /** Folder of generated pages, below the project; never committed. */
  generated: string;
  versions: readonly [ApiVersion, ...ApiVersion[]];
}

/** The reference's own style sheets, in the order in which they hold. */
const styleSheets = ['frame', 'navigation', 'text', 'fields', 'samples', 'small'].map(
  (name) => `src/reference/page/css/${name}.css`,
);

function minifiedCss(siteDir: string): string {
  const sources = styleSheets.map((file) => readFileSync(path.join(siteDir, file), 'utf8'));
  return transform({filename: 'reference.css', code: Buffer.from(sources.join('\n')), minify: true}).code.toString();
}

/** The descriptions as they are downloaded, by path below the site's base path. */
export function downloadsOf(descriptions: readonly Pick<Loaded, 'version' | 'description'>[]): Record<string, string> {
  return Object.fromEntries(
    descriptions.flatMap(({version, description}) => [
      [`${REFERENCE_ROUTE}/${version.file}.yaml`, description.yaml],
      [`${REFERENCE_ROUTE}/${version.file}.json`, `${JSON.stringify(description.document, null, 2)}\n`],
    ]),
  );
}

/**
 * Docusaurus plugin behind rhubapi. It generates the pages that the reference's docs instance reads, gives their bodies to
 * the renderer, and offers the descriptions for download.
 * @throws when a description is broken; the message names file, line and cure
 */
export default async function referencePlugin(
  context: LoadContext,
  options: ReferenceOptions,
): Promise<Plugin<Loaded[]>> {
  const {siteDir, baseUrl, generatedFilesDir} = context;
  const load = () => loadReferences({siteDir, baseUrl, folder: options.folder, versions: options.versions});

  // The docs instance reads its folder as soon as every plugin has started, so the pages have to be there by then.
  let loaded: Loaded[] | undefined = load();
  await generatePages(context, loaded, options);

  let downloads = downloadsOf(loaded);
  const writeDownloads = (folder: string) => {
    for (const [file, text] of Object.entries(downloads)) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), text);
    }
    return folder;
  };

  return {
    name: 'rhubapi',

    getPathsToWatch: () => [`${options.folder}/*.yaml`, ...styleSheets],

    async loadContent() {
      const first = loaded;
      loaded = undefined;
      if (first) {
        return first;
      }
      const changed = load();
      await generatePages(context, changed, options);
      return changed;
    },

    async contentLoaded({content, actions}) {
      const data: ReferenceData = {
        versions: options.versions,
        references: content.map(({reference}) => reference),
        css: minifiedCss(siteDir),
        baseUrl,
      };
      await actions.createData('reference.json', data);
      downloads = downloadsOf(content);
    },

    // The body of a page is in its HTML. In the browser nothing of it is loaded again: what is there stays, and a page
    // that is reached without a load of its own takes it from its HTML. The live preview has no HTML, and renders.
    configureWebpack(_config, isServer) {
      const isRendered = isServer || process.env.NODE_ENV === 'development';
      return {
        resolve: {
          alias: {
            '@reference/body': path.join(
              siteDir,
              `src/reference/page/${isRendered ? 'body.rendered' : 'body.fetched'}.ts`,
            ),
            '@reference/data': path.join(generatedFilesDir, 'rhubapi/default/reference.json'),
          },
        },
        ...(!isServer && {
          devServer: {
            static: [
              {directory: writeDownloads(path.join(generatedFilesDir, 'rhubapi-downloads')), publicPath: baseUrl},
            ],
          },
        }),
      };
    },

    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: headScript(baseUrl)}]}),

    async postBuild({outDir}) {
      writeDownloads(outDir);
    },
  };
}
