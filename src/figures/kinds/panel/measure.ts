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

export const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

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

/** Room that a disc takes beside words, px. */
const DISC = 28;

/** Width at which an item shows all its text, px. */
export function naturalWidth(canvas: Canvas, item: Item, inline = false): number {
  const disc = item.callout && ['text', 'heading', 'check'].includes(item.is) ? DISC : 0;
  return ownWidth(canvas, item, inline) + disc;
}

function ownWidth(canvas: Canvas, item: Item, inline: boolean): number {
  const words = (list: string[], style: 'body' | 'small' | 'strong' | 'title' | 'column'): number =>
    Math.max(0, ...list.map((text) => canvas.width(text, style)));
  switch (item.is) {
    case 'column':
      return Math.max(...item.items.map((each) => naturalWidth(canvas, each)));
    case 'row':
      return rowWidth(canvas, item.items);
    case 'toolbar':
      return toolbarWidth(canvas, item.items) + 2 * PAD;
    case 'area':
      return (
        Math.max(canvas.width(item.title, 'title') + 20, ...item.items.map((each) => naturalWidth(canvas, each))) +
        2 * PAD +
        4
      );
    case 'list':
      return (
        words(
          item.choices.map(({text}) => text),
          'body',
        ) +
        2 * PAD +
        24
      );
    case 'icons':
      return item.choices.reduce((sum, {text}) => sum + canvas.width(text, 'label') + 22, 0);
    case 'tree':
      return (
        Math.max(...flatten(item.nodes).map(({node, depth}) => canvas.width(node.text, 'body') + depth * 18)) +
        2 * PAD +
        34
      );
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
      return columnWidths(canvas, item).reduce((sum, each) => sum + each, 0) + 8;
    case 'space':
      return 12;
  }
}

/** Natural widths of a table's columns, padding included, px. */
export function columnWidths(canvas: Canvas, table: Extract<Item, {is: 'table'}>): number[] {
  return table.columns.map(
    (name, column) =>
      Math.max(
        canvas.width(name.toUpperCase(), 'column'),
        ...table.rows.map((row) => canvas.width(row[column]?.text ?? '', 'body') + (row[column]?.tone ? 16 : 0)),
      ) + 24,
  );
}

function toolbarWidth(canvas: Canvas, items: Item[]): number {
  return (
    items.reduce((sum, each) => sum + naturalWidth(canvas, each, true) + (each.callout ? CALLOUT : 0), 0) +
    (items.length - 1) * 8
  );
}

function rowWidth(canvas: Canvas, items: Item[]): number {
  const shared = items.filter((each) => !isInline(each) && each.is !== 'space');
  const fixed = items
    .filter((each) => isInline(each) || each.is === 'space')
    .reduce((sum, each) => sum + naturalWidth(canvas, each), 0);
  const total = shared.reduce((sum, each) => sum + (each.width ?? 1), 0);
  const unit = Math.max(0, ...shared.map((each) => naturalWidth(canvas, each) / (each.width ?? 1)));
  return fixed + unit * total + (items.length - 1) * GAP;
}

/** Widths of the items of a row, px: inline ones as wide as their words, the rest by share of what is left. */
export function shareWidths(canvas: Canvas, items: Item[], width: number): number[] {
  const inline = items.map((each) => (isInline(each) ? naturalWidth(canvas, each) : 0));
  const spaces = items.filter((each) => each.is === 'space').length;
  const shared = items.filter((each) => !isInline(each) && each.is !== 'space');
  const left = width - (items.length - 1) * GAP - inline.reduce((sum, each) => sum + each, 0);
  const total = shared.reduce((sum, each) => sum + (each.width ?? 1), 0);
  if (left < 0)
    return items.map(
      (_, index) =>
        ((inline[index] ?? 0) * (width - (items.length - 1) * GAP)) / (width - (items.length - 1) * GAP - left),
    );
  const stretch =
    shared.length === 0
      ? 0
      : spaces > 0
        ? Math.min(
            left,
            Math.max(...shared.map((each) => naturalWidth(canvas, each, true) / (each.width ?? 1))) * total,
          )
        : left;
  const widths = items.map((each, index) => {
    if (each.is === 'space') return (left - stretch) / spaces;
    return isInline(each) ? (inline[index] ?? 0) : (stretch * (each.width ?? 1)) / total;
  });
  return lend(
    items.map((each) => naturalWidth(canvas, each)),
    widths,
  );
}

/** Gives items that would cut their text what others can spare. */
function lend(natural: number[], widths: number[]): number[] {
  const lacking = widths.map((width, index) => Math.max(0, (natural[index] ?? 0) - width));
  const spare = widths.map((width, index) => Math.max(0, width - (natural[index] ?? 0)));
  const [need, have] = [lacking, spare].map((list) => list.reduce((sum, each) => sum + each, 0)) as [number, number];
  const moved = Math.min(need, have);
  if (moved <= 0) return widths;
  return widths.map(
    (width, index) => width + ((lacking[index] ?? 0) / need) * moved - ((spare[index] ?? 0) / have) * moved,
  );
}

/** Height of an item at a width, px. */
export function heightOf(canvas: Canvas, item: Item, width: number, inline = false): number {
  switch (item.is) {
    case 'column':
      return stackHeight(canvas, item.items, width);
    case 'row': {
      const widths = shareWidths(canvas, item.items, width);
      return Math.max(...item.items.map((each, index) => heightOf(canvas, each, widths[index] ?? 0)));
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
      return inline ? CONTROL : canvas.wrap(item.text, 'small', width, 6).length * 16 + 2;
    case 'heading':
      return 20;
    case 'field':
    case 'select':
      return inline ? CONTROL : CONTROL + 19;
    case 'check':
      return inline ? CONTROL : 22;
    case 'table':
      return TABLE_HEAD + item.rows.length * TABLE_ROW;
    case 'space':
      return 0;
  }
}

/** Height of items below each other, px. */
export function stackHeight(canvas: Canvas, items: Item[], width: number): number {
  return items.reduce((sum, each) => sum + heightOf(canvas, each, width), 0) + (items.length - 1) * GAP;
}
