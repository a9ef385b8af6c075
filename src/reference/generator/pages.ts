import {existsSync} from 'node:fs';
import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import type {Options} from 'docusaurus-plugin-openapi-docs';

import {FindingsError} from '../../shared/finding';
import type {PageKey} from '../types';
import {REFERENCE_ROUTE} from '../../site/reference';
import {API_NAME, apiVersions, ownPath, pagePath, REFERENCE_ID, slugOf, type ApiVersion} from '../../data/api/versions';
import {firstSentence} from './markdown';
import type {Loaded} from './reference';

export const GENERATED = 'api/generated';

// Only front matter; docusaurus-plugin-openapi-docs would add its own.
const TEMPLATE = 'src/reference/generator/page.mustache';

/** Synonyms of operationId verbs. */
const IN_PLAIN_WORDS: Readonly<Record<string, string>> = {
  list: 'read',
  get: 'read',
  create: 'add',
  update: 'change edit',
  rename: 'change name',
  set: 'change write',
  delete: 'remove',
  call: 'run execute',
  trigger: 'press play',
  start: 'launch',
};

/** Keywords for search. */
export function keywordsOf({method, path, operationId}: Record<'method' | 'path' | 'operationId', string>): string[] {
  const [verb = '', ...things] = operationId.split(/(?=[A-Z])/);
  const said = [IN_PLAIN_WORDS[verb] ?? verb, ...things.map((thing) => thing.toLowerCase()), 'http'].join(' ');
  return [`${method.toUpperCase()} ${path}`, ownPath(path), operationId, said, 'api rest'];
}

// Only front matter: src/reference/page renders the body.
function pageOf(page: PageKey, title: string, text: string | undefined, keywords?: string[]): string {
  const frontMatter = {
    id: page.slug || 'index',
    slug: pagePath(apiVersions, page.version, page.slug).slice(REFERENCE_ROUTE.length + 1) || '/',
    title,
    description: firstSentence(text),
    ...(keywords && {keywords}),
    reference: page,
    hide_table_of_contents: true,
    custom_edit_url: null,
    pagination_prev: null,
    pagination_next: null,
  };
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}

function pagesOf({version, file, isLegacy}: ApiVersion): Options {
  const label = `${API_NAME} ${version}${isLegacy ? ' (legacy)' : ''}`;
  return {
    specPath: `api/${file}.yaml`,
    outputDir: `${GENERATED}/${version}`,
    template: TEMPLATE,
    infoTemplate: TEMPLATE,
    tagTemplate: TEMPLATE,
    externalJsonProps: false,
    // Tag pages require a sidebar.
    sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag'},
    markdownGenerators: {
      createInfoPageMD: ({info}) => pageOf({version, kind: 'all', slug: ''}, label, info.description),
      createTagPageMD: ({tag}) =>
        pageOf({version, kind: 'tag', slug: slugOf(tag.name!)}, `${tag.name} | ${label}`, tag.description),
      createApiPageMD: ({id, title, description, api: {method, path: address, operationId = id}}) =>
        pageOf(
          {version, kind: 'operation', slug: id},
          `${title} | ${label}`,
          description || title,
          keywordsOf({method, path: address, operationId}),
        ),
    },
  };
}

/** `docusaurus gen-api-docs all` writes the pages. */
export function pageGenerator(): PluginConfig {
  const config = Object.fromEntries(apiVersions.map((version) => [version.file, pagesOf(version)]));
  return ['docusaurus-plugin-openapi-docs', {id: 'rhubapi-pages', docsPluginId: REFERENCE_ID, config}];
}

/** Throws if an operation or tag has no page. */
export function expectPages({version, reference, description}: Loaded, folder: string): void {
  const pages = reference.tags.flatMap(({slug, operations}) => [
    `${slug}.tag.mdx`,
    ...operations.map((operation) => `${operation.slug}.api.mdx`),
  ]);
  const missing = pages.find((page) => !existsSync(path.join(folder, version.version, page)));
  if (missing) {
    const what = `the page ${missing} is not generated`;
    throw new FindingsError([{file: description.file, line: 1, what, fix: 'run npm run generate:api'}]);
  }
}
