import type {Element, Root} from 'hast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {rehypeTables} from '../../../src/data/rehypeTables';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkRehype, {passThrough: ['mdxJsxFlowElement']})
  .use(rehypeTables);

function elements(page: string, name: string): Element[] {
  const tree = processor.runSync(processor.parse(page)) as Root;
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.tagName === name) found.push(element);
  });
  return found;
}

const table = '| Name | Effect |\n| --- | --- |\n| `A` | Adds **one**. |\n| `B` | |';

describe('rehypeTables', () => {
  it('names a plain table by the heading above it', () => {
    const [first, second] = elements(`## One\n\n${table}\n\n### Two \`x\`\n\n${table}`, 'table');
    expect(first?.properties).toEqual({dataName: 'One'});
    expect(second?.properties).toEqual({dataName: 'Two x'});
  });

  it('makes an empty corner a plain cell', () => {
    const page = '| | One | Two |\n| --- | --- | --- |\n| a | 1 | 2 |';
    expect(elements(page, 'th').map((cell) => cell.children)).toMatchObject([[{value: 'One'}], [{value: 'Two'}]]);
    expect(elements(page, 'td')).toHaveLength(4);
  });

  describe('in a PropertyTable', () => {
    const page = `<PropertyTable caption="Group">\n\n${table}\n\n</PropertyTable>`;

    it('gives each cell the name of its column and a role', () => {
      expect(elements(page, 'td').map(({properties}) => properties)).toEqual([
        {dataLabel: 'Effect', role: 'cell'},
        {dataLabel: 'Effect', role: 'cell'},
      ]);
      expect(elements(page, 'tr').every(({properties}) => properties['role'] === 'row')).toBe(true);
    });

    it('makes the first cell of a row its header', () => {
      expect(elements(page, 'th').map(({properties}) => properties)).toEqual([
        {role: 'columnheader', scope: 'col'},
        {role: 'columnheader', scope: 'col'},
        {dataLabel: 'Name', role: 'rowheader', scope: 'row'},
        {dataLabel: 'Name', role: 'rowheader', scope: 'row'},
      ]);
    });

    it('puts content into one element and leaves an empty cell empty', () => {
      expect(elements(page, 'td').map(({children}) => children.length)).toEqual([1, 0]);
    });

    it('has its caption first', () => {
      const [found] = elements(page, 'table');
      expect(found?.children[0]).toMatchObject({tagName: 'caption', children: [{value: 'Group'}]});
      expect(found?.properties).toMatchObject({role: 'table', dataStacked: ''});
    });
  });
});
