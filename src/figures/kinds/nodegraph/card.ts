import type {Canvas} from '../../draw/canvas';
import type {Box} from '../../layout/graph';
import {sum} from '../../../shared/collections';
import type {GraphNode, GraphWire, Pin} from './model';

export interface Card {
  node: GraphNode;
  width: number;
  height: number;
  header: number;
  /** Type below the title, where one line is too short. */
  stacked: boolean;
  title: string[];
  in: number[];
  out: number[];
  values: number[];
  note: {lines: string[]; y: number};
  /** Space for portals: names at inputs, marks at outputs. */
  left: number;
  right: number;
  portals: ((Portal & {lines: string[]}) | undefined)[];
  /** By output: whether portals repeat it. */
  repeated: boolean[];
}

interface Portal {
  name: string;
  from: string;
  style?: GraphWire['style'];
}

export interface Portals {
  in: (Portal | undefined)[];
  out: boolean[];
}

const PAD = 14;
const ROW = 24;
const VALUE_ROW = 21;
const LEAST = 112;
const MOST = 240;
/** On phones, cards are only widened by their content and by the space for portals; titles wrap. */
const ON_PHONE = 200;

/** Between a pin's name and value (px). */
export const BESIDE = 8;

/** Including the gap before it (px). */
const valueWidth = (canvas: Canvas, {value}: Pin): number =>
  value === undefined ? 0 : BESIDE + canvas.width(value, 'value');

/** Distances of a portal from its pin and name, and size of an output's mark (px). */
export const PORTAL = {stub: 12, around: 24, mark: 18, most: 150, leading: 14};

/** @param portals beside it in place of wires */
export function measureCard(canvas: Canvas, node: GraphNode, portals: Portals): Card {
  const named = portals.in.map((portal) => portal && {...portal, lines: breakName(canvas, portal.name)});
  const widest = Math.max(0, ...named.map((portal) => (portal ? portalWidth(canvas, portal.lines) : 0)));
  const left = widest > 0 ? Math.ceil(widest) + PORTAL.stub : 0;
  const right = portals.out.some(Boolean) ? PORTAL.mark : 0;
  const {width, margin} = canvas.column;
  const rows = named.map((portal) => ROW + ((portal?.lines.length ?? 1) - 1) * PORTAL.leading);
  const body = measureBody(canvas, node, Math.min(MOST, width - 2 * margin - left - right), rows);
  return {...body, portals: named, repeated: portals.out, left, right};
}

/** Including its ring (px). */
export const portalWidth = (canvas: Canvas, lines: readonly string[]): number =>
  Math.max(...lines.map((line) => canvas.width(line, 'label'))) + PORTAL.around;

/** Wraps names that are too long. */
function breakName(canvas: Canvas, name: string): string[] {
  const words = name.split(' ').map((word) => canvas.width(word, 'label'));
  return canvas.wrap(name, 'label', Math.max(Math.min(PORTAL.most, canvas.column.width * 0.28), ...words), Infinity);
}

/**
 * @param room maximum width (px)
 * @param rows height of each input (px)
 */
function measureBody(
  canvas: Canvas,
  node: GraphNode,
  room: number,
  rows: readonly number[],
): Omit<Card, 'left' | 'right' | 'portals' | 'repeated'> {
  const most = node.widest ?? room;
  const titleMost = node.widest ?? (canvas.column.width < 400 ? ON_PHONE : MOST);
  const bare = {node, header: 0, stacked: false, title: [node.title], values: [], note: {lines: [], y: 0}};
  if (node.kind === 'reroute') return {...bare, width: 14, height: 14, in: [7], out: [7]};
  if (node.kind === 'portal' && !node.note) {
    const width = Math.ceil(Math.min(titleMost, canvas.width(node.title, 'title') + 58));
    return {...bare, width, height: 32, in: node.in.map(() => 16), out: node.out.map(() => 16)};
  }
  const text = (pins: readonly Pin[]): number =>
    Math.max(0, ...pins.map((pin) => canvas.width(pin.name, 'body') + valueWidth(canvas, pin)));
  const beside = text(node.in) + text(node.out) + 2 * (PAD + 2) + (node.in.length && node.out.length ? 22 : 0);
  const paired = beside <= 178 || node.in.length === 0 || node.out.length === 0;
  const valuesWidth = Math.max(
    0,
    ...node.values.map(({name, value}) => canvas.width(name, 'small') + canvas.width(value, 'value') + 16 + 2 * PAD),
  );
  const typeWidth = node.type ? canvas.width(node.type, 'tiny') : 0;
  const titleWidth = canvas.width(node.title, 'title');
  const body = Math.max(
    LEAST,
    paired ? beside : Math.max(text(node.in), text(node.out)) + 2 * PAD + 20,
    Math.min(valuesWidth, most),
  );
  const oneLine = titleWidth + typeWidth + 2 * 12 + 16;
  const stacked = typeWidth > 0 && oneLine > Math.max(body, 154);
  const width = Math.ceil(
    Math.max(
      Math.min(most, body),
      Math.min(titleMost, stacked || typeWidth === 0 ? Math.max(titleWidth, typeWidth) + 24 : oneLine),
    ),
  );
  const title = canvas.wrap(node.title, 'title', width - 24, 2);
  const header = 26 + (title.length - 1) * 17 + (stacked ? 15 : 0);
  let y = header + 9;
  const outRows = node.out.map((_, index) => (paired ? (rows[index] ?? ROW) : ROW));
  const inputs = middles(rows, y);
  const outputs = middles(outRows, paired ? y : y + sum(rows));
  y += paired ? Math.max(sum(rows), sum(outRows)) : sum(rows) + sum(outRows);
  if (node.values.length > 0) y += 2;
  const values = node.values.map((_, index) => y + index * VALUE_ROW + 14);
  y += node.values.length * VALUE_ROW;
  const lines = node.note ? canvas.wrap(node.note, 'small', width - 2 * PAD + 4, 4) : [];
  const note = {lines, y: y + 14};
  y += lines.length > 0 ? lines.length * 16 + 3 : 0;
  return {node, width, height: y + 8, header, stacked, title, in: inputs, out: outputs, values, note};
}

/** Center of each row. */
const middles = (rows: readonly number[], top: number): number[] =>
  rows.map((height, index) => top + sum(rows.slice(0, index)) + height / 2);

/** Pins become ports `in 0`, `out 0`, and so on. */
export function toBox(card: Card): Box {
  return {
    id: card.node.id,
    width: card.left + card.width + card.right,
    height: card.height,
    ports: [
      ...card.in.map((y, index) => ({id: `in ${index}`, side: 'left' as const, y})),
      ...card.out.map((y, index) => ({id: `out ${index}`, side: 'right' as const, y})),
    ],
  };
}
