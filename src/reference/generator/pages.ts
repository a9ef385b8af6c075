import {existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Command} from 'commander';
import * as openApiDocs from 'docusaurus-plugin-openapi-docs';

import type {PageKey, Reference} from '../types';
import {pagePath, REFERENCE_ID, REFERENCE_ROUTE, type ApiVersion} from '../versions';

// The package's types (5.2) do not mention its default export.
const createGenerator = (openApiDocs as unknown as {default: (context: LoadContext, options: object) => Plugin})
  .default;

interface Item {
  id: string;
  tag?: {name: string};
}

interface PageSource {
  title: string;
  description: string;
  page: PageKey;
  slug: string;
}

// Front matter alone: the body of a page is rendered by src/reference/page, from the same description.
function pageOf({title, description, page, slug}: PageSource): string {
  const frontMatter = {
    id: page.slug || 'index',
    slug,
    title,
    description,
    reference: page,
    hide_table_of_contents: true,
    custom_edit_url: null,
    pagination_prev: null,
    pagination_next: null,
  };
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}

/** Folder of the generated pages of a description, below the project. */
const folderOf = (generated: string, version: ApiVersion) => `${generated}/${version.version}`;

function configOf(props: {
  reference: Reference;
  versions: readonly ApiVersion[];
  version: ApiVersion;
  folder: string;
  generated: string;
  template: string;
}) {
  const {reference, versions, version, folder, generated, template} = props;
  const slugOf = (page = '') => pagePath(versions, version.version, page).slice(REFERENCE_ROUTE.length + 1) || '/';
  const key = (kind: PageKey['kind'], slug: string): PageKey => ({version: version.version, kind, slug});
  const label = `${reference.title} ${reference.version}`;
  return {
    specPath: `${folder}/${version.file}.yaml`,
    outputDir: folderOf(generated, version),
    template,
    infoTemplate: template,
    tagTemplate: template,
    externalJsonProps: false,
    sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag'},
    markdownGenerators: {
      createInfoPageMD: () =>
        pageOf({title: label, description: reference.summary, page: key('all', ''), slug: slugOf()}),
      createTagPageMD: (item: Item) => {
        const tag = reference.tags.find(({name}) => name === item.tag?.name)!;
        return pageOf({
          title: `${tag.name} | ${label}`,
          description: tag.summary,
          page: key('tag', tag.slug),
          slug: slugOf(tag.slug),
        });
      },
      createApiPageMD: (item: Item) => {
        const operation = reference.tags.flatMap(({operations}) => operations).find(({slug}) => slug === item.id)!;
        const title = `${operation.title} | ${label}`;
        return pageOf({
          title,
          description: operation.summary,
          page: key('operation', operation.slug),
          slug: slugOf(operation.slug),
        });
      },
    },
  };
}

// The generator names every file that it writes; sixty lines in each build help nobody.
async function withoutChatter(work: () => Promise<unknown>): Promise<void> {
  const {log} = console;
  console.log = (...words: unknown[]) => String(words[0]).includes('Successfully created') || log(...words);
  try {
    await work();
  } finally {
    console.log = log;
  }
}

/**
 * Generates the pages of every description anew, with docusaurus-plugin-openapi-docs. What an earlier run left is removed
 * first, since the generator never overwrites.
 * @param folder folder of the descriptions, below the project
 * @param generated folder of the pages, below the project; the reference's docs instance reads it
 * @throws when a page is missing afterwards
 */
export async function generatePages(
  context: LoadContext,
  descriptions: {version: ApiVersion; reference: Reference}[],
  {folder, generated}: {folder: string; generated: string},
): Promise<void> {
  const versions = descriptions.map(({version}) => version);
  const template = path.join(context.siteDir, 'src/reference/generator/page.mustache');
  const config = Object.fromEntries(
    descriptions.map(({version, reference}) => [
      version.file,
      configOf({reference, versions, version, folder, generated, template}),
    ]),
  );
  const plugin = createGenerator(context, {id: 'rhubapi-pages', docsPluginId: REFERENCE_ID, config});

  for (const {version, reference} of descriptions) {
    const target = path.join(context.siteDir, folderOf(generated, version));
    rmSync(target, {recursive: true, force: true});
    mkdirSync(target, {recursive: true});
    await withoutChatter(async () => {
      const cli = new Command();
      plugin.extendCli?.(cli as never);
      await cli.parseAsync(['node', 'docusaurus', 'gen-api-docs', version.file]);
    });
    const pages = reference.tags.flatMap((tag) => [
      `${tag.slug}.tag.mdx`,
      ...tag.operations.map(({slug}) => `${slug}.api.mdx`),
    ]);
    const missing = pages.find((page) => !existsSync(path.join(target, page)));
    if (missing) {
      throw new Error(
        `${folder}/${version.file}.yaml  no page ${missing} was generated  ->  look at the message of docusaurus-plugin-openapi-docs above`,
      );
    }
  }
}
