import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

type Parent = Root | Element | MdxJsxFlowElementHast;

const isElement = (node: {type: string}): node is Element => node.type === 'element';

function rowsOf(part: Element): Element[] {
  return part.children.filter(isElement).filter(({tagName}) => tagName === 'tr');
}

function cellsOf(row: Element): Element[] {
  return row.children.filter(isElement).filter(({tagName}) => tagName === 'th' || tagName === 'td');
}

/**
 * Makes a table ready to be shown as cards: every cell knows its column's name and holds one element, to be shown beside that
 * name; explicit roles keep the table a table for assistive software when CSS takes its `display` away. The first cell of a
 * row becomes the row's header.
 */
function stack(table: Element, caption: string | undefined): void {
  table.properties['dataStacked'] = '';
  table.properties['role'] = 'table';
  const names: string[] = [];
  for (const part of table.children.filter(isElement)) {
    part.properties['role'] = 'rowgroup';
    for (const row of rowsOf(part)) {
      row.properties['role'] = 'row';
      for (const [index, cell] of cellsOf(row).entries()) {
        if (part.tagName === 'thead') {
          names[index] = toString(cell);
          Object.assign(cell.properties, {role: 'columnheader', scope: 'col'});
          continue;
        }
        cell.properties['dataLabel'] = names[index];
        if (cell.children.length > 0)
          cell.children = [{type: 'element', tagName: 'span', properties: {}, children: cell.children}];
        if (index === 0) {
          cell.tagName = 'th';
          Object.assign(cell.properties, {role: 'rowheader', scope: 'row'});
        } else {
          cell.properties['role'] = 'cell';
        }
      }
    }
  }
  if (caption !== undefined)
    table.children.unshift({
      type: 'element',
      tagName: 'caption',
      properties: {},
      children: [{type: 'text', value: caption}],
    });
}

function captionOf(node: MdxJsxFlowElementHast): string | undefined {
  const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'caption');
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/**
 * Rehype plugin: prepares tables for narrow screens. A table in `<PropertyTable>` can stack into cards; any other gets the
 * heading it stands under as `data-name`, by which its scrolling frame is announced, and an empty corner is a plain cell.
 *
 * @returns the transformer
 */
export function rehypeTables(): (tree: Root) => void {
  return (tree) => {
    let title = '';
    visit(tree as Parent, (node) => {
      if (isElement(node) && /^h[1-6]$/.test(node.tagName)) title = toString(node);
      if (node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElementHast).name === 'PropertyTable') {
        const element = node as MdxJsxFlowElementHast;
        for (const child of element.children as ElementContent[]) {
          if (isElement(child) && child.tagName === 'table') stack(child, captionOf(element));
        }
        return SKIP;
      }
      if (isElement(node) && node.tagName === 'table') node.properties['dataName'] = title;
      // The corner above row labels heads nothing; as an empty header it would be announced as one.
      if (isElement(node) && node.tagName === 'th' && toString(node).trim() === '') node.tagName = 'td';
      return undefined;
    });
  };
}
