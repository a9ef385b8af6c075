import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {propertyTable} from '../../../src/markdown/mdastNodes';
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
  it('names a plain table by the heading above it', () => {
    const [first, second] = elements(`## One\n\n${table}\n\n### Two \`x\`\n\n${table}`, 'table');
    expect(first?.properties).toMatchObject({dataName: 'One'});
    expect(second?.properties).toMatchObject({dataName: 'Two x'});
  });

  it('gives tables of two columns that have the same heads one place for the second, by their longest cells', () => {
    const [other, task] = [table.replace('Effect', 'Use'), table.replace('`B`', 'Find out why it is dark')];
    const three = '| A | B | C |\n| --- | --- | --- |\n| 1 | 2 | 3 |';
    const shares = (...tables: string[]): unknown[] =>
      elements(tables.join('\n\n## More\n\n'), 'table').map(({properties}) => properties['dataFirst']);
    expect(shares(table, other, table, three, three)).toEqual([30, undefined, 30, undefined, undefined]);
    expect(shares(table, task)).toEqual([50, 50]);
    expect(shares(table)).toEqual([undefined]);
  });

  it('gives a first column more room that prose would squeeze', () => {
    const prose = 'Brings a render target of the project into the graph, and keeps it there until the node is removed.';
    const page = `| Button | Effect |\n| --- | --- |\n| Spawn Render Target Viewer | ${prose} |`;
    expect(elements(page, 'table')[0]?.properties['dataFirst']).toBe(30);
    expect(elements(page.replace(' Render Target Viewer', ''), 'table')[0]?.properties['dataFirst']).toBe(undefined);
  });

  it('makes an empty corner a plain cell', () => {
    const page = '| | One | Two |\n| --- | --- | --- |\n| a | 1 | 2 |';
    expect(elements(page, 'th').map((cell) => cell.children)).toMatchObject([[{value: 'One'}], [{value: 'Two'}]]);
    expect(elements(page, 'td')).toHaveLength(4);
  });

  it('marks short names in the first column, which stay on one line', () => {
    const page = '| Name | Use |\n| --- | --- |\n| **Non-Administrative** | short |\n| A name that is a sentence | |';
    expect(elements(page, 'td').map(({properties}) => properties['dataShort'])).toEqual([
      '',
      ...Array(3).fill(undefined),
    ]);
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

  it('has the rows of a table of prose stacked, and leaves one of short values as it is', () => {
    expect(elements(prose, 'table')[0]?.properties).toEqual({dataStacked: 'prose', role: 'table'});
    expect(elements(prose.replace('The cable carries no signal at all', 'Cable'), 'table')[0]?.properties).toEqual({
      dataName: '',
    });
  });

  it('names the column of a stacked value only where it is needed', () => {
    expect(elements(prose, 'span').map(({properties}) => properties)).toEqual([{}, {dataLabel: 'Cause'}, {}]);
  });

  it('tells values that can share a line from prose that does not', () => {
    const typed = prose.replace('Cause', 'Type').replace('What to do', 'Meaning');
    expect(elements(typed, 'td').map(({properties}) => properties)).toEqual([
      {role: 'cell', dataValue: ''},
      {role: 'cell'},
    ]);
  });

  describe('in a PropertyTable', () => {
    const table = '| Name | Default | Effect |\n| --- | --- | --- |\n| `A` | `on` | Adds **one**. |\n| `B` | off | |';
    const page = `<PropertyTable caption="Group">\n\n${table}\n\n</PropertyTable>`;

    it('gives each cell a role, and marks what is code alone and what is short', () => {
      expect(elements(page, 'td').map(({properties}) => properties)).toEqual([
        {role: 'cell', dataCode: '', dataShort: ''},
        {role: 'cell'},
        {role: 'cell', dataShort: ''},
        {role: 'cell'},
      ]);
      expect(elements(page, 'tr').every(({properties}) => properties['role'] === 'row')).toBe(true);
    });

    it('marks a long range, which then does not keep short values from staying whole', () => {
      const choices = Array.from({length: 12}, (_, index) => `Choice${index}`).join(', ');
      const long = `| Name | Range | Effect |\n| --- | --- | --- |\n| A | ${choices} | Chooses. |\n| B | 0 to 1 | |`;
      expect(
        elements(`<PropertyTable>\n\n${long}\n\n</PropertyTable>`, 'td').map(({properties}) => properties),
      ).toEqual([{role: 'cell', dataLong: ''}, {role: 'cell'}, {role: 'cell', dataShort: ''}, {role: 'cell'}]);
    });

    it('makes the first cell of a row its header', () => {
      expect(elements(page, 'th').map(({properties}) => [properties['role'], properties['scope']])).toEqual([
        ['columnheader', 'col'],
        ['columnheader', 'col'],
        ['columnheader', 'col'],
        ['rowheader', 'row'],
        ['rowheader', 'row'],
      ]);
    });

    it('puts content into one element and leaves an empty cell empty', () => {
      expect(elements(page, 'td').map(({children}) => children.length)).toEqual([1, 1, 1, 0]);
    });

    it('has its caption first, and takes the place of the component', () => {
      const [found] = elements(page, 'table');
      expect(found?.children[0]).toMatchObject({tagName: 'caption', children: [{value: 'Group'}]});
      expect(found?.properties).toMatchObject({role: 'table', dataStacked: 'values'});
      const tree = processor.runSync(processor.parse(page)) as Root;
      expect(tree.children.map(({type}) => type)).toEqual(['element']);
    });

    it('gives groups of rows a body and a title each', () => {
      const rows = [{name: 'a'}, {name: 'b', group: 'One'}, {name: 'c', group: 'One'}];
      const columns = [
        {title: 'Name', cell: ({name}: {name: string}) => name},
        {title: 'Effect', cell: () => 'None.'},
      ];
      const content = propertyTable<{name: string; group?: string}>(rows, columns, {groupOf: ({group}) => group});
      const tree = processor.runSync({type: 'root', children: [content]}) as Root;
      const bodies: string[][] = [];
      visit(tree, 'element', (element) => {
        if (element.tagName === 'tbody') bodies.push(element.children.map((row) => toString(row).replaceAll('\n', '')));
      });
      expect(bodies).toEqual([['aNone.'], ['One', 'bNone.', 'cNone.']]);
    });
  });
});
