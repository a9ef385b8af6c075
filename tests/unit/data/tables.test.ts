import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {rehypeTables} from '../../../src/markdown/rehypeTables';

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
  it('replaces [ ] by a box that says what it ticks, whatever its column is called', () => {
    const boxes = elements('| Test | OK |\n| --- | --- |\n| Log in | [ ] |\n| Log out | |', 'input');
    expect(boxes.map(({properties}) => properties['ariaLabel'])).toEqual(['OK: Log in']);
  });

  it('names a plain table by the heading above it', () => {
    const [first, second] = elements(`## One\n\n${table}\n\n### Two \`x\`\n\n${table}`, 'table');
    expect(first?.properties).toMatchObject({dataName: 'One'});
    expect(second?.properties).toMatchObject({dataName: 'Two x'});
  });

  it('marks code that is alone in a cell, in a column or not at all', () => {
    const marked = (...cells: string[]): boolean[] =>
      elements(`| A |\n| --- |\n${cells.map((cell) => `| ${cell} |`).join('\n')}`, 'td').map(
        ({properties}) => properties['dataCode'] === '',
      );
    expect(marked('`one`', '`one`, `two`', 'as `one`')).toEqual([true, true, false]);
    expect(marked('`one`', '`min(a, b)`, `two`')).toEqual([false, false]);
  });

  const prose =
    '| Symptom | Cause | What to do |\n| --- | --- | --- |\n| Black | The cable carries no signal at all | Check it |';

  it('stacks a table of three columns, whatever its heads and cells say', () => {
    for (const page of [
      prose,
      prose.replace('Cause', 'Type').replace('What to do', 'Meaning'),
      '| A | B | C |\n| --- | --- | --- |\n| 1 | 2 | 3 |',
    ]) {
      expect(elements(page, 'table')[0]?.properties).toEqual({dataStacked: '', role: 'table'});
      const [, second, third] = elements(page, 'th').map((cell) => toString(cell));
      expect(elements(page, 'span').map(({properties}) => properties)).toEqual([
        {},
        {dataLabel: second},
        {dataLabel: third},
      ]);
    }
  });

  describe('in a PropertyTable', () => {
    const table = '| Name | Default | Effect |\n| --- | --- | --- |\n| `A` | `on` | Adds **one**. |\n| `B` | off | |';
    const page = `<PropertyTable caption="Group">\n\n${table}\n\n</PropertyTable>`;

    it('gives each cell a role, marks code alone, labels all columns but the first and the last, and heads each row', () => {
      const isElement = (node: {type: string}): node is Element => node.type === 'element';
      const facts = ({tagName, properties, children: [content]}: Element): string =>
        [
          tagName,
          properties['role'],
          properties['scope'],
          properties['dataCode'] === '' && 'code',
          content && isElement(content) && content.properties['dataLabel'],
        ]
          .filter(Boolean)
          .join(' ');
      const rows = elements(page, 'tr');
      expect(rows.every(({properties}) => properties['role'] === 'row')).toBe(true);
      expect(rows.map((row) => row.children.filter(isElement).map(facts))).toEqual([
        ['th columnheader col', 'th columnheader col', 'th columnheader col'],
        ['th rowheader row code', 'td cell code Default', 'td cell'],
        ['th rowheader row code', 'td cell Default', 'td cell'],
      ]);
      // An empty cell stays empty: it takes no room on a phone.
      expect(elements(page, 'td').map(({children}) => children.length)).toEqual([1, 1, 1, 0]);
    });
  });
});
