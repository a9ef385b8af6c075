import type {Canvas} from '../../draw/canvas';
import {columns, columnWidths, cuts} from '../../layout/columns';
import {sideBySide, type Way} from '../../layout/follow';
import {continuedTitle, subgraph, type Graph, type Placed, type Spacing} from '../../layout/graph';
import {layered} from '../../layout/layered';
import {SPACINGS} from '../../layout/place';
import {besideWhatTheyFeed, inRows} from '../../layout/rows';
import {stack, surround} from '../../layout/stack';
import {measureCard, toBox, type Card} from './card';
import type {GraphNode, GraphWire, NodeGraph} from './model';

/** A graph whose nodes have their places, and whose wires are drawn or replaced by portals. */
export interface Arranged {
  placed: Placed;
  cards: Map<string, Card>;
  /** The wires that are drawn, by the name of their link. */
  wires: Map<string, GraphWire>;
  /** Whether portals replace others. */
  hasPortals: boolean;
  /** Whether it is broken into rows. */
  isBroken: boolean;
}

/** px that wires of one look may run side by side before a portal takes the place of one. */
const MOST_BESIDE = 70;
/** Layouts that are tried for a number of rows, and for wires that run side by side. */
const TRIES = 2;

/**
 * Places a node graph within the width of its column: in one row, else in rows. A wire between two rows, one that leads back, and one
 * that runs beside another of its color become portals, unless the graph is about its wires.
 *
 * @returns undefined where nothing fits
 */
export async function arrange(graph: NodeGraph, canvas: Canvas): Promise<Arranged | undefined> {
  const {width, margin} = canvas.column;
  const room = width - 2 * margin;
  // A frame around everything is whole in whatever rows there are.
  const around = graph.groups.find(({nodes}) => nodes.length === graph.nodes.length);
  if (!around) return arrangeNodes(graph, canvas, room);
  const groups = graph.groups.filter((group) => group !== around);
  const inner = await arrangeNodes({...graph, groups}, canvas, room - 2 * margin);
  return inner && {...inner, placed: surround(inner.placed, around.name, margin)};
}

async function arrangeNodes(graph: NodeGraph, canvas: Canvas, room: number): Promise<Arranged | undefined> {
  const [wide, tight, tightest] = SPACINGS.plain;
  const bare = withPortals(graph, canvas, new Set());
  const column = columns(bare.graph);
  const always = new Set(
    graph.wires.flatMap(({from, to, style}, index) =>
      style === 'portal' || (graph.portals && from.node !== to.node && column.get(from.node)! >= column.get(to.node)!)
        ? [index]
        : [],
    ),
  );
  const one = always.size > 0 ? withPortals(graph, canvas, always) : bare;
  for (const spacing of [wide, tight, tightest]) {
    if (leastOf(one.graph, spacing) > room) continue;
    const lay = (parts: Parts) => layered(parts.graph, 'right', spacing);
    const found = await clear(graph, canvas, always, lay, room);
    if (found) return found;
  }
  if (!graph.portals) {
    const placed = await inRows(bare.graph, room, [wide, tight, tightest]);
    return placed && {placed, cards: bare.cards, wires: bare.wires, hasPortals: false, isBroken: true};
  }
  const whole = canvas.column.splits
    ? undefined
    : await withPortalsInRows(graph, canvas, {bare, column, always, room}, false);
  return whole ?? withPortalsInRows(graph, canvas, {bare, column, always, room}, true);
}

interface Start {
  /** All wires drawn. */
  bare: Parts;
  column: ReadonlyMap<string, number>;
  /** Places of the wires that portals replace in any case. */
  always: ReadonlySet<number>;
  room: number;
}

/** Places a node graph in rows, between which portals take the place of wires. @param splits whether a group may go on in a further row */
async function withPortalsInRows(
  graph: NodeGraph,
  canvas: Canvas,
  {bare, column, always, room}: Start,
  splits: boolean,
): Promise<Arranged | undefined> {
  const [, tight, tightest] = SPACINGS.plain;
  for (let rows = 2; rows <= Math.max(...column.values()) + 1; rows += 1) {
    for (const spacing of [tight, tightest]) {
      let tries = 0;
      for (const cut of cuts(bare.graph, column, rows, room, spacing.layer, () => 0)) {
        const byColumn = new Map(graph.nodes.map(({id}) => [id, cut[column.get(id)!]!]));
        for (const rowOf of [besideWhatTheyFeed(bare.graph, byColumn) ?? byColumn, byColumn]) {
          if (tries >= TRIES) break;
          const between = new Set([
            ...always,
            ...graph.wires.flatMap(({from, to}, index) => (rowOf.get(from.node) === rowOf.get(to.node) ? [] : [index])),
          ]);
          const parts = withPortals(graph, canvas, between);
          const ids = Array.from(
            {length: rows},
            (_, row) => new Set([...rowOf].filter(([, own]) => own === row).map(([id]) => id)),
          ).filter(({size}) => size > 0);
          if (Math.max(...ids.map((keep) => leastOf(subgraph(parts.graph, keep), spacing))) > room) continue;
          const torn = isTorn(graph, rowOf);
          if (!splits && torn) continue;
          tries += 1;
          const lay = async ({graph: whole}: Parts): Promise<Placed> => {
            const placed: Placed[] = [];
            const titleWidth = (name: string): number => whole.titleWidth(torn ? continuedTitle(name) : name);
            const named = {...whole, titleWidth};
            for (const keep of ids) placed.push(await layered(subgraph(named, keep), 'right', spacing));
            return stack(placed);
          };
          const found = await clear(graph, canvas, between, lay, room);
          if (found) return {...found, isBroken: true};
        }
      }
    }
  }
  return undefined;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Least px that a row of boxes takes. */
function leastOf(row: Graph, spacing: Spacing): number {
  const widths = columnWidths(row, columns(row)).filter((width) => width > 0);
  return total(widths) + (widths.length - 1) * spacing.layer;
}

/** Whether a group has nodes in several rows. */
const isTorn = ({groups}: NodeGraph, rowOf: ReadonlyMap<string, number>): boolean =>
  groups.some(({nodes}) => new Set(nodes.map((id) => rowOf.get(id))).size > 1);

interface Parts {
  graph: Graph;
  cards: Map<string, Card>;
  wires: Map<string, GraphWire>;
}

/** Lays a graph out; as long as wires of one look run side by side, portals take the place of the longest. */
async function clear(
  graph: NodeGraph,
  canvas: Canvas,
  portals: ReadonlySet<number>,
  lay: (parts: Parts) => Promise<Placed>,
  room: number,
): Promise<Arranged | undefined> {
  let best: Arranged | undefined;
  let named = new Set(portals);
  for (let tries = 0; tries <= TRIES; tries += 1) {
    const parts = withPortals(graph, canvas, named);
    const placed = await lay(parts);
    if (placed.width > room) return best;
    best = {placed, cards: parts.cards, wires: parts.wires, hasPortals: named.size > 0, isBroken: false};
    const bundled = bundledWires(best);
    if (bundled.length === 0 || !graph.portals) return best;
    named = new Set([...named, ...bundled.map((id) => Number(id.slice(1)))]);
  }
  return best;
}

/** The longer wire of each two that run side by side. */
function bundledWires({placed, cards, wires}: Arranged): string[] {
  const ways = [...placed.links].map(([id, {points}]) => ({id, ...wayOf(wires.get(id)!, cards, points)}));
  const long = new Set<string>();
  const length = ({points}: Way): number =>
    total(points.slice(1).map((point, index) => Math.hypot(point.x - points[index]!.x, point.y - points[index]!.y)));
  for (const [index, a] of ways.entries())
    for (const b of ways.slice(index + 1))
      if (!long.has(a.id) && !long.has(b.id) && sideBySide(a, b) > MOST_BESIDE)
        long.add(length(a) > length(b) ? a.id : b.id);
  return [...long];
}

/** A wire as what a reader follows. */
export function wayOf({from, style}: GraphWire, cards: ReadonlyMap<string, Card>, points: Way['points']): Way {
  const {type = 'any'} = cards.get(from.node)?.node.out[from.pin] ?? {};
  return {source: `${from.node} ${from.pin}`, look: `${type} ${style ?? ''}`, points};
}

/** The graph without the wires that portals replace; their nodes are wider by the portals. */
function withPortals(graph: NodeGraph, canvas: Canvas, named: ReadonlySet<number>): Parts {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const replaced = graph.wires.filter((_, index) => named.has(index));
  const cards = new Map(
    graph.nodes.map((node) => {
      const portals = {
        in: node.in.map((_, pin) => {
          const wire = replaced.find(({to}) => to.node === node.id && to.pin === pin);
          if (!wire) return undefined;
          const {from, style} = wire;
          const name = portalName(graph, nodes.get(from.node)!, from.pin);
          return {name, from: pinOf(from.node, 'out', from.pin), style};
        }),
        out: node.out.map((_, pin) => replaced.some(({from}) => from.node === node.id && from.pin === pin)),
      };
      return [node.id, measureCard(canvas, node, portals)];
    }),
  );
  const wires = new Map(graph.wires.flatMap((wire, index) => (named.has(index) ? [] : [[`w${index}`, wire] as const])));
  return {
    cards,
    wires,
    graph: {
      boxes: [...cards.values()].map(toBox),
      links: [...wires].map(([id, wire]) => ({
        id,
        from: {box: wire.from.node, port: `out ${wire.from.pin}`},
        to: {box: wire.to.node, port: `in ${wire.to.pin}`},
      })),
      frames: graph.groups,
      titleWidth: (name) => canvas.width(name, 'frame'),
    },
  };
}

/** The key of a pin in a drawing, for the viewer. */
export const pinOf = (node: string, side: 'in' | 'out', place: number): string => `${node}|${side}|${place}`;

/** Names of pins that say nothing without their node. */
const PLAIN = /^(..?|out|output|result|input|value)$/i;

/** The name of an output's portal: the shortest that is unique in the figure. */
function portalName({nodes}: NodeGraph, node: GraphNode, pin: number): string {
  const {name} = node.out[pin]!;
  const isOnly = nodes.every((other) => other === node || other.out.every((each) => each.name !== name));
  if (isOnly && !PLAIN.test(name)) return name;
  const isNamed = nodes.every((other) => other === node || other.title !== node.title);
  return node.out.length === 1 && isNamed ? node.title : `${node.title} ${name}`;
}
