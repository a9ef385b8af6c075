import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMdx} from '../shared/mdx';

/** The name under which Docusaurus stores the list of a page's headings. */
const EMPTY = 'export const toc = [];';

/** Remark plugin: a page with fewer than two headings has no "On this page". It comes after the plugins that make headings. */
export function remarkContents(): (tree: Root) => void {
  return (tree) => {
    let listed = 0;
    visit(tree, 'heading', ({depth}) => {
      if (depth === 2 || depth === 3) listed += 1;
    });
    if (listed < 2) tree.children.push(...structuredClone(parseMdx(EMPTY).children));
  };
}
