import {fit, type Canvas, type Drawing} from '../../draw/canvas';
import {frameTitle, groupFrame} from '../../draw/marks';
import {d} from '../../draw/svg';
import type {Placed} from '../../layout/graph';
import {rounded, simplify, type Point} from '../../layout/path';
import {COLUMN, MARGIN, place} from '../../layout/place';
import {FindingsError, type Place} from '../../../shared/finding';
import {drawShape, inset, measureShape, type Shape} from './shape';
import type {Flow, FlowWire} from './model';

/** Most px that a line of text in a node, and a label, may take; the second set is tried where the first is too wide. */
const TEXT_WIDTHS = [
  {node: 150, label: 150},
  {node: 112, label: 100},
] as const;

/**
 * Draws a flow: boxes and arrows.
 *
 * @param fence where the fence opens, for the error where the flow cannot be shown legibly
 */
export async function drawFlow(flow: Flow, canvas: Canvas, fence: Place): Promise<Drawing> {
  for (const widths of TEXT_WIDTHS) {
    const shapes = new Map(flow.nodes.map((node) => [node.id, measureShape(canvas, node, widths.node)]));
    const labels = flow.wires.map((wire) => (wire.label ? fit(canvas, wire.label, 'label', widths.label) : undefined));
    const placed = await place(
      {
        boxes: [...shapes].map(([id, shape]) => ({id, width: shape.width, height: shape.height})),
        links: flow.wires.map((wire, index) => ({
          id: `a${index}`,
          from: {box: wire.from},
          to: {box: wire.to},
          label:
            labels[index] === undefined
              ? undefined
              : {width: Math.ceil(canvas.width(labels[index], 'label')) + 14, height: 20},
        })),
        frames: flow.groups,
        titleWidth: (name) => canvas.width(name, 'frame'),
      },
      flow.direction ?? 'right',
      true,
    );
    if (placed) return paint(flow, canvas, placed, shapes, labels);
  }
  const what = `the flow is wider than ${COLUMN} px at a legible size`;
  throw new FindingsError([{...fence, what, cure: 'split it into two figures, or shorten titles and labels'}]);
}

function paint(
  flow: Flow,
  canvas: Canvas,
  placed: Placed,
  shapes: ReadonlyMap<string, Shape>,
  labels: (string | undefined)[],
): Promise<Drawing> {
  const move = (point: Point): Point => ({x: point.x + MARGIN, y: point.y + MARGIN});
  for (const frame of placed.frames) groupFrame(canvas, {...frame, ...move(frame)});
  flow.wires.forEach((wire, index) => {
    const route = placed.links.get(`a${index}`);
    const ends = [wire.from, wire.to].map((id) => ({shape: shapes.get(id), at: placed.boxes.get(id)}));
    if (!route || !ends[0]?.shape || !ends[1]?.shape) return;
    const points = simplify(route.points);
    const reach = [points[0], points.at(-1)].map((point, end) => reachOutline(point, ends[end]?.shape, ends[end]?.at));
    drawArrow(canvas, [...(reach[0] ? [reach[0]] : []), ...points, ...(reach[1] ? [reach[1]] : [])].map(move), wire);
  });
  for (const frame of placed.frames) frameTitle(canvas, {...frame, ...move(frame)});
  flow.wires.forEach((_, index) => {
    const label = labels[index];
    const route = placed.links.get(`a${index}`);
    if (label === undefined || !route?.label) return;
    const {x, y} = move(route.label);
    const width = canvas.width(label, 'label') + 12;
    canvas.add('rect', {
      x: x - width / 2,
      y: y - 9.5,
      width,
      height: 19,
      rx: 5,
      fill: canvas.color('bg-1'),
      'fill-opacity': '.94',
    });
    canvas.text(x, y + 4, label, 'label', {anchor: 'middle'});
  });
  for (const [id, point] of placed.boxes) {
    const shape = shapes.get(id);
    if (shape) drawShape(canvas, shape, move(point));
  }
  for (const group of flow.groups) {
    const frame = placed.frames.find((each) => each.name === group.name);
    if (frame && group.callout) canvas.disc(frame.x + MARGIN + frame.width - 18, frame.y + MARGIN, group.callout);
  }
  return canvas.finish(placed.width + 2 * MARGIN, placed.height + 2 * MARGIN);
}

/** Where a link that ends on the box of a shape meets its outline, if that lies further in. */
function reachOutline(end: Point | undefined, shape: Shape | undefined, at: Point | undefined): Point | undefined {
  if (!end || !shape || !at) return undefined;
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 1;
  if (near(end.x, at.x)) return {x: end.x + inset(shape, 'left', end.y - at.y), y: end.y};
  if (near(end.x, at.x + shape.width)) return {x: end.x - inset(shape, 'right', end.y - at.y), y: end.y};
  if (near(end.y, at.y)) return {x: end.x, y: end.y + inset(shape, 'top', end.x - at.x)};
  if (near(end.y, at.y + shape.height)) return {x: end.x, y: end.y - inset(shape, 'bottom', end.x - at.x)};
  return undefined;
}

function drawArrow(canvas: Canvas, route: Point[], wire: FlowWire): void {
  const points = simplify(route);
  const color = canvas.color('muted');
  canvas.add('path', {
    d: rounded(points),
    fill: 'none',
    stroke: canvas.color('bg-1'),
    'stroke-width': 6,
    'stroke-opacity': '.8',
  });
  canvas.add('path', {
    d: rounded(points),
    fill: 'none',
    stroke: color,
    'stroke-width': 1.7,
    'stroke-dasharray': wire.dashed ? '6 5' : undefined,
  });
  drawHead(canvas, points.at(-2), points.at(-1), color);
  if (wire.both) drawHead(canvas, points[1], points[0], color);
}

/** An arrowhead whose tip is at `tip`, pointing away from `from`. */
function drawHead(canvas: Canvas, from: Point | undefined, tip: Point | undefined, fill: string): void {
  if (!from || !tip) return;
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [ux, uy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const [bx, by] = [tip.x - ux * 10, tip.y - uy * 10];
  canvas.add('path', {
    d: d`M${tip.x} ${tip.y}L${bx - uy * 4.6} ${by + ux * 4.6}L${bx + uy * 4.6} ${by - ux * 4.6}z`,
    fill,
  });
}
