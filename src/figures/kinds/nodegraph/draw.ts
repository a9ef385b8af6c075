import {fit, type Canvas, type Drawing} from '../../draw/canvas';
import {d} from '../../draw/svg';
import {dotGrid, frameTitle, groupFrame, paragraph} from '../../draw/marks';
import {FindingsError, type Place} from '../../../shared/finding';
import {cable, rounded, simplify, type Point} from '../../layout/path';
import type {Route} from '../../layout/graph';
import {COLUMN, MARGIN, place} from '../../layout/place';
import {measureCard, toBox, type Card} from './card';
import type {PinKind} from '../../../shared/vocabulary';
import type {GraphWire, NodeGraph, Pin} from './model';

/**
 * Draws a node graph: cards with typed pins, cables, frames, callouts.
 *
 * @param fence where the fence opens, for the error where the graph cannot be shown legibly
 */
export async function drawNodeGraph(graph: NodeGraph, canvas: Canvas, fence: Place): Promise<Drawing> {
  const cards = new Map(graph.nodes.map((node) => [node.id, measureCard(canvas, node)]));
  const wires = new Map(graph.wires.map((wire, index) => [`w${index}`, wire]));
  const placed = await place(
    {
      boxes: [...cards.values()].map(toBox),
      links: [...wires].map(([id, wire]) => ({
        id,
        from: {box: wire.from.node, port: `out ${wire.from.pin}`},
        to: {box: wire.to.node, port: `in ${wire.to.pin}`},
      })),
      frames: graph.groups,
      titleWidth: (name) => canvas.width(name, 'frame'),
    },
    'right',
    false,
  );
  if (!placed) {
    const what = `the graph is wider than ${COLUMN} px at a legible size`;
    throw new FindingsError([{...fence, what, cure: 'split it into two figures joined by a portal'}]);
  }
  const width = placed.width + 2 * MARGIN;
  const height = placed.height + 2 * MARGIN;
  const move = (point: Point): Point => ({x: point.x + MARGIN, y: point.y + MARGIN});
  dotGrid(canvas, width, height);
  for (const frame of placed.frames) groupFrame(canvas, {...frame, ...move(frame)});
  for (const [id, route] of placed.links) {
    const wire = wires.get(id);
    if (wire) drawWire(canvas, {...route, points: route.points.map(move)}, wire, pinOf(cards, wire)?.type ?? 'any');
  }
  for (const frame of placed.frames) frameTitle(canvas, {...frame, ...move(frame)});
  for (const [id, point] of placed.boxes) {
    const card = cards.get(id);
    if (card) drawCard(canvas, card, move(point));
  }
  for (const group of graph.groups) {
    const frame = placed.frames.find((each) => each.name === group.name);
    if (frame && group.callout) canvas.disc(frame.x + MARGIN + frame.width - 18, frame.y + MARGIN, group.callout);
  }
  return canvas.finish(width, height);
}

function pinOf(cards: ReadonlyMap<string, Card>, wire: GraphWire): Pin | undefined {
  return cards.get(wire.from.node)?.node.out[wire.from.pin];
}

function drawWire(canvas: Canvas, {points, between}: Route, wire: GraphWire, type: PinKind): void {
  const color =
    wire.style === 'error'
      ? canvas.color('program')
      : wire.style === 'inactive'
        ? canvas.color('line-2')
        : canvas.color(`pin-${type}`);
  const path = between ? rounded(points, 12) : cable(points);
  canvas.add('path', {d: path, fill: 'none', stroke: canvas.color('bg-1'), 'stroke-width': 5, 'stroke-opacity': '.75'});
  canvas.add('path', {
    d: path,
    fill: 'none',
    stroke: color,
    'stroke-width': 2.3,
    'stroke-linecap': 'round',
    'stroke-dasharray': wire.style === 'dashed' ? '7 6' : wire.style === 'inactive' ? '2 6' : undefined,
  });
  if (wire.style === 'error') cross(canvas, middle(points));
}

/** A cross in a disc: a fault that is not told by color alone. */
function cross(canvas: Canvas, {x, y}: Point): void {
  canvas.add('circle', {
    cx: x,
    cy: y,
    r: 8,
    fill: canvas.color('bg-1'),
    stroke: canvas.color('program'),
    'stroke-width': 1.8,
  });
  canvas.add('path', {
    d: d`M${x - 3} ${y - 3}l6 6m0-6l-6 6`,
    stroke: canvas.color('program'),
    'stroke-width': 1.8,
    'stroke-linecap': 'round',
  });
}

/** The middle of the longest piece of a route. */
function middle(points: Point[]): Point {
  const list = simplify(points);
  let best: {length: number; point: Point} = {length: -1, point: list[0] ?? {x: 0, y: 0}};
  list.slice(1).forEach((b, index) => {
    const a = list[index] ?? b;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length > best.length) best = {length, point: {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2}};
  });
  return best.point;
}

function drawCard(canvas: Canvas, card: Card, {x, y}: Point): void {
  const {node, width, height, header} = card;
  const edge = {
    stroke: canvas.color(node.highlight ? 'accent' : node.assumed ? 'muted' : 'line-2'),
    'stroke-width': node.highlight ? 1.8 : node.assumed ? 1.3 : 1,
    'stroke-dasharray': node.assumed ? '6 4' : undefined,
  };
  if (node.kind === 'reroute') {
    const type = node.out[0]?.type ?? node.in[0]?.type ?? 'any';
    canvas.add('circle', {
      cx: x + 7,
      cy: y + 7,
      r: 6,
      fill: canvas.color('bg-2'),
      stroke: canvas.color(node.highlight ? 'accent' : `pin-${type}`),
      'stroke-width': 2.2,
    });
    canvas.add('circle', {cx: x + 7, cy: y + 7, r: 2, fill: canvas.color(`pin-${type}`)});
  } else if (header === 0) {
    canvas.add('rect', {x, y, width, height, rx: 16, fill: canvas.color('bg-3'), ...edge});
    portalIcon(canvas, x + 23, y + 16);
    canvas.text(x + 38, y + 20.5, fit(canvas, node.title, 'title', width - 52), 'title');
  } else {
    canvas.add('rect', {x, y, width, height, rx: 8, fill: canvas.color('bg-2'), ...edge});
    const top = node.highlight ? 'accent-dim' : 'bg-4';
    canvas.add('path', {
      d: d`M${x + 0.5} ${y + header}v${8 - header}a7.5 7.5 0 0 1 7.5-7.5h${width - 16}a7.5 7.5 0 0 1 7.5 7.5v${header - 8}z`,
      fill: canvas.color(top),
      'fill-opacity': node.highlight ? undefined : '.75',
    });
    drawBody(canvas, card, x, y);
  }
  if (node.kind !== 'reroute') {
    card.in.forEach((at, index) => drawPin(canvas, x, y + at, node.in[index]));
    card.out.forEach((at, index) => drawPin(canvas, x + width, y + at, node.out[index]));
  }
  if (node.callout)
    canvas.disc(x + width - (node.kind === 'reroute' ? -4 : 0), y - (node.kind === 'reroute' ? 6 : 0), node.callout);
}

function drawBody(canvas: Canvas, card: Card, x: number, y: number): void {
  const {node, width} = card;
  const portal = node.kind === 'portal';
  if (portal) portalIcon(canvas, x + width - 16, y + 13);
  const below = paragraph(canvas, x + 12, y + 17.5, card.title, 'title', {leading: 17});
  if (node.type && card.stacked) canvas.text(x + 12, below - 2, fit(canvas, node.type, 'tiny', width - 24), 'tiny');
  if (node.type && !card.stacked) canvas.text(x + width - 12, y + 17.5, node.type, 'tiny', {anchor: 'end'});
  const room = width - 32;
  card.in.forEach((at, index) =>
    canvas.text(x + 15, y + at + 4.4, fit(canvas, node.in[index]?.name ?? '', 'body', room), 'body'),
  );
  card.out.forEach((at, index) =>
    canvas.text(x + width - 15, y + at + 4.4, fit(canvas, node.out[index]?.name ?? '', 'body', room), 'body', {
      anchor: 'end',
    }),
  );
  card.values.forEach((at, index) => {
    const {name, value} = node.values[index] ?? {name: '', value: ''};
    const shown = fit(canvas, value, 'value', width - 28 - Math.min(90, canvas.width(name, 'small')) - 10);
    canvas.text(x + width - 14, y + at, shown, 'value', {anchor: 'end'});
    canvas.text(x + 14, y + at, fit(canvas, name, 'small', width - 38 - canvas.width(shown, 'value')), 'small');
  });
  paragraph(canvas, x + 12, y + card.note.y, card.note.lines, 'small', {leading: 16});
}

function portalIcon(canvas: Canvas, x: number, y: number): void {
  canvas.add('circle', {cx: x, cy: y, r: 6, fill: 'none', stroke: canvas.color('muted'), 'stroke-width': 1.5});
  canvas.add('circle', {cx: x, cy: y, r: 2.2, fill: canvas.color('muted')});
}

/** A pin: each data type has its color and its shape, so that neither speaks alone. */
function drawPin(canvas: Canvas, x: number, y: number, pin: Pin | undefined): void {
  const {type = 'any', assumed = false} = pin ?? {};
  const look = {
    fill: canvas.color(assumed ? 'bg-2' : `pin-${type}`),
    stroke: canvas.color(assumed ? `pin-${type}` : 'bg'),
    'stroke-width': 1.5,
    'stroke-linejoin': 'round',
    'stroke-dasharray': assumed ? '3 2' : undefined,
  };
  const path = (data: string): void => canvas.add('path', {d: data, ...look});
  switch (type) {
    case 'texture':
      return canvas.add('rect', {x: x - 5.5, y: y - 5.5, width: 11, height: 11, rx: 2, ...look});
    case 'track':
      return path(d`M${x} ${y - 7}l7 7-7 7-7-7z`);
    case 'number':
      return canvas.add('circle', {cx: x, cy: y, r: 5.6, ...look});
    case 'vector':
      return path(d`M${x - 6} ${y + 5.2}l6-10.8 6 10.8z`);
    case 'bool':
      return path(d`M${x - 3} ${y - 6}h6l3 6-3 6h-6l-3-6z`);
    case 'text':
      return canvas.add('rect', {x: x - 6.5, y: y - 4, width: 13, height: 8, rx: 4, ...look});
    case 'exec':
      return path(d`M${x - 5.5} ${y - 6}l11.5 6-11.5 6z`);
    case 'any':
      return canvas.add('circle', {
        cx: x,
        cy: y,
        r: 4.6,
        fill: canvas.color('bg-2'),
        stroke: canvas.color('pin-any'),
        'stroke-width': 2,
        'stroke-dasharray': assumed ? '3 2' : undefined,
      });
  }
}
