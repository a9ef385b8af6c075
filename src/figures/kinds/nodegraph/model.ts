import * as z from 'zod';
import {fault} from '../../../shared/finding';
import {didYouMean} from '../../../shared/didYouMean';
import type {YamlSource} from '../../../shared/yaml';
import {pinKinds, type PinKind} from '../../../shared/vocabulary';
import {findPin, needsType, pinsOf} from '../../../data/nodes';
import {checkGraphCallouts} from '../../parse/callouts';
import {groupMap, readGroups, type Group} from '../../parse/groups';
import {callout, common, flag, read, words} from '../../parse/schema';
import {wireList, type RawWire} from '../../parse/wires';
import {checkTypes, openDeclared, openKnown, openPortal, type NodeRegistry, type OpenNode} from './nodes';

export interface Pin {
  name: string;
  type: PinKind;
  /** Type as in the node's definition; undefined for pins that are declared in the figure or that take over a type. */
  definition?: string;
  /** Its definition gives the type, which no wire changes. */
  fixed?: boolean;
  /** No public definition names it: drawn dashed. */
  assumed?: boolean;
}

export interface GraphNode {
  id: string;
  kind: 'node' | 'portal' | 'reroute' | 'example';
  title: string;
  /** Small words beside the title: what the node is, where the title does not say it. */
  type?: string;
  /** No public definition names the node: drawn dashed. */
  assumed: boolean;
  in: Pin[];
  out: Pin[];
  values: {name: string; value: string}[];
  note?: string;
  callout?: number;
  highlight: boolean;
}

export interface GraphWire {
  from: {node: string; pin: number};
  to: {node: string; pin: number};
  style?: 'dashed' | 'inactive';
}

/** What a `nodegraph` fence says, checked. */
export interface NodeGraph {
  kind: 'nodegraph';
  caption: string;
  alt?: string;
  nodes: GraphNode[];
  wires: GraphWire[];
  groups: Group[];
  callouts: number;
}

const pinShape = 'a list such as [Input: texture, Track: track]';

const pins = z.array(z.unknown(), {error: `write ${pinShape}`}).transform((items, context) =>
  items.map((item, index): Pin => {
    const entries =
      typeof item === 'string' ? [[item, 'any'] as const] : Object.entries((item ?? {}) as Record<string, unknown>);
    const entry = entries[0];
    const fail = (what: string, cure: string): Pin => {
      context.addIssue({code: 'custom', path: [index], message: fault(what, cure)});
      return {name: '', type: 'any'};
    };
    if (entries.length !== 1 || !entry || typeof entry[1] !== 'string')
      return fail('a pin is "Name: type"', `write pins as ${pinShape}`);
    const [name, type] = entry;
    if (!(pinKinds as readonly string[]).includes(type)) {
      return fail(`pin "${name}" has the unknown type "${type}"`, didYouMean(type, pinKinds));
    }
    if (
      items
        .slice(0, index)
        .some((other) => other === name || (typeof other === 'object' && other !== null && name in other))
    ) {
      return fail(`the pin "${name}" is used twice`, 'rename or remove one of the two');
    }
    return {name, type: type as PinKind};
  }),
);

const nodeShape = z.strictObject({
  node: words.optional(),
  of: words.optional(),
  pins: z.array(words, {error: 'write a list of names such as [Sync, Track]'}).optional(),
  assumed: z.strictObject({in: pins.optional(), out: pins.optional()}).optional(),
  title: words.optional(),
  kind: z.enum(['node', 'portal', 'reroute', 'example']).optional(),
  in: pins.optional(),
  out: pins.optional(),
  values: z.record(z.string(), words, {error: 'write a map such as {Delay: 2}'}).optional(),
  note: words.optional(),
  callout: callout.optional(),
  highlight: flag.optional(),
});

/** A node as the figure writes it. */
export type RawNode = z.infer<typeof nodeShape>;

const schema = z.strictObject({
  ...common,
  nodes: z
    .record(z.string(), nodeShape, {error: 'write a map of names: "AJAIn: {node: aja-in}"'})
    .refine((nodes) => Object.keys(nodes).length > 0, {error: fault('there are no nodes', 'write at least one')}),
  wires: wireList(['dashed', 'inactive'], {labels: false, both: false}).optional(),
  groups: groupMap.optional(),
});

/**
 * Reads a `nodegraph` fence.
 *
 * @param registry the nodes that it can name
 * @throws FindingsError with every fault, its line and its cure
 */
export function readNodeGraph(source: YamlSource, registry: NodeRegistry): NodeGraph {
  const raw = read(source, schema);
  const rawWires = raw.wires ?? [];
  const open = Object.entries(raw.nodes).map(([id, node]) => openNode(source, id, node, raw.nodes, rawWires, registry));
  const nodes = open.map(({node}) => node);
  const groups = readGroups(
    source,
    raw.groups ?? {},
    nodes.map((node) => node.id),
  );
  const ends = rawWires.flatMap((wire, index) => readWire(source, open, wire, index));
  reportTwins(source, rawWires);
  spreadTypes(open, ends);
  reportTypes(source, open, ends);
  const wires = ends.map(({from, to, style}): GraphWire => ({
    from: {node: from.node.id, pin: from.node.out.indexOf(from.pin)},
    to: {node: to.node.id, pin: to.node.in.indexOf(to.pin)},
    style,
  }));
  const callouts = checkGraphCallouts(source, nodes, groups);
  source.finish();
  return {kind: 'nodegraph', caption: raw.caption, alt: raw.alt, nodes, wires, groups, callouts};
}

function openNode(
  source: YamlSource,
  id: string,
  raw: RawNode,
  all: Record<string, RawNode>,
  wires: RawWire[],
  registry: NodeRegistry,
): OpenNode {
  const kind = raw.kind ?? 'node';
  const assumed = (list: Pin[] | undefined): Pin[] => (list ?? []).map((pin) => ({...pin, assumed: true}));
  const reroute = kind === 'reroute' && !raw.in && !raw.out;
  const node: GraphNode = {
    id,
    kind,
    title: raw.title ?? id,
    assumed: raw.node === undefined && raw.assumed !== undefined,
    in: reroute ? [{name: 'Input', type: 'any'}] : [...(raw.in ?? []), ...assumed(raw.assumed?.in)],
    out: reroute ? [{name: 'Output', type: 'any'}] : [...(raw.out ?? []), ...assumed(raw.assumed?.out)],
    values: Object.entries(raw.values ?? {}).map(([name, value]) => ({name, value})),
    note: raw.note,
    callout: raw.callout,
    highlight: raw.highlight ?? false,
  };
  checkKeys(source, id, raw);
  if (raw.node === undefined)
    return kind === 'portal' && node.in.length + node.out.length === 0 ? openPortal(node) : openDeclared(node);
  const facts = registry.nodes.get(raw.node);
  if (!facts) {
    source.report(
      ['nodes', id, 'node'],
      `there is no node "${raw.node}" in docs/_data/nodes`,
      cureForNode(raw.node, registry),
    );
    return openDeclared(node);
  }
  const of = raw.of ?? (needsType(facts) ? typeFromWires(id, all, wires, registry) : undefined);
  return openKnown(source, node, raw, facts, registry.nodeStructures, of);
}

/** Keys that do not go together. */
function checkKeys(source: YamlSource, id: string, raw: RawNode): void {
  const report = (key: string, what: string, cure: string): void => source.report(['nodes', id, key], what, cure);
  if (raw.node !== undefined) {
    for (const key of ['in', 'out'] as const)
      if (raw[key])
        report(key, `"${id}" gets its pins from ${raw.node}`, `remove "${key}"; list pins to show under "pins"`);
    if (raw.kind !== undefined) report('kind', `"${id}" is drawn as ${raw.node}`, 'remove "kind" or "node"');
    return;
  }
  if (raw.kind !== 'example')
    for (const key of ['in', 'out'] as const)
      if (raw[key])
        report(
          key,
          `the pins of "${id}" are written in the figure`,
          'name a node of the data with "node", put pins that no definition names under "assumed", or remove them from a portal or reroute',
        );
  for (const key of ['of', 'pins'] as const)
    if (raw[key]) report(key, `"${key}" needs a node of the data`, 'add "node" with its id');
  if (raw.assumed && (raw.in ?? raw.out))
    report('assumed', `"${id}" has "assumed" beside "in" or "out"`, 'put all its pins under "assumed"');
}

/** The id that was meant: by id, or by the name that the node menu or the canvas shows. */
function cureForNode(written: string, {nodes}: NodeRegistry): string {
  const isNamed = (name: string | undefined): boolean => name?.toLowerCase().replaceAll(' ', '-') === written;
  const exact = [...nodes].filter(([, {name, title}]) => isNamed(name) || isNamed(title)).map(([id]) => id);
  if (exact.length > 0) return `did you mean "${exact.join('" or "')}"?`;
  const otherwise = 'write the name of its file; for a node without public definition list its pins under "assumed"';
  return didYouMean(written, [...nodes.keys()], otherwise);
}

/** The type of a Break or Make node, told by the pin at the other end of its wire. */
function typeFromWires(
  id: string,
  all: Record<string, RawNode>,
  wires: RawWire[],
  {nodes, nodeStructures}: NodeRegistry,
): string | undefined {
  for (const {from, to} of wires) {
    const far = to === id || to === `${id}.Input` ? from : from === id || from === `${id}.Output` ? to : undefined;
    if (far === undefined) continue;
    const owner = ownerOf(Object.keys(all), far);
    const facts = nodes.get(all[owner ?? '']?.node ?? '');
    if (owner === undefined || !facts) continue;
    const pin = findPin(pinsOf(facts, nodeStructures, all[owner]?.of), far.slice(owner.length + 1));
    if (pin?.type !== undefined && pin.type !== 'any') return pin.type;
  }
  return undefined;
}

/** The node that `Node.Pin` begins with; names of nodes and pins may hold periods. */
function ownerOf(ids: readonly string[], text: string): string | undefined {
  return ids.filter((id) => text === id || text.startsWith(`${id}.`)).sort((a, b) => b.length - a.length)[0];
}

interface End {
  node: GraphNode;
  pin: Pin;
}

interface Ends {
  from: End;
  to: End;
  style: GraphWire['style'];
  index: number;
}

function readWire(source: YamlSource, open: OpenNode[], wire: RawWire, index: number): Ends[] {
  const from = readEnd(source, open, wire.from, 'out', index);
  const to = readEnd(source, open, wire.to, 'in', index);
  return from && to ? [{from, to, style: wire.style as GraphWire['style'], index}] : [];
}

/** `Node.Pin`; the pin may be left out where the node has one pin on that side. */
function readEnd(
  source: YamlSource,
  open: OpenNode[],
  text: string,
  side: 'in' | 'out',
  index: number,
): End | undefined {
  const ids = open.map(({node}) => node.id);
  const id = ownerOf(ids, text);
  const owner = open.find(({node}) => node.id === id);
  if (!owner) {
    const name = text.split('.')[0] ?? text;
    source.report(
      ['wires', index],
      `wire to a node that does not exist: "${name}" in "${text}"`,
      didYouMean(name, ids),
    );
    return undefined;
  }
  const {node} = owner;
  const pin = owner.take(side, text === node.id ? undefined : text.slice(node.id.length + 1));
  if (!('cure' in pin)) return {node, pin};
  source.report(['wires', index], pin.what, pin.cure);
  return undefined;
}

function reportTwins(source: YamlSource, wires: RawWire[]): void {
  wires.forEach((wire, index) => {
    if (wire.from !== '' && wires.slice(0, index).some((other) => other.from === wire.from && other.to === wire.to)) {
      source.report(['wires', index], `the wire "${wire.from} -> ${wire.to}" is used twice`, 'remove one of the two');
    }
  });
}

/** Pins that have one type for all: those of a reroute, of portals with one name, of a node that follows its first wire. */
function passedOn(open: OpenNode[]): Pin[][] {
  const portals = new Map<string, Pin[]>();
  const nodes: Pin[][] = [];
  for (const {node, follows} of open) {
    const pins = [...node.in, ...node.out];
    if (node.kind === 'portal') portals.set(node.title, [...(portals.get(node.title) ?? []), ...pins]);
    else if (follows) nodes.push(pins.filter((pin) => pin.fixed !== true));
  }
  return [...nodes, ...portals.values()];
}

/** Reports wires whose ends differ in type, also through nodes that pass a type on. */
function reportTypes(source: YamlSource, open: OpenNode[], ends: Ends[]): void {
  for (const {from, to, index} of ends) {
    const misfit = checkTypes(from.pin, to.pin);
    if (misfit) source.report(['wires', index], misfit.what, misfit.cure);
  }
  for (const [first, ...others] of passedOn(open)) {
    for (const pin of others) {
      const misfit = first && checkTypes(first, pin);
      const wire = ends.find(({from, to}) => from.pin === pin || to.pin === pin);
      if (misfit && wire) source.report(['wires', wire.index], misfit.what, misfit.cure);
    }
  }
}

/**
 * Pins without a type take that of what they are wired to; a reroute, portals of one name and nodes that follow their first
 * wire pass it on.
 */
function spreadTypes(open: OpenNode[], ends: Ends[]): void {
  const bundles = [...ends.map(({from, to}) => [from.pin, to.pin]), ...passedOn(open)];
  for (let changed = true; changed;) {
    changed = false;
    for (const bundle of bundles) {
      const told = bundle.find((pin) => pin.type !== 'any' || pin.definition !== undefined);
      if (!told) continue;
      for (const pin of bundle) {
        if (pin.type !== 'any' || pin.definition !== undefined) continue;
        pin.type = told.type;
        if (told.definition !== undefined) pin.definition = told.definition;
        changed ||= pin.type !== 'any' || pin.definition !== undefined;
      }
    }
  }
}
