// cspell:ignore coffman
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ELK, ElkEdgeSection, ElkExtendedEdge, ElkNode} from 'elkjs';
import {version} from 'elkjs/package.json';
import {replaceFile} from '../../shared/replaceFile';
import type {Group} from '../parse/groups';
import {columns} from './columns';
import type {Box, Graph, Link, Placed, PlacedFrame, Spacing} from './graph';
import type {Point} from './path';

const FRAME_TITLE = 30;
const FRAME_PAD = 18;

let elk: Promise<ELK> | undefined;

/** Cached on disk by graph, because ELK takes most of the time of a figure, and seconds to load. */
async function layout(root: ElkNode): Promise<ElkNode> {
  const graph = JSON.stringify(root);
  const folder = path.resolve('.cache/elk');
  const file = path.join(
    folder,
    `${createHash('sha256')
      .update(version + graph)
      .digest('hex')}.json`,
  );
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ElkNode;
  elk ??= import('elkjs/lib/elk.bundled.js').then(({default: Engine}) => new Engine());
  const done = await (await elk).layout(root);
  mkdirSync(folder, {recursive: true});
  replaceFile(file, JSON.stringify(done));
  return done;
}

/**
 * Layered layout by the Eclipse Layout Kernel. Deterministic: fixed seed, writer's order.
 * @returns px; links as horizontal and vertical pieces
 */
export async function layered(graph: Graph, direction: 'right' | 'down', spacing: Spacing): Promise<Placed> {
  const root: ElkNode = {
    id: '/',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': direction === 'right' ? 'RIGHT' : 'DOWN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.randomSeed': '1',
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
      ...distances(spacing),
      'elk.layered.nodePlacement.strategy': spacing.packed ? 'SIMPLE' : 'NETWORK_SIMPLEX',
      ...(Number.isFinite(spacing.packed) && {
        'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
        'elk.layered.layering.coffmanGraham.layerBound': String(spacing.packed),
      }),
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
    },
    children: nest(graph, spacing),
    edges: graph.links.map(toEdge),
  };
  const done = await layout(root);
  const boxes = new Map<string, Point>();
  const frames: PlacedFrame[] = [];
  const collect = (node: ElkNode): void => {
    for (const child of node.children ?? []) {
      const {x = 0, y = 0, width = 0, height = 0} = child;
      if (child.id.startsWith('frame ')) frames.push({name: child.id.slice(6), x, y, width, height, continued: false});
      else boxes.set(child.id.slice(4), {x, y});
      collect(child);
    }
  };
  collect(done);
  const links: Placed['links'] = new Map();
  for (const edge of done.edges ?? []) {
    const label = edge.labels?.[0];
    links.set(edge.id, {
      points: toPoints(edge.sections ?? []),
      ...(label && {label: {x: (label.x ?? 0) + (label.width ?? 0) / 2, y: (label.y ?? 0) + (label.height ?? 0) / 2}}),
    });
  }
  return {width: done.width ?? 0, height: done.height ?? 0, boxes, links, frames};
}

/** Frames don't inherit options. */
function distances(spacing: Spacing): Record<string, string> {
  return {
    'elk.spacing.nodeNode': String(spacing.box),
    'elk.spacing.edgeNode': String(spacing.link ?? 14),
    'elk.spacing.edgeEdge': String(spacing.link ?? 12),
    'elk.layered.spacing.nodeNodeBetweenLayers': String(spacing.layer),
    'elk.layered.spacing.edgeNodeBetweenLayers': '16',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  };
}

/** Boxes inside their frames, ordered by column: ELK follows the input order, and so only reverses back edges. */
function nest(graph: Graph, spacing: Spacing): ElkNode[] {
  const column = columns(graph);
  const columnOf = (id: string): number => column.get(id) ?? 0;
  const boxes = graph.boxes.toSorted((a, b) => columnOf(a.id) - columnOf(b.id));
  const framed = new Set(graph.frames.flatMap((frame) => frame.nodes));
  const {pad = FRAME_PAD} = spacing;
  const toFrame = ({name, nodes}: Group): ElkNode => ({
    id: `frame ${name}`,
    layoutOptions: {
      ...distances(spacing),
      'elk.padding': `[top=${FRAME_TITLE + 6},left=${pad},bottom=${pad},right=${pad}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${Math.ceil(graph.titleWidth(name) + 2 * pad)},40)`,
    },
    children: boxes.filter(({id}) => nodes.includes(id)).map(toNode),
  });
  return [
    ...boxes.filter(({id}) => !framed.has(id)).map((box) => ({first: columnOf(box.id), node: toNode(box)})),
    ...graph.frames.map((frame) => ({first: Math.min(...frame.nodes.map(columnOf)), node: toFrame(frame)})),
  ]
    .sort((a, b) => a.first - b.first)
    .map(({node}) => node);
}

function toNode(box: Box): ElkNode {
  return {
    id: `box ${box.id}`,
    width: box.width,
    height: box.height,
    layoutOptions: {
      ...(box.ports?.some(({side}) => side) && {'elk.portConstraints': 'FIXED_POS'}),
      ...(box.edge && {'elk.layered.layering.layerConstraint': box.edge === 'first' ? 'FIRST' : 'LAST'}),
    },
    ports: box.ports?.map((port) => ({
      id: `port ${box.id} ${port.id}`,
      width: 0,
      height: 0,
      ...(port.side && {
        x: port.side === 'left' ? 0 : box.width,
        y: port.y,
        layoutOptions: {'elk.port.side': port.side === 'left' ? 'WEST' : 'EAST'},
      }),
    })),
  };
}

function toEdge(link: Link): ElkExtendedEdge {
  const end = ({box, port}: Link['from']): string => (port === undefined ? `box ${box}` : `port ${box} ${port}`);
  return {
    id: link.id,
    sources: [end(link.from)],
    targets: [end(link.to)],
    labels: link.label && [
      {
        text: ' ',
        ...link.label,
        layoutOptions: {'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER'},
      },
    ],
  };
}

function toPoints(sections: ElkEdgeSection[]): Point[] {
  return sections.flatMap((section) => [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]);
}
