import type {PhrasingContent, Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const markdown = unified().use(remarkParse);

/**
 * Parses a value of a data file as one line of Markdown. Links are routes without base path
 * (`/installations/system-requirements`), because the same data is on many pages.
 * @throws if the text isn't a single line of Markdown
 */
export function inline(value: string): PhrasingContent[] {
  const tree: Root = markdown.parse(value);
  const [block] = tree.children;
  if (tree.children.length !== 1 || block?.type !== 'paragraph') {
    throw new Error('is a list, a heading or several paragraphs where one line belongs');
  }
  visit(tree, (node) => {
    delete node.position;
    if (node.type === 'html') throw new Error(`holds HTML (${node.value}); put it in backticks or leave it out`);
    if (node.type === 'link' && !node.url.startsWith('/'))
      throw new Error(`links to ${node.url}; a link of a data file is a route that starts with /`);
    if (node.type === 'image') throw new Error('holds an image, which data cannot have');
  });
  return block.children;
}
