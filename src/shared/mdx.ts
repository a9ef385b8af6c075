import {escapeMarkdownHeadingIds, parseMarkdownHeadingId, type createSlugger} from '@docusaurus/utils';
import type {Heading, Node, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {getOrMake} from './collections';
import {wantedBy} from './paths';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** Cache of syntax trees, keyed by text: several checks read the same pages, and parsing takes longer than checking. */
const trees = new Map<string, Root>();

/**
 * Parses a page as the site does.
 * @returns the tree, which others share: change a copy.
 * @throws VFileMessage where the page is not valid MDX.
 */
export function parseMdx(text: string): Root {
  return getOrMake(trees, text, () => parser.parse(escapeMarkdownHeadingIds(text)));
}

/** The fix for a page that isn't valid MDX. */
export const MDX_FIX =
  'close every component, leave a blank line around Markdown inside it, put < and { of the text in backticks';

/** The same; undefined where the page is not valid MDX, which the check of pages reports. */
export function parsePage(text: string): Root | undefined {
  try {
    return parseMdx(text);
  } catch (error) {
    if (!(error as {ruleId?: string}).ruleId) throw error;
    return undefined;
  }
}

/** The pages of the manual and of its archives, but those that `npm run archive` made. */
export function pageFiles(root: string, paths: readonly string[] = []): string[] {
  const folders = ['docs', 'versioned_docs'];
  const ignore = ['**/_*/**', '**/_*.mdx', 'versioned_docs/**/*.md'];
  const pages = globSync(`{${folders.join(',')}}/**/*.{md,mdx}`, {cwd: root, ignore});
  const files = pages.filter(wantedBy(root, paths)).sort();
  if (files.length > 0) return files;
  throw new Error(
    `${(paths.length > 0 ? paths : folders).join(', ')}:1  no pages found to check  ->  run this in the project folder, or name pages below it`,
  );
}

/** The words of a heading and its id. */
export interface HeadingWords {
  text: string;
  /** The address within the page, as Docusaurus makes it. */
  id: string;
  /** The id where it is written the old way, `{#id}`, which MDX takes for JavaScript. */
  oldId?: string;
}

/** @param slugger makes the id of a heading that has none; the same for all headings of a page, in their order. */
export function headingOf(node: Heading, slugger: ReturnType<typeof createSlugger>): HeadingWords {
  const last = node.children.at(-1);
  const comment =
    last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value.trim())?.[1] : undefined;
  const words = toString(comment ? {...node, children: node.children.slice(0, -1)} : node).trim();
  const {text, id: oldId} = parseMarkdownHeadingId(words);
  return {text, id: comment ?? oldId ?? slugger.slug(text), oldId};
}

/** A component or an element of a page, within a line or alone. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The attribute of an element as text; undefined where it is not there, or no plain text. */
export function attributeOf({attributes}: Pick<JsxElement, 'attributes'>, name: string): string | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** The line that a part of a page begins on, from 1. */
export const lineOf = ({position}: Node): number => position?.start.line ?? 1;
