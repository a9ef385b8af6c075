import GithubSlugger from 'github-slugger';
import type {Heading, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** The text of a file, and what can be linked in it. */
export interface Written {
  readonly markdown: string;
  /** The fragment of the heading at or above each ID of the page. Markdown has no IDs: a heading is named by its words. */
  readonly anchors: readonly (readonly [id: string, fragment: string])[];
}

const options = {bullet: '-', rule: '-', extensions: [gfmToMarkdown({tablePipeAlign: false})]} as const;

/**
 * Writes a tree as Markdown.
 * @param tree the IDs of a heading are in its `data.ids`
 */
export function write(tree: Root): Written {
  const slugger = new GithubSlugger();
  const anchors: [string, string][] = [];
  visit(tree, 'heading', (heading: Heading) => {
    const fragment = slugger.slug(toString(heading).trim());
    const {ids = []} = (heading.data ?? {}) as {ids?: readonly string[]};
    anchors.push(...ids.map((id): [string, string] => [id, fragment]));
  });
  return {markdown: toMarkdown(tree, options as never), anchors};
}
