import {columns, cuts} from './columns';
import {subgraph, type Graph, type Link, type Placed, type Spacing} from './graph';
import {layered} from './layered';
import {merge, moved} from './stack';
import {getOrMake} from '../../shared/collections';
import type {Point} from './path';

/** Between rows, without lanes (px). */
const ROW_GAP = 30;
/** Side margin for pins and bends (px). */
const SIDE = 8;
/** From a row to the first cable above it (px). */
const ABOVE = 13;
/** Above a first row with incoming cables (px). */
const TOP = 16;
/** To each side of a label's center (px). */
const LABEL = 30;
/** Cuts to try at each spacing before adding a row. */
const TRIES = 2;

/**
 * Links between two rows that share their start, and have no labels: one cable, which leaves its row at the right, runs down and back, and enters the
 * other row at the left. Each row has a gate for it, a box of no size at its edge.
 *
 *     ┌───┐   ┌───┐
 *     │ A ├───┤ B ├───exit─┐
 *     └───┘   └───┘        │
 *   ┌──────────────────────┘
 *   │         ┌───┐
 *   └─entry───┤ C │
 *             └───┘
 */
interface Crossing {
  id: string;
  links: Link[];
  from: number;
  to: number;
}

/**
 * Lays out a graph in rows, each running right. Links between rows leave at the right, run between the rows, and enter
 * at the left.
 * @param width maximum of a row, lanes included (px)
 * @param spacings tried in order before adding a row
 * @returns undefined if nothing fits
 */
export async function inRows(graph: Graph, width: number, spacings: readonly Spacing[]): Promise<Placed | undefined> {
  const column = columns(graph);
  for (let rows = 2; rows <= Math.max(...column.values()) + 1; rows += 1) {
    for (const spacing of spacings) {
      for (const rowOfColumn of cuts(graph, column, rows, width, spacing.layer).slice(0, TRIES)) {
        const cut = new Map(graph.boxes.map(({id}) => [id, rowOfColumn[column.get(id) ?? 0] ?? 0]));
        for (const rowOf of [besideWhatTheyFeed(graph, cut), cut]) {
          const placed = rowOf && (await split(graph, rowOf, rows, spacing));
          if (placed && placed.width <= width) return placed;
        }
      }
    }
  }
  return undefined;
}

/**
 * Moves sources, such as portals, to the row they feed.
 * @returns undefined if none feeds a single other row
 */
export function besideWhatTheyFeed(graph: Graph, rowOf: ReadonlyMap<string, number>): Map<string, number> | undefined {
  const entered = new Set(graph.links.map(({to}) => to.box));
  const moved = new Map(rowOf);
  for (const [id, row] of rowOf) {
    const fed = new Set(graph.links.filter(({from}) => from.box === id).map(({to}) => rowOf.get(to.box)!));
    const [only] = fed;
    if (!entered.has(id) && fed.size === 1 && only !== row) moved.set(id, only!);
  }
  return [...moved].some(([id, row]) => row !== rowOf.get(id)) ? moved : undefined;
}

async function split(
  graph: Graph,
  rowOf: ReadonlyMap<string, number>,
  count: number,
  spacing: Spacing,
): Promise<Placed> {
  const crossings = new Map<string, Crossing>();
  for (const link of graph.links) {
    const [from, to] = [rowOf.get(link.from.box)!, rowOf.get(link.to.box)!];
    if (from === to) continue;
    const isOwn = link.from.port === undefined || link.label !== undefined;
    const id = isOwn ? link.id : `${link.from.box} ${link.from.port} ${to}`;
    getOrMake(crossings, id, () => ({id, links: [], from, to})).links.push(link);
  }
  const rows: Placed[] = [];
  for (let row = 0; row < count; row += 1) {
    const keep = new Set(graph.boxes.filter((box) => rowOf.get(box.id) === row).map((box) => box.id));
    const part = withGates(subgraph(graph, keep), [...crossings.values()], row);
    rows.push(trim(await layered(part, 'right', spacing), part));
  }
  return join(rows, [...crossings.values()]);
}

// Node IDs are free text, so gates start with a control character.
const exitOf = (id: string): string => `\0exit ${id}`;
const entryOf = (id: string): string => `\0entry ${id}`;

/** Gates aren't drawn: cables end there. */
const isExit = (id: string): boolean => id.startsWith(exitOf(''));
const isEntry = (id: string): boolean => id.startsWith(entryOf(''));
const isGate = (id: string): boolean => isExit(id) || isEntry(id);

/** Adds a zero-size box per cable between rows, so that the layout routes it too. */
function withGates(row: Graph, crossings: Crossing[], index: number): Graph {
  const exits = crossings.filter((crossing) => crossing.from === index);
  const entries = crossings.filter((crossing) => crossing.to === index);
  return {
    ...row,
    boxes: [
      ...entries.map(({id}) => ({id: entryOf(id), width: 1, height: 1, edge: 'first' as const})),
      ...row.boxes,
      ...exits.map(({id}) => ({id: exitOf(id), width: 1, height: 1, edge: 'last' as const})),
    ],
    links: [
      ...row.links,
      ...exits.map(({id, links: [link]}): Link => ({...link!, id: exitOf(id), to: {box: exitOf(id)}})),
      ...entries.flatMap(({id, links}) =>
        links.map((link): Link => ({id: entryOf(link.id), from: {box: entryOf(id)}, to: link.to})),
      ),
    ],
  };
}

/** Trims space that only holds the straight ends of cables. */
function trim(placed: Placed, graph: Graph): Placed {
  const xs = placed.frames.flatMap((frame) => [frame.x, frame.x + frame.width]);
  for (const box of graph.boxes) {
    const at = placed.boxes.get(box.id);
    if (at && !isGate(box.id)) xs.push(at.x, at.x + box.width);
  }
  for (const [id, {points, label}] of placed.links) {
    const inner = isExit(id) ? points.slice(0, -1) : isEntry(id) ? points.slice(1) : points;
    const bends = isGate(id) && points.length <= 2 ? [] : inner;
    xs.push(...bends.map((point) => point.x), ...(label ? [label.x - LABEL, label.x + LABEL] : []));
  }
  const [left, right] = [Math.min(...xs) - SIDE, Math.max(...xs) + SIDE];
  const clamp = (point: Point): Point => ({x: Math.min(right, Math.max(left, point.x)) - left, y: point.y});
  return {
    width: right - left,
    height: placed.height,
    boxes: new Map([...placed.boxes].filter(([id]) => !isGate(id)).map(([id, point]) => [id, clamp(point)])),
    links: new Map(
      [...placed.links].map(([id, link]) => [
        id,
        {points: link.points.map(clamp), label: link.label && clamp(link.label)},
      ]),
    ),
    frames: placed.frames.map((frame) => ({...frame, x: frame.x - left})),
  };
}

/** Smaller steps look like mistakes (px). */
const JOG = 8;

/** Moves a gate to remove a small first step. */
function withoutJog(ways: readonly (readonly Point[])[]): (readonly Point[])[] {
  const level = ways[0]?.[0]?.y ?? 0;
  const jog = ways.find(([, , next]) => next && Math.abs(next.y - level) > 1 && Math.abs(next.y - level) < JOG);
  if (!jog) return [...ways];
  return ways.map((way) => way.map(({x, y}) => ({x, y: Math.abs(y - level) <= 1 ? jog[2]!.y : y})));
}

/** From a row to the first lane (px). */
const LANE_START = 12;

/** Lanes are closer if there are many (px). */
function lanePitch(all: number): number {
  return Math.max(4, Math.min(8, 80 / Math.max(1, all)));
}

/** Width of lanes beside a row (px). */
function lanes(some: number, all: number): number {
  return some === 0 ? 0 : LANE_START + (some - 1) * lanePitch(all);
}

function join(rows: Placed[], crossings: Crossing[]): Placed {
  const pitch = lanePitch(crossings.length);
  const exitY = ({id, from}: Crossing): number => rows[from]?.links.get(exitOf(id))?.points.at(-1)?.y ?? 0;
  const sorted = [...crossings].sort((a, b) => a.from - b.from || exitY(a) - exitY(b));
  const into = (row: number): Crossing[] => sorted.filter((crossing) => crossing.to === row);
  const lefts = rows.map((_, row) => lanes(into(row).length, sorted.length));
  const content = Math.max(...rows.map((part, row) => part.width + (lefts[row] ?? 0)));
  const tops: number[] = [];
  let y = 0;
  rows.forEach((part, row) => {
    y += (row === 0 ? 0 : ROW_GAP) + into(row).length * pitch + (row === 0 && into(row).length > 0 ? TOP : 0);
    tops.push(y);
    y += part.height;
  });
  const parts = rows.map((part, row) => moved(part, {x: lefts[row] ?? 0, y: tops[row] ?? 0}));
  const {boxes, links, frames} = merge(parts);
  sorted.forEach((crossing, index) => {
    const lane = into(crossing.to).indexOf(crossing);
    const {points: leave, label} = parts[crossing.from]!.links.get(exitOf(crossing.id))!;
    const right = content + LANE_START + (sorted.length - 1 - index) * pitch;
    const level = (tops[crossing.to] ?? 0) - ABOVE - lane * pitch;
    const left = (lefts[crossing.to] ?? 0) - LANE_START - lane * pitch;
    const entries = withoutJog(crossing.links.map(({id}) => parts[crossing.to]!.links.get(entryOf(id))!.points));
    for (const [place, link] of crossing.links.entries()) {
      const enter = entries[place]!;
      const points = [
        ...leave,
        {x: right, y: leave.at(-1)!.y},
        {x: right, y: level},
        {x: left, y: level},
        {x: left, y: enter[0]!.y},
        ...enter,
      ];
      links.set(link.id, {points, between: true, label});
    }
  });
  for (const id of links.keys()) if (isGate(id)) links.delete(id);
  return {width: content + lanes(sorted.length, sorted.length), height: y, boxes, links, frames};
}
