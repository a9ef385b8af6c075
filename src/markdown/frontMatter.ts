import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {parse} from 'yaml';
import * as z from 'zod';
import {getOrMake} from '../shared/collections';
import {FindingsError, formatFindings, projectPath, type Finding} from '../shared/finding';
import {previewFaults} from '../shared/previewFaults';
import {frontMatterOf} from '../shared/yaml';
import {current, releaseLines} from '../site/releases';
import {nextPosition, positionsIn} from './sidebarPlaces';

const sentence = /^\S.*[.?!]$/s;

/**
 * Documented in CONTRIBUTING.md, "A page".
 * @param tags ids of the version's tags file
 */
function frontMatterSchema(tags: readonly string[]) {
  return z.strictObject({
    title: z.string().min(1, 'write the title of the page'),
    description: z
      .string({error: 'write one sentence of 50 to 160 characters that says what the reader gets'})
      .min(50, 'say in 50 to 160 characters what the reader gets')
      .max(160, 'shorten it to 160 characters: search results cut what is longer')
      .regex(sentence, 'write a full sentence that ends with a period'),
    tags: z
      .array(z.enum(tags as [string, ...string[]]), {
        error: 'list one to four tags of docs/tags.yml: [hub, network]',
      })
      .min(1, 'list one to four tags of docs/tags.yml')
      .max(4, 'keep the four tags that fit best'),
    keywords: z
      .array(
        z
          .string()
          .max(48, 'shorten it to the words that a reader would type')
          .regex(/^[^,]+$/, 'write two keywords: a comma ends one'),
        {error: 'list what readers type who want this page: [firewall, open ports]'},
      )
      .min(1, 'list at least one, or leave the key out')
      .max(14, 'keep the fourteen that readers type most')
      .optional(),
    sidebar_position: z.number().positive('count from 1').optional(),
    sidebar_label: z.string().min(1, 'write a short text or leave the key out').optional(),
    // `composed`: inferred from the rest of the suite.
    evidence: z.enum(['published', 'composed']),
    sources: z
      .array(z.enum([...releaseLines.flat(), 'standards']), {error: `list releases: ['${current.version}']`})
      .min(1, 'name at least one release, or leave the key out')
      .optional(),
    slug: z
      .literal('/', {error: 'leave it out: a page lives where its file lies (only docs/index.mdx has slug: /)'})
      .optional(),
    hide_title: z.boolean().optional(),
    hide_table_of_contents: z.boolean().optional(),
    unlisted: z.boolean().optional(),
  });
}

/** `docs`, and each folder of `versioned_docs`, except generated pages (.md). */
const manualPage = /^(docs(?=.*\.mdx?$)|versioned_docs\/version-[^/]+(?=.*\.mdx$))\/(.+)$/;

/** @returns the version's folder and the path within it, with forward slashes; undefined for files that aren't pages */
export function placeInManual(siteDir: string, filePath: string): {root: string; inner: string} | undefined {
  const [, root, inner] = manualPage.exec(projectPath(siteDir, filePath)) ?? [];
  return root && inner && !inner.split('/').some((part) => part.startsWith('_')) ? {root, inner} : undefined;
}

/** Cached by text of the tags file. */
const schemas = new Map<string, ReturnType<typeof frontMatterSchema>>();

/**
 * Archives without tags use those of `docs`.
 * @throws Error if the tags file is missing or empty
 */
function schemaOf(siteDir: string, root: string): ReturnType<typeof frontMatterSchema> {
  const files = [`${root}/tags.yml`, 'docs/tags.yml'].map((name) => path.join(siteDir, name));
  const file = files.find((name) => existsSync(name));
  const text = file ? readFileSync(file, 'utf8') : '';
  return getOrMake(schemas, text, () => {
    const tags = Object.keys((parse(text) as Record<string, unknown> | null) ?? {});
    if (tags.length > 0) return frontMatterSchema(tags);
    throw new Error(
      'docs/tags.yml:1  no tags found  ->  define the tags of the manual there: id, label, permalink, description',
    );
  });
}

/**
 * Checks the front matter of a page, and its position.
 * @param fileContent for the lines of findings
 * @returns nothing for files that aren't pages
 */
export function checkFrontMatter(siteDir: string, filePath: string, fileContent: string): Finding[] {
  const place = placeInManual(siteDir, filePath);
  if (!place) return [];
  const {root, inner} = place;
  const file = `${root}/${inner}`;
  const source = frontMatterOf(fileContent, file);
  if (fileContent.startsWith('\uFEFF'))
    return [{file, line: 1, what: 'the file begins with a byte order mark', fix: 'save it as UTF-8 without BOM'}];
  if (!source) {
    const fix = 'open the page with title, description, tags, sidebar_position and evidence between two lines of ---';
    return [{file, line: 1, what: 'there is no front matter', fix}];
  }
  source.check(schemaOf(siteDir, root));

  const report = (key: string, what: string, fix: string) => source.report([key], what, fix);
  const {evidence, sources: named, slug, sidebar_position: position} = (source.data ?? {}) as Record<string, unknown>;
  const folder = path.dirname(filePath);
  if (evidence === 'published' && named === undefined) {
    const fix = `name the releases it rests on, as in sources: ['${current.version}'], or write evidence: composed`;
    report('evidence', 'evidence is published, sources is missing', fix);
  }
  const isLanding = inner === 'index.mdx';
  const isIndex = path.posix.basename(inner) === 'index.mdx';
  const isFolder = isIndex && !isLanding;
  if (isFolder && position !== undefined) {
    const fix = 'remove it: position in _category_.json places the folder';
    report('sidebar_position', 'the page of a folder has none', fix);
  }
  if (!isIndex && position === undefined) {
    const fix = `write its place among its siblings, such as ${nextPosition(folder)}`;
    report('sidebar_position', 'sidebar_position is missing', fix);
  }
  if (!isLanding && slug !== undefined)
    report('slug', `slug is ${JSON.stringify(slug)}`, 'remove it: a page lives where its file lies');
  // An index page takes the position of its folder.
  const [own, level] = isFolder ? [path.join(folder, '_category_.json'), path.dirname(folder)] : [filePath, folder];
  const places = positionsIn(level);
  const at = isFolder ? places.find(({file}) => file === own)?.position : position;
  const twin = places.find((sibling) => sibling.position === at && sibling.file !== own);
  if (twin) {
    const what = `${isFolder ? 'position' : 'sidebar_position'} ${twin.position} is taken by ${projectPath(siteDir, twin.file)}`;
    report('sidebar_position', what, `give one of the two another place; ${nextPosition(level)} is free`);
  }
  return source.findings;
}

/**
 * Docusaurus' `markdown.parseFrontMatter` hook, so that faults show in `npm start` and in a build. The live preview
 * goes on with the title and shows the fault. Titles such as Nodegraph/Actions get a break opportunity after the slash
 * for the narrow pagination links.
 * @throws FindingsError
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {filePath, fileContent} = params;
  const findings = checkFrontMatter(process.cwd(), filePath, fileContent);
  if (findings.length > 0) {
    if (process.env['NODE_ENV'] !== 'development') throw new FindingsError(findings);
    previewFaults.set(filePath, formatFindings(findings));
    const content = fileContent.replace(/^---\n[^]*?\n---\n/, '');
    return {content, frontMatter: {title: path.basename(filePath)}};
  }
  previewFaults.delete(filePath);
  const parsed = await params.defaultParseFrontMatter(params);
  const {sidebar_label: label, title} = parsed.frontMatter as {sidebar_label?: string; title?: string};
  const breakable = (label ?? title)?.replaceAll(/\b\/\b/g, '/\u200b');
  if (breakable?.includes('\u200b')) parsed.frontMatter['pagination_label'] = breakable;
  return parsed;
};
