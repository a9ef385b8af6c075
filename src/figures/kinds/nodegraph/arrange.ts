import {groupBy} from '../../../shared/collections';
import type {Canvas} from '../../draw/canvas';
import {columns, cuts, leastWidth} from '../../layout/columns';
import type {Way} from '../../layout/follow';
import {continuedTitle, subgraph, type Graph, type Placed, type Spacing} from '../../layout/graph';
import {layered} from '../../layout/layered';
import {SPACINGS} from '../../layout/place';
import {besideWhatTheyFeed, inRows} from '../../layout/rows';
import {stack, surround} from '../../layout/stack';
import {measureCard, toBox, type Card} from './card';
import type {GraphNode, GraphWire, NodeGraph} from './model';

interface Parts {
  graph: Graph;
  cards: Map<string, Card>;
  wires: Map<string, GraphWire>;
}

interface Arranged extends Parts {
  placed: Placed;
  hasPortals: boolean;
  isBroken: boolean;
}

/**
 * Places a node graph in one row if it fits, else in rows. Wires between rows and back edges become portals, unless the
 * graph is about its wires.
 * @returns undefined if nothing fits
 */
export async function arrange(graph: NodeGraph, canvas: Canvas): Promise<Arranged | undefined> {
  const {width, margin} = canvas.column;
  const room = width - 2 * margin;
  // A frame around everything stays whole in any split.
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
    if (leastWidth(one.graph, spacing) > room) continue;
    const placed = await layered(one.graph, 'right', spacing);
    if (placed.width <= room) return {...one, placed, hasPortals: always.size > 0, isBroken: false};
  }
  if (graph.portals) return withPortalsInRows(graph, canvas, {bare, column, always, room});
  const placed = await inRows(bare.graph, room, [wide, tight, tightest]);
  return placed && {...bare, placed, hasPortals: false, isBroken: true};
}

interface Start {
  bare: Parts;
  column: ReadonlyMap<string, number>;
  /** Indices of wires that are portals in any case. */
  always: ReadonlySet<number>;
  room: number;
}

async function withPortalsInRows(
  graph: NodeGraph,
  canvas: Canvas,
  {bare, column, always, room}: Start,
): Promise<Arranged | undefined> {
  const [, tight, tightest] = SPACINGS.plain;
  const tryRows = async (rowOf: ReadonlyMap<string, number>, spacing: Spacing): Promise<Arranged | undefined> => {
    const between = graph.wires.flatMap(({from, to}, index) =>
      rowOf.get(from.node) === rowOf.get(to.node) ? [] : [index],
    );
    const parts = withPortals(graph, canvas, new Set([...always, ...between]));
    const isTorn = graph.groups.some(({nodes}) => new Set(nodes.map((id) => rowOf.get(id))).size > 1);
    const titleWidth = (name: string): number => parts.graph.titleWidth(isTorn ? continuedTitle(name) : name);
    const byRow = [...groupBy(rowOf, ([, row]) => row)].sort(([a], [b]) => a - b);
    const rows = byRow.map(([, ids]) => subgraph({...parts.graph, titleWidth}, new Set(ids.map(([id]) => id))));
    if (Math.max(...rows.map((row) => leastWidth(row, spacing))) > room) return undefined;
    const laid: Placed[] = [];
    for (const row of rows) laid.push(await layered(row, 'right', spacing));
    const placed = stack(laid);
    return placed.width <= room ? {...parts, placed, hasPortals: true, isBroken: true} : undefined;
  };
  for (let rows = 2; rows <= Math.max(...column.values()) + 1; rows += 1) {
    for (const spacing of [tight, tightest]) {
      for (const cut of cuts(bare.graph, column, rows, room, spacing.layer)) {
        const byColumn = new Map(graph.nodes.map(({id}) => [id, cut[column.get(id)!]!]));
        const beside = besideWhatTheyFeed(bare.graph, byColumn);
        const found = (beside && (await tryRows(beside, spacing))) ?? (await tryRows(byColumn, spacing));
        if (found) return found;
      }
    }
  }
  return undefined;
}

/** For measuring clarity. */
export function wayOf({from, style}: GraphWire, cards: ReadonlyMap<string, Card>, points: Way['points']): Way {
  const {type = 'any'} = cards.get(from.node)?.node.out[from.pin] ?? {};
  return {source: `${from.node} ${from.pin}`, look: `${type} ${style ?? ''}`, points};
}

/** Without the wires that become portals; nodes are wider by the portals. */
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

/** Key of a pin, for the viewer. */
export const pinOf = (node: string, side: 'in' | 'out', place: number): string => `${node}|${side}|${place}`;

/** Pin names that are meaningless without the node. */
const PLAIN = /^(..?|out|output|result|input|value)$/i;

function portalName({nodes}: NodeGraph, node: GraphNode, pin: number): string {
  const {name} = node.out[pin]!;
  const isOnly = nodes.every((other) => other === node || other.out.every((each) => each.name !== name));
  if (isOnly && !PLAIN.test(name)) return name;
  const isNamed = nodes.every((other) => other === node || other.title !== node.title);
  return node.out.length === 1 && isNamed ? node.title : `${node.title} ${name}`;
}
