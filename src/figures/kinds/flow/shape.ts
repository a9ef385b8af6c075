import {wrap, type Canvas} from '../../draw/canvas';
import {d} from '../../draw/svg';
import type {Point} from '../../layout/path';
import type {FlowNode} from './model';

/** Measures of a node of a flow, px. */
export interface Shape {
  node: FlowNode;
  width: number;
  height: number;
  title: string[];
  note: string[];
  /** Room that an icon takes at the left. */
  icon: number;
}

const TITLE_LEAD = 17;
const NOTE_LEAD = 15.5;
/** How far the points of a decision reach, px. */
const POINT = 20;
/** Half the height of the ellipse on a store, px. */
const LID = 7;

/** Sizes a node by its text. @param most px that a line of text may take */
export function measureShape(canvas: Canvas, node: FlowNode, most: number): Shape {
  const title = wrap(canvas, node.title, 'title', most, 4);
  const note = node.note ? wrap(canvas, node.note, 'small', most, 4) : [];
  const text = Math.max(
    ...title.map((line) => canvas.width(line, 'title')),
    ...note.map((line) => canvas.width(line, 'small')),
  );
  const icon = node.kind === 'person' || node.kind === 'device' ? 32 : 0;
  const side = node.kind === 'decision' ? POINT + 4 : node.kind === 'start' || node.kind === 'end' ? 18 : 14;
  const lines = title.length * TITLE_LEAD + note.length * NOTE_LEAD + (note.length ? 2 : 0);
  const cap = node.kind === 'store' ? 2 * LID : 0;
  const pill = node.kind === 'start' || node.kind === 'end';
  return {
    node,
    width: Math.ceil(Math.max(pill ? 72 : 92, text + icon + 2 * side)),
    height: Math.ceil(Math.max(pill ? 34 : 42, lines + 20 + cap)),
    title,
    note,
    icon,
  };
}

/**
 * How far the outline of a shape lies inside its box where a link ends, px.
 *
 * @param side of the box the link ends on
 * @param along px from the top (left, for top and bottom) of the box
 */
export function inset(shape: Shape, side: 'left' | 'right' | 'top' | 'bottom', along: number): number {
  const {width, height} = shape;
  const level = side === 'left' || side === 'right';
  switch (shape.node.kind) {
    case 'decision':
      if (level) return (Math.abs(along - height / 2) / (height / 2)) * POINT;
      return Math.min(height / 2, Math.max(0, POINT - Math.min(along, width - along)) * (height / 2 / POINT));
    case 'store': {
      const x = (along - width / 2) / (width / 2);
      return level ? 0 : LID - LID * Math.sqrt(Math.max(0, 1 - x * x));
    }
    case 'start':
    case 'end': {
      const r = height / 2;
      const off = level ? Math.abs(along - r) : Math.max(0, r - Math.min(along, width - along));
      return r - Math.sqrt(Math.max(0, r * r - off * off));
    }
    default:
      return 0;
  }
}

/** Draws a node with its top left at a point. */
export function drawShape(canvas: Canvas, shape: Shape, {x, y}: Point): void {
  const {node, width: w, height: h} = shape;
  const edge = {stroke: canvas.color(node.highlight ? 'accent' : 'line-2'), 'stroke-width': node.highlight ? 1.8 : 1.2};
  const fill = canvas.color(node.highlight ? 'accent-dim' : 'bg-2');
  switch (node.kind) {
    case 'decision':
      canvas.add('path', {
        d: d`M${x} ${y + h / 2}l${POINT} ${-h / 2}h${w - 2 * POINT}l${POINT} ${h / 2}l${-POINT} ${h / 2}h${2 * POINT - w}z`,
        fill,
        ...edge,
        stroke: canvas.color(node.highlight ? 'accent' : 'caution'),
        'stroke-linejoin': 'round',
      });
      break;
    case 'store': {
      const rx = w / 2;
      canvas.add('path', {
        d: d`M${x} ${y + LID}a${rx} ${LID} 0 0 1 ${w} 0v${h - 2 * LID}a${rx} ${LID} 0 0 1 ${-w} 0z`,
        fill,
        ...edge,
      });
      canvas.add('path', {d: d`M${x} ${y + LID}a${rx} ${LID} 0 0 0 ${w} 0`, fill: 'none', ...edge});
      break;
    }
    case 'start':
    case 'end':
      canvas.add('rect', {
        x,
        y,
        width: w,
        height: h,
        rx: h / 2,
        fill: node.kind === 'start' ? fill : canvas.color(node.highlight ? 'accent-dim' : 'bg-4'),
        ...edge,
      });
      if (node.kind === 'end')
        canvas.add('rect', {
          x: x + 3,
          y: y + 3,
          width: w - 6,
          height: h - 6,
          rx: h / 2 - 3,
          fill: 'none',
          ...edge,
          'stroke-width': 1,
        });
      break;
    default:
      canvas.add('rect', {x, y, width: w, height: h, rx: 8, fill, ...edge});
  }
  drawText(canvas, shape, {x, y});
  if (node.callout)
    canvas.disc(
      x +
        w -
        (node.kind === 'decision'
          ? POINT
          : node.kind === 'box' || node.kind === 'person' || node.kind === 'device'
            ? 0
            : 8),
      y,
      node.callout,
    );
}

function drawText(canvas: Canvas, shape: Shape, {x, y}: Point): void {
  const {node, width, height, title, note, icon} = shape;
  const lines = title.length * TITLE_LEAD + note.length * NOTE_LEAD + (note.length ? 2 : 0);
  const lid = node.kind === 'store' ? LID : 0;
  const top = y + lid + (height - lid - lines) / 2;
  const centre = x + icon + (width - icon) / 2 - (icon ? 5 : 0);
  title.forEach((line, index) => canvas.text(centre, top + 13 + index * TITLE_LEAD, line, 'title', {anchor: 'middle'}));
  const after = top + title.length * TITLE_LEAD + 14;
  note.forEach((line, index) => canvas.text(centre, after + index * NOTE_LEAD, line, 'small', {anchor: 'middle'}));
  const line = {
    fill: 'none',
    stroke: canvas.color('muted'),
    'stroke-width': 1.6,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  const ix = x + 22;
  const iy = y + height / 2;
  if (node.kind === 'person') {
    canvas.add('circle', {cx: ix, cy: iy - 5, r: 4, ...line});
    canvas.add('path', {d: d`M${ix - 8} ${iy + 9}a8 8 0 0 1 16 0`, ...line});
  }
  if (node.kind === 'device') {
    canvas.add('rect', {x: ix - 9, y: iy - 9, width: 18, height: 8, rx: 2, ...line});
    canvas.add('rect', {x: ix - 9, y: iy + 1, width: 18, height: 8, rx: 2, ...line});
    canvas.add('path', {
      d: d`M${ix - 5.5} ${iy - 5}h.01M${ix - 5.5} ${iy + 5}h.01M${ix + 1} ${iy - 5}h4.5M${ix + 1} ${iy + 5}h4.5`,
      ...line,
    });
  }
}
