import GithubSlugger from 'github-slugger';
import type {Heading, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** The text of a file, and what can be linked in it. */
export interface Written {
  readonly markdown: string;
  /** Each ID of the page with that of the heading at or above it, empty above the first heading that has one. */
  readonly anchors: readonly (readonly [id: string, fragment: string])[];
}

const options = {bullet: '-', rule: '-', extensions: [gfmToMarkdown({tablePipeAlign: false})]} as const;

/**
 * Writes a tree as Markdown. A heading whose ID doesn't follow from its words has it in a comment, as Docusaurus reads it.
 * @param tree a heading has its ID in `data.id`, and those below it in `data.ids`
 */
export function write(tree: Root): Written {
  const slugger = new GithubSlugger();
  const anchors: [string, string][] = [];
  visit(tree, 'heading', (heading: Heading) => {
    const slug = slugger.slug(toString(heading).trim());
    const data = (heading.data ?? {}) as {id?: string; ids?: readonly string[]};
    const {ids = []} = data;
    // The title has none on its page.
    const id = heading.depth === 1 ? '' : (data.id ?? '');
    anchors.push(...ids.map((one): [string, string] => [one, id]));
    if (id !== '' && id !== slug)
      heading.children.push({type: 'text', value: ' '}, {type: 'html', value: `<!-- #${id} -->`});
  });
  return {markdown: toMarkdown(tree, options as never), anchors};
}
