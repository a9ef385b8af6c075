import {escapeMarkdownHeadingIds, parseMarkdownHeadingId, type createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/**
 * Parses a page as the site does.
 * @param text the page with its front matter.
 * @returns the tree; undefined where the page is not valid MDX, which the check of pages reports.
 */
export function parsePage(text: string): Root | undefined {
  try {
    return parser.parse(escapeMarkdownHeadingIds(text));
  } catch (error) {
    if (!(error as {ruleId?: string}).ruleId) throw error;
    return undefined;
  }
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
