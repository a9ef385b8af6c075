import GithubSlugger from 'github-slugger';
import type {Heading, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

export interface Written {
  readonly markdown: string;
  /** IDs with the ID of the heading at or above; empty before the first. */
  readonly anchors: readonly (readonly [id: string, fragment: string])[];
}

const options = {bullet: '-', rule: '-', extensions: [gfmToMarkdown({tablePipeAlign: false})]} as const;

/**
 * Serializes a tree. IDs that don't follow from a heading's text become comments, as Docusaurus reads them.
 * @param tree headings have `data.id`, and IDs below in `data.ids`
 */
export function write(tree: Root): Written {
  const slugger = new GithubSlugger();
  const anchors: [string, string][] = [];
  visit(tree, 'heading', (heading: Heading) => {
    const slug = slugger.slug(toString(heading).trim());
    const data = (heading.data ?? {}) as {id?: string; ids?: readonly string[]};
    const {ids = []} = data;
    // A page's title has no ID.
    const id = heading.depth === 1 ? '' : (data.id ?? '');
    anchors.push(...ids.map((one): [string, string] => [one, id]));
    if (id !== '' && id !== slug)
      heading.children.push({type: 'text', value: ' '}, {type: 'html', value: `<!-- #${id} -->`});
  });
  return {markdown: toMarkdown(tree, options as never), anchors};
}
