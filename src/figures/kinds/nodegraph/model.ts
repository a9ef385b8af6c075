import * as z from 'zod';
import {fault} from '../../../shared/finding';
import {checkCallouts, type Callout} from '../../parse/callouts';
import {groupMap, readGroups, type Group} from '../../parse/groups';
import {callout, common, flag, read, words} from '../../parse/schema';
import type {YamlSource} from '../../../shared/yaml';
import {didYouMean, nearest} from '../../../shared/names';
import {wireList, type RawWire} from '../../parse/wires';

/** Data types of pins; each has a color (`--pin-*`) and a shape of its own. */
export const PIN_TYPES = ['texture', 'track', 'number', 'vector', 'bool', 'text', 'exec', 'any'] as const;
export type PinType = (typeof PIN_TYPES)[number];

export interface Pin {
  name: string;
  type: PinType;
}

export interface GraphNode {
  id: string;
  kind: 'node' | 'portal' | 'reroute';
  title: string;
  type?: string;
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
  style?: 'dashed' | 'inactive' | 'error';
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
    if (!(PIN_TYPES as readonly string[]).includes(type)) {
      return fail(`pin "${name}" has the unknown type "${type}"`, didYouMean(type, PIN_TYPES));
    }
    if (
      items
        .slice(0, index)
        .some((other) => other === name || (typeof other === 'object' && other !== null && name in other))
    ) {
      return fail(`the pin "${name}" is used twice`, 'rename or remove one of the two');
    }
    return {name, type: type as PinType};
  }),
);

const schema = z.strictObject({
  ...common,
  nodes: z
    .record(
      z.string(),
      z.strictObject({
        title: words.optional(),
        kind: z.enum(['node', 'portal', 'reroute']).optional(),
        type: words.optional(),
        in: pins.optional(),
        out: pins.optional(),
        values: z.record(z.string(), words, {error: 'write a map such as {Channel: 1}'}).optional(),
        note: words.optional(),
        callout: callout.optional(),
        highlight: flag.optional(),
      }),
      {error: 'write a map of names: "AJAIn: {out: [Output: texture]}"'},
    )
    .refine((nodes) => Object.keys(nodes).length > 0, {error: fault('there are no nodes', 'write at least one')}),
  wires: wireList(['dashed', 'inactive', 'error'], {labels: false, both: false}).optional(),
  groups: groupMap.optional(),
});

/** Reads a `nodegraph` fence. @throws FindingsError with every fault, its line and its cure */
export function readNodeGraph(source: YamlSource): NodeGraph {
  const raw = read(source, schema);
  const nodes = Object.entries(raw.nodes).map(([id, node]): GraphNode => ({
    id,
    kind: node.kind ?? 'node',
    title: node.title ?? id,
    type: node.type,
    in: node.in ?? (node.kind === 'reroute' ? [{name: 'In', type: 'any'}] : []),
    out: node.out ?? (node.kind === 'reroute' ? [{name: 'Out', type: 'any'}] : []),
    values: Object.entries(node.values ?? {}).map(([name, value]) => ({name, value})),
    note: node.note,
    callout: node.callout,
    highlight: node.highlight ?? false,
  }));
  const groups = readGroups(
    source,
    raw.groups ?? {},
    nodes.map((node) => node.id),
  );
  const wires = (raw.wires ?? []).flatMap((wire, index) => readEnds(source, nodes, wire, index));
  reportTwins(source, raw.wires ?? []);
  typeReroutes(nodes, wires);
  const callouts = checkCallouts(source, [
    ...nodes.flatMap((node): Callout[] =>
      node.callout ? [{number: node.callout, on: node.title, path: ['nodes', node.id, 'callout']}] : [],
    ),
    ...groups.flatMap((group): Callout[] =>
      group.callout ? [{number: group.callout, on: group.name, path: ['groups', group.name, 'callout']}] : [],
    ),
  ]);
  source.finish();
  return {kind: 'nodegraph', caption: raw.caption, alt: raw.alt, nodes, wires, groups, callouts};
}

function readEnds(source: YamlSource, nodes: GraphNode[], wire: RawWire, index: number): GraphWire[] {
  const from = readEnd(source, nodes, wire.from, 'out', index);
  const to = readEnd(source, nodes, wire.to, 'in', index);
  return from && to ? [{from, to, style: wire.style as GraphWire['style']}] : [];
}

/** `Node.Pin`; the pin may be left out where the node has one pin on that side. Node names may hold dots. */
function readEnd(source: YamlSource, nodes: GraphNode[], text: string, side: 'in' | 'out', index: number) {
  const report = (what: string, cure: string): undefined => {
    source.report(['wires', index], what, cure);
  };
  const word = side === 'in' ? 'input' : 'output';
  const whole = nodes.find((node) => node.id === text);
  if (whole) {
    const count = whole[side].length;
    if (count === 1) return {node: whole.id, pin: 0};
    const names = whole[side].map((pin) => pin.name);
    if (count === 0) return report(`"${text}" has no ${word} pin`, `add "${side}: [Name: type]" to the node`);
    return report(
      `"${text}" has ${count} ${word} pins`,
      `say which: ${names.map((name) => `${text}.${name}`).join(', ')}`,
    );
  }
  const owner = nodes.filter((node) => text.startsWith(`${node.id}.`)).sort((a, b) => b.id.length - a.id.length)[0];
  if (!owner) {
    const name = text.split('.')[0] ?? text;
    return report(
      `wire to a node that does not exist: "${name}" in "${text}"`,
      didYouMean(
        name,
        nodes.map((node) => node.id),
      ),
    );
  }
  const name = text.slice(owner.id.length + 1);
  const pin = owner[side].findIndex((candidate) => candidate.name === name);
  if (pin >= 0) return {node: owner.id, pin};
  const names = owner[side].map((candidate) => candidate.name);
  const other = owner[side === 'in' ? 'out' : 'in'].some((candidate) => candidate.name === name);
  if (other && nearest(name, names) === undefined) {
    return report(
      `"${text}" is not an ${word} of "${owner.id}"`,
      `wires run from an output to an input: turn the wire around, or add the pin to "${side}"`,
    );
  }
  return report(`wire to a pin that does not exist: "${owner.id}" has no ${word} "${name}"`, didYouMean(name, names));
}

function reportTwins(source: YamlSource, wires: RawWire[]): void {
  wires.forEach((wire, index) => {
    if (wire.from !== '' && wires.slice(0, index).some((other) => other.from === wire.from && other.to === wire.to)) {
      source.report(['wires', index], `the wire "${wire.from} -> ${wire.to}" is used twice`, 'remove one of the two');
    }
  });
}

/** A reroute without declared pins carries the type of the wire that enters it. */
function typeReroutes(nodes: GraphNode[], wires: GraphWire[]): void {
  for (let round = 0; round < nodes.length; round += 1) {
    for (const wire of wires) {
      const from = nodes.find((node) => node.id === wire.from.node)?.out[wire.from.pin];
      const to = nodes.find((node) => node.id === wire.to.node);
      const end = to?.in[wire.to.pin];
      if (!from || !to || !end || to.kind !== 'reroute' || end.type !== 'any' || from.type === 'any') continue;
      end.type = from.type;
      for (const pin of to.out) if (pin.type === 'any') pin.type = from.type;
    }
  }
}
