import type {PhrasingContent, Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const markdown = unified().use(remarkParse);

/**
 * Reads a value of a data file as one line of Markdown: code, bold, italics and links.
 *
 * Links go to routes of the site, without base path (`/installations/system-requirements`), since data is on many pages.
 * @param value text of the data file
 * @returns its content, ready for a paragraph or a table cell
 * @throws an error that says what is wrong, where the text is no single line of Markdown
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
