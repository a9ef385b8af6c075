import {fit, type Canvas} from '../../draw/canvas';
import {d} from '../../draw/svg';
import {TONE_COLORS} from './controls';
import {columnWidths, flatten, LIST_ROW, TABLE_HEAD, TABLE_ROW, TREE_ROW} from './measure';
import type {Item} from './model';

/** A sunken area; its tone colors the edge. */
export function drawFrame(canvas: Canvas, item: Item, x: number, y: number, width: number, height: number): void {
  canvas.add('rect', {
    x,
    y,
    width,
    height,
    rx: 6,
    fill: canvas.color('bg-1'),
    stroke: canvas.color(item.tone ? TONE_COLORS[item.tone] : 'line'),
  });
}

/** One line of a list or tree, on a band where it is selected. */
function drawLine(
  canvas: Canvas,
  text: string,
  selected: boolean,
  x: number,
  y: number,
  width: number,
  height: number,
  indent: number,
): void {
  if (selected) canvas.add('rect', {x, y: y + 1, width, height: height - 2, rx: 5, fill: canvas.color('accent-dim')});
  canvas.text(x + indent, y + height / 2 + 4.4, fit(canvas, text, 'body', width - indent - 8), 'body', {
    fill: selected ? 'accent-strong' : undefined,
  });
}

/** Names below each other, in a frame. */
export function drawList(
  canvas: Canvas,
  item: Extract<Item, {is: 'list'}>,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  drawFrame(canvas, item, x, y, width, height);
  item.choices.forEach(({text, selected}, index) =>
    drawLine(canvas, text, selected, x + 7, y + 7 + index * LIST_ROW, width - 14, LIST_ROW, 11),
  );
}

/** Names beside each other, the selected one underlined. */
export function drawTabs(canvas: Canvas, item: Extract<Item, {is: 'tabs'}>, x: number, y: number, width: number): void {
  const widths = item.choices.map(({text}) => canvas.width(text, 'strong') + 30);
  const shrink = Math.min(1, width / widths.reduce((sum, each) => sum + each, 0));
  canvas.add('path', {d: d`M${x} ${y + 33}h${width}`, stroke: canvas.color('line-2')});
  let left = x;
  item.choices.forEach(({text, selected}, index) => {
    const own = (widths[index] ?? 0) * shrink;
    if (selected)
      canvas.add('path', {
        d: d`M${left} ${y + 33}v-25a5 5 0 0 1 5-5h${own - 10}a5 5 0 0 1 5 5v25z`,
        fill: canvas.color('bg-4'),
        'fill-opacity': '.8',
      });
    if (selected)
      canvas.add('path', {d: d`M${left} ${y + 33}h${own}`, stroke: canvas.color('accent'), 'stroke-width': 2.4});
    canvas.text(left + own / 2, y + 22, fit(canvas, text, 'strong', own - 10), 'strong', {
      anchor: 'middle',
      fill: selected ? 'ink' : 'muted',
    });
    left += own;
  });
}

/** Nested names, in a frame. */
export function drawTree(
  canvas: Canvas,
  item: Extract<Item, {is: 'tree'}>,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  drawFrame(canvas, item, x, y, width, height);
  flatten(item.nodes).forEach(({node, depth}, index) => {
    const top = y + 7 + index * TREE_ROW;
    const indent = 22 + depth * 18;
    drawLine(canvas, node.text, node.selected, x + 7, top, width - 14, TREE_ROW, indent);
    const mark = {x: x + 7 + indent - 11, y: top + TREE_ROW / 2};
    if (node.children.length > 0)
      canvas.add('path', {
        d: d`M${mark.x - 4} ${mark.y - 2}l4 4.5 4-4.5`,
        fill: 'none',
        stroke: canvas.color('muted'),
        'stroke-width': 1.6,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      });
    else canvas.add('circle', {cx: mark.x, cy: mark.y, r: 2, fill: canvas.color('line-2')});
  });
}

/** Rows and columns, in a frame; columns share the width by their text. */
export function drawTable(
  canvas: Canvas,
  item: Extract<Item, {is: 'table'}>,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const natural = columnWidths(canvas, item);
  const scale = width / natural.reduce((sum, each) => sum + each, 0);
  const widths = natural.map((each) => each * scale);
  drawFrame(canvas, item, x, y, width, height);
  item.rows.forEach((row, index) => {
    const top = y + TABLE_HEAD + index * TABLE_ROW;
    if (row[0]?.selected)
      canvas.add('rect', {
        x: x + 1,
        y: top + 1,
        width: width - 2,
        height: TABLE_ROW - 1,
        fill: canvas.color('accent-dim'),
      });
    canvas.add('path', {d: d`M${x} ${top}h${width}`, stroke: canvas.color('line')});
  });
  let left = x;
  item.columns.forEach((name, column) => {
    const own = widths[column] ?? 0;
    canvas.text(left + 12, y + 18.5, fit(canvas, name.toUpperCase(), 'column', own - 14), 'column');
    item.rows.forEach((row, index) => {
      const cell = row[column];
      const middle = y + TABLE_HEAD + index * TABLE_ROW + TABLE_ROW / 2;
      if (!cell) return;
      const shift = cell.tone ? 16 : 0;
      if (cell.tone)
        canvas.add('circle', {cx: left + 17, cy: middle, r: 4.6, fill: canvas.color(TONE_COLORS[cell.tone])});
      if (cell.text)
        canvas.text(left + 12 + shift, middle + 4.4, fit(canvas, cell.text, 'body', own - 14 - shift), 'body', {
          fill: row[0]?.selected ? 'accent-strong' : undefined,
        });
    });
    left += own;
  });
}
