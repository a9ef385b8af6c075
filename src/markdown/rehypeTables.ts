import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {groupBy} from '../shared/collections';
import {attributeOf} from '../shared/mdx';

type Parent = Root | Element | MdxJsxFlowElementHast;

const isElement = (node: {type: string}): node is Element => node.type === 'element';

const isPropertyTable = (node: {type: string; name?: unknown}): node is MdxJsxFlowElementHast =>
  node.type === 'mdxJsxFlowElement' && node.name === 'PropertyTable';

const make = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const within = (node: Element): Element[] => node.children.filter(isElement);

type Cells = readonly (readonly Element[])[];

function addBoxes([head = [], ...rows]: Cells): void {
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      if (toString(cell).trim() !== '[ ]') continue;
      const ariaLabel = `${toString(head[index]!)}: ${toString(row[0]!)}`;
      cell.children = [make('input', {type: 'checkbox', autoComplete: ['off'], ariaLabel}, [])];
    }
  }
}

/** More columns than these are a matrix, which isn't stacked. */
const STACKED = 6;

/** Characters that stay on one line. */
const SHORT = 20;

/** Characters of all short columns together, which leave room for the others. */
const SHORT_COLUMNS = 48;

const meanOf = (lengths: readonly number[]) => lengths.reduce((sum, each) => sum + each, 0) / lengths.length;

/**
 * Fits short columns to their content and shares the rest by the geometric mean of mean and longest cell: browsers go by the
 * longest alone, which takes the room of a column of sentences.
 */
function shareWidth(rows: Cells): void {
  const columns = rows[0]!.map((_, index) => rows.map((row) => toString(row[index] ?? rows[0]![index]!).length));
  let room = SHORT_COLUMNS;
  const shares = columns.map((lengths) => {
    const longest = Math.max(...lengths);
    if (longest > SHORT || longest > room) return Math.sqrt(meanOf(lengths.slice(1)) * longest);
    room -= longest;
    return 0;
  });
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total === 0) return;
  for (const [index, share] of shares.entries()) {
    rows[0]![index]!.properties['width'] = share === 0 ? '1' : `${Math.round((100 * share) / total)}%`;
    for (const row of rows)
      if (row[index] && (share === 0 || (index === 0 && toString(row[index]).length <= SHORT)))
        row[index].properties['dataShort'] = '';
  }
}

/** Whether the first column is too wide for two columns on a phone. */
const hasSentences = ([, ...rows]: Cells) => meanOf(rows.map(([cell]) => toString(cell!).length)) > SHORT;

/** Undefined unless the cell has only code, commas, and line breaks. */
function codeOf(cell: Element): string[] | undefined {
  const parts = within(cell);
  const isAlone = cell.children.every((child) => isElement(child) || /^(?:\s*,\s*|\n)$/.test(toString(child)));
  const code = parts.filter(({tagName}) => tagName === 'code');
  const hasOthers = parts.some(({tagName}) => tagName !== 'code' && tagName !== 'br');
  return isAlone && !hasOthers && code.length > 0 ? code.map(toString) : undefined;
}

/** Marks columns with only code, which needs no frame. Code with spaces keeps its frames, which separate the pieces. */
function markCode(rows: Cells): void {
  for (const index of rows[0]?.keys() ?? []) {
    const cells = rows.flatMap((row) => row[index] ?? []).map((cell) => ({cell, code: codeOf(cell)}));
    const needFrames = cells.some(({code = []}) => code.length > 1 && code.some((piece) => /\s/.test(piece)));
    if (!needFrames) for (const {cell, code} of cells) if (code) cell.properties['dataCode'] = '';
  }
}

/** Groups (`data-group`, see `mdastNodes.ts`) become bodies with a title. */
function groupRows(table: Element, width: number): void {
  const body = within(table).find(({tagName}) => tagName === 'tbody');
  const rows = body ? within(body) : [];
  const groups = groupBy(rows, ({properties}) => String(properties['dataGroup'] ?? ''));
  for (const {properties} of rows) delete properties['dataGroup'];
  if ([...groups.keys()].every((name) => name === '')) return;
  const bodies = [...groups].map(([name, rows]) => {
    const title = make('th', {scope: 'rowgroup', role: 'rowheader', colSpan: width}, [{type: 'text', value: name}]);
    const first = name === '' ? [] : [make('tr', {role: 'row', dataTitle: ''}, [title])];
    return make('tbody', {role: 'rowgroup'}, [...first, ...rows]);
  });
  table.children = [...table.children.filter((child) => child !== body), ...bodies];
}

/**
 * Adds column labels to cells, and roles, because `display: block` removes table semantics. First cells become row
 * headers.
 * @param isDescribed the last column needs no label
 */
function stack(table: Element, names: readonly string[], isDescribed: boolean, caption?: string): void {
  Object.assign(table.properties, {dataStacked: '', role: 'table'});
  for (const part of within(table)) {
    part.properties['role'] = 'rowgroup';
    for (const row of within(part)) {
      row.properties['role'] = 'row';
      for (const [index, cell] of within(row).entries()) {
        if (part.tagName === 'thead') {
          Object.assign(cell.properties, {role: 'columnheader', scope: 'col'});
          continue;
        }
        const isLabeled = index > 0 && !(isDescribed && index === names.length - 1);
        if (cell.children.length > 0)
          cell.children = [make('span', isLabeled ? {dataLabel: names[index]} : {}, cell.children)];
        if (index > 0) cell.properties['role'] = 'cell';
        else {
          cell.tagName = 'th';
          Object.assign(cell.properties, {role: 'rowheader', scope: 'row'});
        }
      }
    }
  }
  groupRows(table, names.length);
  if (caption !== undefined) table.children.unshift(make('caption', {}, [{type: 'text', value: caption}]));
}

/** An empty corner must not be announced as a header. */
function freeCorner(rows: Cells): void {
  for (const cell of rows.flat())
    if (cell.tagName === 'th' && toString(cell).trim() === '')
      Object.assign(cell, {tagName: 'td', properties: cell.properties['role'] ? {role: 'cell'} : {}});
}

/**
 * Rehype plugin for narrow screens: stacks tables of three to six columns, those of two that begin with sentences, and those in
 * `<PropertyTable>`; others scroll, with the preceding heading as `data-name`. `src/components/Table/styles.module.css` lists the marks.
 */
export function rehypeTables(): (tree: Root) => void {
  return (tree) => {
    let title = '';
    visit(tree as Parent, (node, index, parent) => {
      if (isElement(node) && /^h[1-6]$/.test(node.tagName)) title = toString(node);
      const isProperties = isPropertyTable(node);
      if (!isProperties && !(isElement(node) && node.tagName === 'table')) return undefined;
      const tables = isProperties ? (node.children as ElementContent[]).filter(isElement) : [node];
      for (const table of tables) {
        const rows = within(table).flatMap(within).map(within);
        const names = rows[0]!.map((cell) => toString(cell));
        addBoxes(rows);
        shareWidth(rows);
        markCode(rows);
        if (isProperties) stack(table, names, true, attributeOf(node, 'caption'));
        else if (names.length > 2 ? names.length <= STACKED : hasSentences(rows))
          stack(table, names, names.length === 2);
        else table.properties['dataName'] = title;
        freeCorner(rows);
      }
      parent!.children.splice(index!, 1, ...(tables as never[]));
      return [SKIP, index! + tables.length];
    });
  };
}
