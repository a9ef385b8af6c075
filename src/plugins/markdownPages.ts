// cspell:ignore llms signalwire
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {openData} from '../data/open';
import {fileOf, textOf, type Facts, type PageFile} from '../export/files';
import {joinPages, listPages, type Section} from '../export/llms';
import type {exportPage} from '../export/exportPage';
import {writeReference} from '../export/reference';
import type {Written} from '../export/write';
import {figureFolder} from '../figures';
import type {Loaded} from '../reference/generator/reference';
import type {PageKey} from '../reference/types';
import {API_NAME, apiVersions, pagePath, REFERENCE_ID} from '../data/api/versions';
import {groupBy} from '../shared/collections';
import {startThreads} from '../shared/threads';
import {site} from '../site/site';
import {entriesOf, type ContentsEntry} from './contentsPage';

type Version = LoadedContent['loadedVersions'][number];
type Doc = Version['docs'][number];

/** A built page of the manual, or the API description. */
interface Source {
  readonly route: string;
  readonly facts: Facts;
  readonly key?: PageKey;
}

/** Threads that read pages. More than one, as the first thread makes the search index meanwhile. */
const read = startThreads<typeof exportPage>(new URL('../export/reading.mjs', import.meta.url), 2);

function factsOf(doc: Doc, release: string, questions: Facts['questions']): Facts {
  const {evidence, sources} = doc.frontMatter as Partial<Pick<Facts, 'evidence' | 'sources'>>;
  const {title, description} = doc;
  return {
    title: title.split(' | ')[0]!,
    ...(description && {description}),
    release,
    ...(evidence && {evidence}),
    ...(sources && sources.length > 0 && {sources}),
    ...(questions && {questions}),
  };
}

/** A section's page comes first. */
const routesOf = ({href, items}: ContentsEntry, baseUrl: string): string[] => [
  ...(href === undefined ? [] : [routeOf(href, baseUrl)]),
  ...items.flatMap((item) => routesOf(item, baseUrl)),
];

/** Without base path and slashes. */
const routeOf = (address: string, baseUrl: string): string =>
  (address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address).replace(/^\/|\/$/g, '');

/**
 * Writes every page as Markdown at its address and `.md`, llms.txt, and llms-full.txt. Tried instead:
 * docusaurus-plugin-llms 0.6.1 reads sources and omits the output of components; @signalwire/docusaurus-plugin-llms-txt
 * 1.2.2 keeps buttons, has no front matter, and links to IDs that Markdown doesn't have.
 */
export default function markdownPages({siteDir, baseUrl}: LoadContext): Plugin {
  let sources: Source[] = [];
  let sections: Section[] = [];
  let written = new Map<string, Written>();

  return {
    name: 'site-markdown-pages',

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
      const references = (allContent['rhubapi'] as {default: Loaded[]}).default;
      const questions = groupBy(
        openData(siteDir)().questions.flatMap((area) => area.questions),
        ({owner}) => owner.split('#')[0]!.slice(1),
      );
      const manual = Object.entries(docs).filter(([id]) => id !== REFERENCE_ID);
      const ofManual = manual.flatMap(([, {loadedVersions}]) =>
        loadedVersions.flatMap((version) =>
          version.docs.map((doc): Source => {
            const route = routeOf(doc.permalink, baseUrl);
            const asked = version.isLast ? questions.get(route) : undefined;
            const answers = asked?.map(({question, owner}) => ({question, id: owner.split('#')[1]!}));
            const name = version.isLast ? site.title : `Reality ${version.versionName}`;
            return {route, facts: factsOf(doc, name, answers)};
          }),
        ),
      );
      const ofReference = docs[REFERENCE_ID]!.loadedVersions.flatMap((version) =>
        version.docs.map((doc): Source => {
          const key = (doc.frontMatter as unknown as {reference: PageKey}).reference;
          return {
            route: routeOf(doc.permalink, baseUrl),
            facts: factsOf(doc, `${API_NAME} ${key.version}`, undefined),
            key,
          };
        }),
      );
      sources = [...ofManual, ...ofReference];
      written = new Map(
        references.flatMap(({reference}) => {
          const home = pagePath(apiVersions, reference.version);
          const pages = writeReference(reference, baseUrl.replace(/\/$/, '') + home);
          return [...pages].map(([slug, page]): [string, Written] => [
            routeOf(pagePath(apiVersions, reference.version, slug), '/'),
            page,
          ]);
        }),
      );
      const entries = entriesOf(docs);
      const isSection = ({items}: ContentsEntry): boolean => items.length > 0;
      sections = [
        {
          title: 'Overview',
          routes: entries.filter((entry) => !isSection(entry)).flatMap((entry) => routesOf(entry, baseUrl)),
        },
        ...entries.filter(isSection).map((entry) => ({title: entry.label, routes: routesOf(entry, baseUrl)})),
      ];
    },

    async postBuild({outDir}) {
      const figures = path.join(siteDir, figureFolder);
      const files = await Promise.all(
        sources.map(async ({route, facts, key}): Promise<[string, PageFile]> => {
          const file = path.join(outDir, route, 'index.html');
          const text = key ? written.get(route) : await read({file, figures});
          if (!text) throw new Error(`${route}  no call or group of the API has this page  ->  run the build again`);
          return [route, {route, facts, ...text}];
        }),
      );
      const pages = new Map(files);
      const write = (name: string, text: string): void => {
        mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
        writeFileSync(path.join(outDir, name), text);
      };
      for (const page of pages.values()) write(fileOf(page.route), textOf(page, pages, baseUrl));
      const about = {title: site.title, summary: site.tagline, url: site.origin + baseUrl, basePath: baseUrl};
      write('llms.txt', listPages(sections, pages, about));
      write('llms-full.txt', joinPages(sections, pages, about));
    },
  };
}
