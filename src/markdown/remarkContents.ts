import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMdx} from '../shared/mdx';

/** Docusaurus' export of the table of contents. */
const EMPTY = 'export const toc = [];';

/** Remark plugin: removes "On this page" if there are fewer than two headings. After all plugins that add headings. */
export function remarkContents(): (tree: Root) => void {
  return (tree) => {
    let listed = 0;
    visit(tree, 'heading', ({depth}) => {
      if (depth === 2 || depth === 3) listed += 1;
    });
    if (listed < 2) tree.children.push(...structuredClone(parseMdx(EMPTY).children));
  };
}
