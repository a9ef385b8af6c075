import {readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {FindingsError, type Finding} from '../shared/finding';
import {expandData, openData} from './remarkData';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/**
 * Checks the words of pages without a build: what they ask of the data, their attributes, what they hold.
 *
 * @param siteDir absolute path of the project
 * @param folders folders or pages to check, relative to the project
 * @returns how many pages there are, and one finding a fault; a page that is no valid MDX is left to the check of pages
 * @throws FindingsError where the data itself is wrong and a page asks for some
 */
export function validatePages(siteDir: string, folders: readonly string[]): {pages: number; findings: Finding[]} {
  const patterns = folders.map((one) => (/\.mdx?$/.test(one) ? one : `${one.replace(/\/$/, '')}/**/*.{md,mdx}`));
  const files = globSync(patterns, {cwd: siteDir, ignore: ['**/_*/**']}).sort();
  const data = openData(siteDir);
  const findings = files.flatMap((file) => {
    const source = escapeMarkdownHeadingIds(readFileSync(path.join(siteDir, file), 'utf8'));
    try {
      return expandData(parser.parse(source), file, data);
    } catch (error) {
      if (error instanceof FindingsError || !(error as {ruleId?: string}).ruleId) throw error;
      return [];
    }
  });
  return {pages: files.length, findings};
}
