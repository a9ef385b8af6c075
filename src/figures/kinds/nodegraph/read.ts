import {findPin, needsType, pinsOf} from '../../../data/nodes';
import {didYouMean} from '../../../shared/didYouMean';
import type {YamlSource} from '../../../shared/yaml';
import {checkGraphCallouts} from '../../parse/callouts';
import {readGroups} from '../../parse/groups';
import {read} from '../../parse/schema';
import {schema, type GraphNode, type GraphWire, type NodeGraph, type Pin, type RawGraph, type RawNode} from './model';
import {openKnown, openPins, type NodeRegistry, type OpenNode} from './nodes';
import {reportTypes, spreadTypes, type Joint} from './spreadTypes';

/** @throws FindingsError with every fault, its line and its fix */
export function readNodeGraph(source: YamlSource, registry: NodeRegistry): NodeGraph {
  const raw = read(source, schema);
  const open = Object.keys(raw.nodes).map((id) => openNode(source, id, raw, registry));
  const nodes = open.map(({node}) => node);
  const groups = readGroups(source, raw.groups, Object.keys(raw.nodes));
  const joints = raw.wires.flatMap(({from, to}, index): Joint[] => {
    const start = readEnd(source, open, from, 'out', index);
    const end = readEnd(source, open, to, 'in', index);
    return start && end ? [{from: start, to: end, index}] : [];
  });
  for (const [index, {from, to}] of raw.wires.entries())
    if (raw.wires.slice(0, index).some((other) => other.from === from && other.to === to))
      source.report(['wires', index], `the wire "${from} -> ${to}" is used twice`, 'remove one of the two');
  for (const {id, kind, in: inputs, out: outputs} of nodes)
    if (kind === 'portal' && inputs.length > 0 && outputs.length > 0)
      source.report(
        ['nodes', id],
        `the portal "${id}" is used as input and as output`,
        'draw two portals: one takes the value, the other gives it',
      );
  spreadTypes(open, joints);
  reportTypes(source, open, joints);
  const wires = joints.map(({from, to, index}): GraphWire => ({
    from: {node: from.node.id, pin: from.node.out.indexOf(from.pin)},
    to: {node: to.node.id, pin: to.node.in.indexOf(to.pin)},
    style: raw.wires[index]!.style as GraphWire['style'],
  }));
  const callouts = checkGraphCallouts(source, nodes, groups);
  source.finish();
  return {...raw, kind: 'nodegraph', nodes, wires, groups, callouts};
}

function openNode(source: YamlSource, id: string, graph: RawGraph, registry: NodeRegistry): OpenNode {
  const raw = graph.nodes[id]!;
  const {kind = 'node', title = id, note, callout, highlight} = raw;
  const pinsOn = (side: 'in' | 'out'): Pin[] => [
    ...(kind === 'reroute' ? [{name: side === 'in' ? 'Input' : 'Output', type: 'any'} as const] : (raw[side] ?? [])),
    ...(raw.assumed?.[side] ?? []).map((pin) => ({...pin, assumed: true})),
  ];
  const node: GraphNode = {
    id,
    node: raw.node,
    kind,
    title,
    note,
    callout,
    highlight,
    assumed: raw.node === undefined && raw.assumed !== undefined,
    in: pinsOn('in'),
    out: pinsOn('out'),
    values: Object.entries(raw.values).map(([name, value]) => ({name, value})),
  };
  checkKeys(source, id, raw);
  const facts = registry.nodes.get(raw.node ?? '');
  if (facts) {
    const of = raw.of ?? (needsType(facts) ? typeFromWires(id, graph, registry) : undefined);
    return openKnown(source, node, raw, facts, registry.nodeStructures, of);
  }
  if (raw.node !== undefined)
    source.report(
      ['nodes', id, 'node'],
      `there is no node "${raw.node}" in docs/_data/nodes`,
      fixForNode(raw.node, registry),
    );
  const sides = ['in', 'out'] as const;
  const own = {name: title, id: title, type: undefined, sides, starts: true, field: {name: title}};
  return openPins(node, kind === 'portal' ? [own] : []);
}

/** Keys that exclude each other. */
function checkKeys(source: YamlSource, id: string, raw: RawNode): void {
  const report = (keys: readonly (keyof RawNode)[], what: string, fix: string): void => {
    for (const key of keys) if (raw[key] !== undefined) source.report(['nodes', id, key], what, fix);
  };
  if (raw.node !== undefined) {
    report(['in', 'out'], `"${id}" gets its pins from ${raw.node}`, 'list pins to show under "pins" instead');
    report(['kind'], `"${id}" is drawn as ${raw.node}`, 'remove "kind" or "node"');
    return;
  }
  const fix =
    'name a node of the data with "node", put pins that no definition names under "assumed", or remove them from a portal or reroute';
  if (raw.kind !== 'example') report(['in', 'out'], `the pins of "${id}" are written in the figure`, fix);
  report(['of', 'pins'], `"of" and "pins" need a node of the data`, 'add "node" with its id');
}

/** By ID, menu name, or canvas name. */
function fixForNode(written: string, {nodes}: NodeRegistry): string {
  const isNamed = (name: string | undefined): boolean => name?.toLowerCase().replaceAll(' ', '-') === written;
  const exact = [...nodes].filter(([, {name, title}]) => isNamed(name) || isNamed(title)).map(([id]) => id);
  if (exact.length > 0) return `did you mean "${exact.join('" or "')}"?`;
  const otherwise = 'write the name of its file; for a node without public definition list its pins under "assumed"';
  return didYouMean(written, [...nodes.keys()], otherwise);
}

/** Type of a Break or Make node, from the pin at the other end of its wire. */
function typeFromWires(id: string, graph: RawGraph, {nodes, nodeStructures}: NodeRegistry): string | undefined {
  for (const {from, to} of graph.wires) {
    const far = to === id || to === `${id}.Input` ? from : from === id || from === `${id}.Output` ? to : undefined;
    const owner = far && ownerOf(Object.keys(graph.nodes), far);
    const raw = owner ? graph.nodes[owner] : undefined;
    const facts = nodes.get(raw?.node ?? '');
    if (!far || !owner || !facts) continue;
    const pin = findPin(pinsOf(facts, nodeStructures, raw?.of), far.slice(owner.length + 1));
    if (pin?.type !== undefined && pin.type !== 'any') return pin.type;
  }
  return undefined;
}

/** Longest node name before `.`; names may contain periods. */
function ownerOf(ids: readonly string[], text: string): string | undefined {
  return ids.filter((id) => text === id || text.startsWith(`${id}.`)).sort((a, b) => b.length - a.length)[0];
}

/** The pin is optional if the node has only one on that side. */
function readEnd(
  source: YamlSource,
  open: OpenNode[],
  text: string,
  side: 'in' | 'out',
  index: number,
): Joint['from'] | undefined {
  const ids = open.map(({node}) => node.id);
  const id = ownerOf(ids, text);
  const owner = open.find(({node}) => node.id === id);
  if (!owner) {
    const name = text.split('.')[0]!;
    const what = `wire to a node that does not exist: "${name}" in "${text}"`;
    source.report(['wires', index], what, didYouMean(name, ids));
    return undefined;
  }
  const {node} = owner;
  const pin = owner.take(side, text === node.id ? undefined : text.slice(node.id.length + 1));
  if (!('fix' in pin)) return {node, pin};
  source.report(['wires', index], pin.what, pin.fix);
  return undefined;
}
