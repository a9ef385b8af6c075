import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {groupBy, sum} from '../shared/collections';
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

/** Elements within an element: the head and the body of a table, the rows of one, the cells of a row. */
const within = (node: Element): Element[] => node.children.filter(isElement);

const rowsOf = (table: Element): Element[] => within(table).flatMap(within);

const cellsOf = (table: Element): Element[] => rowsOf(table).flatMap(within);

const isBreak = (node: ElementContent): boolean => isElement(node) && node.tagName === 'br';

/** Characters of the longest line of a cell. */
function lengthOf({children}: Element): number {
  const lines = children.map((child) => (isBreak(child) ? '\n' : toString(child))).join('');
  return Math.max(...lines.split('\n').map(({length}) => length));
}

/** Characters of the longest line of each column. */
function longestOf(table: Element): number[] {
  const longest: number[] = [];
  for (const row of rowsOf(table))
    for (const [index, cell] of within(row).entries()) longest[index] = Math.max(longest[index] ?? 0, lengthOf(cell));
  return longest;
}

/** Columns of troubleshooting tables that say what to do. */
export const remedyColumns: readonly string[] = ['What to do', 'Change this first'];

/** Columns whose cells can't be mistaken for anything else: a stacked row shows them without the column's name. */
const plain = {
  values: /^(?:Type|Direction|Protocol|Range)$/,
  prose: new RegExp(`^(?:Effect|Purpose|Meaning|${remedyColumns.join('|')})$`),
};

/** Characters that a line of a table has on a phone, and what a column needs beside its text. */
const PHONE = {line: 50, column: 2};

/** A cell that is longer holds prose, which is read row by row; shorter ones are compared down the columns. */
const PROSE = 20;

/** True where a phone would squeeze three or more columns of prose side by side. */
function isCrowded(table: Element): boolean {
  const longest = longestOf(table);
  const line = sum(longest) + longest.length * PHONE.column;
  return longest.length > 2 && line > PHONE.line && Math.max(...longest) > PROSE;
}

/** Characters of a name that stays on one line, where a screen is no phone. */
const NAME = 20;

/** Marks short names in the first column, which the other columns would squeeze. */
function markNames(table: Element): void {
  for (const [cell] of rowsOf(table).map(within)) if (cell && lengthOf(cell) <= NAME) cell.properties['dataShort'] = '';
}

/** The pieces of code of a cell that holds nothing else, commas or lines apart; undefined for any other cell. */
function codeOf(cell: Element): string[] | undefined {
  const isCode = (child: ElementContent): child is Element => isElement(child) && child.tagName === 'code';
  const code = cell.children.filter(isCode);
  const isAlone = cell.children.every(
    (child) => isCode(child) || isBreak(child) || (child.type === 'text' && /^(?:\s*,\s*|\n)$/.test(child.value)),
  );
  return isAlone && code.length > 0 ? code.map(toString) : undefined;
}

/**
 * Marks cells that hold nothing but code, which need no frame around it. All of a column are marked or none, so that its
 * code looks alike: frames tell where one of several pieces with spaces ends.
 */
function markCode(table: Element): void {
  const rows = rowsOf(table).map(within);
  for (const index of rows[0]?.keys() ?? []) {
    const cells = rows.flatMap((row) => row[index] ?? []).map((cell) => ({cell, code: codeOf(cell)}));
    const needFrames = cells.some(({code = []}) => code.length > 1 && code.some((piece) => /\s/.test(piece)));
    if (!needFrames) for (const {cell, code} of cells) if (code) cell.properties['dataCode'] = '';
  }
}

/** Characters of a value that stays on one line, and of all columns but the last where such values have room to. */
const SHORT = {value: 24, columns: 64};

/**
 * Marks long ranges, which take no more room than others, and short names and values where all columns before the last have
 * room for theirs. A longer value breaks, so it counts as a short one; a name doesn't.
 */
function markShort(table: Element): void {
  const [head = [], ...rows] = rowsOf(table).map(within);
  const values = rows.map((row) => row.slice(0, -1).map((cell) => ({cell, length: lengthOf(cell)})));
  const longest = head.slice(0, -1).map((_, index) => Math.max(0, ...values.map((row) => row[index]?.length ?? 0)));
  const range = head.findIndex((cell) => toString(cell) === 'Range');
  for (const {cell, length} of values.flatMap((row) => row[range] ?? []))
    if (length > SHORT.value) cell.properties['dataLong'] = '';
  const room = longest.map((length, index) => (index === 0 ? length : Math.min(length, SHORT.value)));
  if (sum(room) > SHORT.columns) return;
  for (const {cell, length} of values.flat()) if (length <= SHORT.value) cell.properties['dataShort'] = '';
}

/** Parts of the width, in percent, that the first of two columns can take. */
const FIRST = [30, 40, 50] as const;

/** Percent of the characters below which prose in the second column would squeeze a first one that has more than short names. */
const SQUEEZED = 25;

/**
 * Says how wide the first of two columns is, by the longest cells: where it would be squeezed, and in tables with the same
 * heads, whose second columns then begin at the same place down the page.
 */
function setFirst(tables: readonly Element[]): void {
  const heads = (table: Element): string[] => within(rowsOf(table)[0]!).map((cell) => toString(cell));
  const pairs = groupBy(
    tables.filter((table) => heads(table).length === 2),
    (table) => heads(table).join('|'),
  );
  for (const alike of pairs.values()) {
    const longest = alike.map(longestOf);
    const [first, second] = [0, 1].map((index) => Math.max(...longest.map((each) => each[index]!))) as [number, number];
    const share = (100 * first) / (first + second);
    if (alike.length === 1 && (first <= NAME || share > SQUEEZED)) continue;
    const nearest = FIRST.reduce((a, b) => (Math.abs(b - share) < Math.abs(a - share) ? b : a));
    for (const {properties} of alike) properties['dataFirst'] = nearest;
  }
}

/** Gives each group of rows (`data-group`, see `mdastNodes.ts`) a separate body that opens with the group's name. */
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
 * Makes a table ready to be stacked: every cell knows its column's name and holds one element, to be shown beside that name;
 * explicit roles keep the table a table for assistive software when CSS takes its `display` away. The first cell of a row
 * becomes the row's header.
 * @param holds values, which share lines, or prose, where only cells with labels and values do
 */
function stack(table: Element, holds: 'values' | 'prose', caption?: string): void {
  table.properties['dataStacked'] = holds;
  table.properties['role'] = 'table';
  const names: string[] = [];
  for (const part of within(table)) {
    part.properties['role'] = 'rowgroup';
    for (const row of within(part)) {
      row.properties['role'] = 'row';
      for (const [index, cell] of within(row).entries()) {
        if (part.tagName === 'thead') {
          names[index] = toString(cell);
          Object.assign(cell.properties, {role: 'columnheader', scope: 'col'});
          continue;
        }
        const name = names[index] ?? '';
        const isValue = plain.values.test(name);
        const label = index > 0 && !isValue && !plain.prose.test(name) ? {dataLabel: name} : {};
        if (cell.children.length > 0) cell.children = [make('span', label, cell.children)];
        if (index === 0) {
          cell.tagName = 'th';
          Object.assign(cell.properties, {role: 'rowheader', scope: 'row'});
        } else {
          cell.properties['role'] = 'cell';
          if (isValue && holds === 'prose') cell.properties['dataValue'] = '';
        }
      }
    }
  }
  groupRows(table, names.length);
  if (caption !== undefined) table.children.unshift(make('caption', {}, [{type: 'text', value: caption}]));
}

/**
 * Rehype plugin: prepares tables for narrow screens. A table in `<PropertyTable>`, which it replaces, and one of prose can
 * stack; any other gets the heading it stands under as `data-name`, by which its scrolling frame is announced, and is marked
 * with how wide its first column is. An empty corner is a plain cell. What each mark means is listed in
 * `src/components/Table/styles.module.css`.
 *
 * @returns the transformer
 */
export function rehypeTables(): (tree: Root) => void {
  return (tree) => {
    let title = '';
    const scrolling: Element[] = [];
    visit(tree as Parent, (node, index, parent) => {
      if (isElement(node) && /^h[1-6]$/.test(node.tagName)) title = toString(node);
      if (isPropertyTable(node)) {
        const tables = (node.children as ElementContent[]).filter(isElement);
        for (const table of tables) {
          markCode(table);
          markShort(table);
          stack(table, 'values', attributeOf(node, 'caption'));
        }
        parent!.children.splice(index!, 1, ...(tables as never[]));
        return [SKIP, index! + tables.length];
      }
      if (!isElement(node) || node.tagName !== 'table') return undefined;
      markNames(node);
      markCode(node);
      if (isCrowded(node)) stack(node, 'prose');
      else {
        node.properties['dataName'] = title;
        scrolling.push(node);
      }
      for (const cell of cellsOf(node)) {
        // The corner above row labels heads nothing; as an empty header it would be announced as one.
        if (cell.tagName === 'th' && toString(cell).trim() === '')
          Object.assign(cell, {tagName: 'td', properties: node.properties['role'] ? {role: 'cell'} : {}});
      }
      return SKIP;
    });
    setFirst(scrolling);
  };
}
