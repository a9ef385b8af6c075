import {sum} from '../../../shared/collections';
import type {Canvas} from '../../draw/canvas';
import type {Item, TreeNode} from './model';

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

/** Items that are as wide as their words, unless a writer gives a share. */
function isInline(item: Item): boolean {
  return ['button', 'check', 'icons', 'text', 'heading'].includes(item.is) && item.width === undefined;
}

/** Items that grow with the height of their row: what has a frame around it, and columns that hold such. */
export function grows(item: Item): boolean {
  if (item.is === 'column' || item.is === 'row') return item.items.some(grows);
  return ['list', 'tree', 'area', 'table'].includes(item.is);
}

/** The rows of a tree from top to bottom, with their depth. */
export function flatten(nodes: readonly TreeNode[], depth = 0): {node: TreeNode; depth: number}[] {
  return nodes.flatMap((node) => [{node, depth}, ...flatten(node.children, depth + 1)]);
}

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
    case 'list':
      return Math.max(...item.choices.map(({text}) => canvas.width(text, 'body'))) + 2 * PAD + 24;
    case 'icons':
      return sum(item.choices.map(({text}) => canvas.width(text, 'label') + 22));
    case 'tree': {
      const lines = flatten(item.nodes).map(({node, depth}) => canvas.width(node.text, 'body') + depth * 18);
      return Math.max(...lines) + 2 * PAD + 34;
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
      return 12;
  }
}

/** Natural widths of a table's columns, padding included, px. */
export function columnWidths(canvas: Canvas, {columns, rows}: Extract<Item, {is: 'table'}>['table']): number[] {
  return columns.map((name, column) => {
    const cells = rows.map((row) => canvas.width(row[column]?.text ?? '', 'body') + (row[column]?.tone ? 16 : 0));
    return Math.max(canvas.width(name.toUpperCase(), 'column'), ...cells) + 24;
  });
}

/** Items of a row that share its width: neither spaces nor as wide as their words. */
const sharing = (items: Item[]): Item[] => items.filter((each) => !isInline(each) && each.is !== 'space');

const share = (item: Item): number => item.width ?? 1;

function rowWidth(canvas: Canvas, items: Item[]): number {
  const shared = sharing(items);
  const fixed = items.filter((each) => !shared.includes(each)).map((each) => naturalWidth(canvas, each));
  const unit = Math.max(0, ...shared.map((each) => naturalWidth(canvas, each) / share(each)));
  return sum(fixed) + unit * sum(shared.map(share)) + (items.length - 1) * GAP;
}

/** Widths of the items of a row, px: inline ones as wide as their words, the rest by share of what is left. */
export function shareWidths(canvas: Canvas, items: Item[], width: number): number[] {
  const inline = items.map((each) => (isInline(each) ? naturalWidth(canvas, each) : 0));
  const spaces = items.filter((each) => each.is === 'space').length;
  const shared = sharing(items);
  const room = width - (items.length - 1) * GAP;
  const left = room - sum(inline);
  if (left < 0) return inline.map((each) => (each * room) / (room - left));
  const total = sum(shared.map(share));
  // Spaces leave the others no more than their words need.
  const wanted =
    spaces > 0 ? Math.max(...shared.map((each) => naturalWidth(canvas, each, true) / share(each))) * total : left;
  const stretch = shared.length === 0 ? 0 : Math.min(left, wanted);
  const widths = items.map((each, index) => {
    if (each.is === 'space') return (left - stretch) / spaces;
    return isInline(each) ? inline[index]! : (stretch * share(each)) / total;
  });
  return lend(
    items.map((each) => naturalWidth(canvas, each)),
    widths,
  );
}

/** Gives items that would cut their text what others can spare. */
function lend(natural: number[], widths: number[]): number[] {
  const lacking = widths.map((width, index) => Math.max(0, natural[index]! - width));
  const spare = widths.map((width, index) => Math.max(0, width - natural[index]!));
  const [need, have] = [sum(lacking), sum(spare)];
  const moved = Math.min(need, have);
  if (moved <= 0) return widths;
  return widths.map((width, index) => width + (lacking[index]! / need) * moved - (spare[index]! / have) * moved);
}

/** Height of an item at a width, px. */
export function heightOf(canvas: Canvas, item: Item, width: number): number {
  switch (item.is) {
    case 'column':
      return stackHeight(canvas, item.items, width);
    case 'row': {
      const widths = shareWidths(canvas, item.items, width);
      return Math.max(...item.items.map((each, index) => heightOf(canvas, each, widths[index]!)));
    }
    case 'toolbar':
      return CONTROL + 2 * 8;
    case 'area':
      return 32 + stackHeight(canvas, item.items, width - 2 * PAD - 4) + PAD + 4;
    case 'list':
      return item.choices.length * LIST_ROW + 2 * 7;
    case 'icons':
    case 'button':
      return CONTROL;
    case 'tree':
      return flatten(item.nodes).length * TREE_ROW + 2 * 7;
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
