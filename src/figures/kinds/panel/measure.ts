import {sum} from '../../../shared/collections';
import type {Canvas} from '../../draw/canvas';
import type {Choice, Item, TreeNode} from './model';

/** Between items, px. */
export const GAP = 12;
/** Inside frames, px. */
export const PAD = 10;
/** Height of a button, a field's box and the like, px. */
export const CONTROL = 26;
export const LIST_ROW = 28;
export const TREE_ROW = 24;
export const TABLE_HEAD = 28;
export const TABLE_ROW = 30;
const CALLOUT = 8;

/** Items that grow with the height of their row: what has a frame around it, and columns that hold such. */
export function grows(item: Item): boolean {
  if (item.is === 'column' || item.is === 'row') return item.items.some(grows);
  return ['list', 'tree', 'area', 'table'].includes(item.is);
}

/** The lines of a list or a tree, from top to bottom. */
export const linesOf = (item: Extract<Item, {is: 'list' | 'tree'}>): Line[] =>
  item.is === 'tree' ? flatten(item.nodes, 0) : item.choices.map((choice) => ({choice, depth: 0, isBranch: false}));

interface Line {
  choice: Choice;
  depth: number;
  isBranch: boolean;
}

const flatten = (nodes: readonly TreeNode[], depth: number): Line[] =>
  nodes.flatMap((node) => [
    {choice: node, depth, isBranch: node.children.length > 0},
    ...flatten(node.children, depth + 1),
  ]);

/** Width at which an item shows all its text, px. */
export function naturalWidth(canvas: Canvas, item: Item, inline = false): number {
  // A disc is beside words.
  const disc = item.callout && ['text', 'heading', 'check'].includes(item.is) ? 28 : 0;
  return ownWidth(canvas, item, inline) + disc;
}

function ownWidth(canvas: Canvas, item: Item, inline: boolean): number {
  const widest = (items: Item[]): number => Math.max(...items.map((each) => naturalWidth(canvas, each)));
  switch (item.is) {
    case 'column':
      return widest(item.items);
    case 'row':
      return rowWidth(canvas, item.items);
    case 'toolbar':
      return (
        sum(item.items.map((each) => naturalWidth(canvas, each, true) + (each.callout ? CALLOUT : 0))) +
        (item.items.length - 1) * 8 +
        2 * PAD
      );
    case 'area':
      return Math.max(canvas.width(item.title, 'title') + 20, widest(item.items)) + 2 * PAD + 4;
    case 'icons':
      return sum(item.choices.map(({text}) => canvas.width(text, 'label') + 22));
    case 'list':
    case 'tree': {
      const lines = linesOf(item).map(({choice, depth}) => canvas.width(choice.text, 'body') + depth * 18);
      return Math.max(...lines) + 2 * PAD + (item.is === 'list' ? 24 : 34);
    }
    case 'button':
      return canvas.width(item.text, 'strong') + 30;
    case 'text':
      return Math.min(200, canvas.width(item.text, 'small'));
    case 'heading':
      return canvas.width(item.text, 'title');
    case 'field':
    case 'select': {
      const value = canvas.width(item.value ?? '', 'body') + 24 + (item.is === 'select' ? 20 : 0);
      const label = canvas.width(item.label, 'small');
      return inline ? label + 8 + Math.max(70, value) : Math.max(label, value, 110);
    }
    case 'check':
      return canvas.width(item.label, 'body') + 28;
    case 'table':
      return sum(columnWidths(canvas, item.table)) + 8;
    case 'space':
      return 0;
  }
}

/** Natural widths of a table's columns, padding included, px. */
export function columnWidths(canvas: Canvas, {columns, rows}: Extract<Item, {is: 'table'}>['table']): number[] {
  return columns.map((name, column) => {
    const cells = rows.map((row) => canvas.width(row[column]?.text ?? '', 'body') + (row[column]?.tone ? 16 : 0));
    return Math.max(canvas.width(name.toUpperCase(), 'column'), ...cells) + 24;
  });
}

/** Shares of the width of a row; 0 for items as wide as their words, which all are in a toolbar and beside a space. */
function sharesOf(items: readonly Item[], inline: boolean): number[] {
  const isFixed = items.some(({is}) => is === 'space');
  return items.map(({is, width}) => {
    if (is === 'space') return width ?? 1;
    if (inline) return 0;
    return width ?? (isFixed || ['button', 'check', 'icons', 'text', 'heading'].includes(is) ? 0 : 1);
  });
}

function rowWidth(canvas: Canvas, items: Item[]): number {
  const natural = items.map((each) => naturalWidth(canvas, each));
  const shares = sharesOf(items, false);
  const unit = Math.max(0, ...natural.flatMap((width, index) => (shares[index] ? width / shares[index] : [])));
  const fixed = natural.filter((_, index) => shares[index] === 0);
  return sum(fixed) + unit * sum(shares) + (items.length - 1) * GAP;
}

/** Widths of items beside each other, px. */
export function shareWidths(canvas: Canvas, items: Item[], room: number, inline = false): number[] {
  const natural = items.map((each) => naturalWidth(canvas, each, inline));
  return shareOut(room, natural, sharesOf(items, inline));
}

/** Shares a room; what has no share takes what it needs, and so does what would get less. */
function shareOut(room: number, needs: number[], shares: number[]): number[] {
  const left = room - sum(needs.filter((_, index) => shares[index] === 0));
  const unit = Math.max(0, left) / sum(shares);
  const short = needs.findIndex((need, index) => shares[index]! > 0 && need > unit * shares[index]!);
  if (short >= 0) return shareOut(room, needs, shares.with(short, 0));
  const shrink = left < 0 ? room / (room - left) : 1;
  return needs.map((need, index) => (shares[index] ? unit * shares[index] : need * shrink));
}

/** Height of an item at a width, px. */
export function heightOf(canvas: Canvas, item: Item, width: number): number {
  switch (item.is) {
    case 'column':
      return stackHeight(canvas, item.items, width);
    case 'row': {
      const widths = shareWidths(canvas, item.items, width - (item.items.length - 1) * GAP);
      return Math.max(...item.items.map((each, index) => heightOf(canvas, each, widths[index]!)));
    }
    case 'toolbar':
      return CONTROL + 2 * 8;
    case 'area':
      return 32 + stackHeight(canvas, item.items, width - 2 * PAD - 4) + PAD + 4;
    case 'icons':
    case 'button':
      return CONTROL;
    case 'list':
    case 'tree':
      return linesOf(item).length * (item.is === 'list' ? LIST_ROW : TREE_ROW) + 2 * 7;
    case 'text':
      return canvas.wrap(item.text, 'small', width, 6).length * 16 + 2;
    case 'heading':
      return 20;
    case 'field':
    case 'select':
      return CONTROL + 19;
    case 'check':
      return 22;
    case 'table':
      return TABLE_HEAD + item.table.rows.length * TABLE_ROW;
    case 'space':
      return 0;
  }
}

/** Height of items below each other, px. */
export function stackHeight(canvas: Canvas, items: Item[], width: number): number {
  return sum(items.map((each) => heightOf(canvas, each, width))) + (items.length - 1) * GAP;
}
