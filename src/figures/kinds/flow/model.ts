import * as z from 'zod';
import {fault} from '../../../shared/finding';
import {checkGraphCallouts} from '../../parse/callouts';
import {groupMap, readGroups, type Group} from '../../parse/groups';
import {callout, common, flag, read, words} from '../../parse/schema';
import type {YamlSource} from '../../../shared/yaml';
import {didYouMean} from '../../../shared/didYouMean';
import {wireList} from '../../parse/wires';

/** Shapes of the boxes of a flow. */
const FLOW_KINDS = ['box', 'store', 'decision', 'person', 'device', 'start', 'end'] as const;
type FlowKind = (typeof FLOW_KINDS)[number];

export interface FlowNode {
  id: string;
  kind: FlowKind;
  title: string;
  note?: string;
  callout?: number;
  highlight: boolean;
}

export interface FlowWire {
  from: string;
  to: string;
  both: boolean;
  label?: string;
  dashed: boolean;
}

/** What a `flow` fence says, checked. */
export interface Flow {
  kind: 'flow';
  caption: string;
  alt?: string;
  /** As written; undefined where the writer leaves it to the layout (right, if it fits). */
  direction?: 'right' | 'down';
  nodes: FlowNode[];
  wires: FlowWire[];
  groups: Group[];
  callouts: number;
}

const schema = z.strictObject({
  ...common,
  direction: z.enum(['right', 'down']).optional(),
  nodes: z
    .record(
      z.string(),
      z.strictObject({
        title: words.optional(),
        kind: z.enum(FLOW_KINDS).optional(),
        note: words.optional(),
        callout: callout.optional(),
        highlight: flag.optional(),
      }),
      {error: 'write a map of names: "hub: {title: Reality Hub}"'},
    )
    .refine((nodes) => Object.keys(nodes).length > 0, {error: fault('there are no nodes', 'write at least one')}),
  wires: wireList(['dashed'], {labels: true, both: true}).optional(),
  groups: groupMap.optional(),
});

/** Reads a `flow` fence. @throws FindingsError with every fault, its line and its cure */
export function readFlow(source: YamlSource): Flow {
  const raw = read(source, schema);
  const nodes = Object.entries(raw.nodes).map(([id, node]): FlowNode => ({
    id,
    kind: node.kind ?? 'box',
    title: node.title ?? id,
    note: node.note,
    callout: node.callout,
    highlight: node.highlight ?? false,
  }));
  const names = nodes.map((node) => node.id);
  const wires = (raw.wires ?? []).map((wire, index): FlowWire => {
    for (const end of [wire.from, wire.to]) {
      if (names.includes(end)) continue;
      const cure = raw.groups && end in raw.groups ? 'arrows join nodes, not groups' : didYouMean(end, names);
      source.report(['wires', index], `arrow to a node that does not exist: "${end}"`, cure);
    }
    if (wire.from === wire.to)
      source.report(['wires', index], `"${wire.from}" points at itself`, 'write the other end');
    const twin = raw.wires
      ?.slice(0, index)
      .some((other) => other.from === wire.from && other.to === wire.to && other.label === wire.label);
    if (twin)
      source.report(['wires', index], `the arrow "${wire.from} -> ${wire.to}" is used twice`, 'remove one of the two');
    return {from: wire.from, to: wire.to, both: wire.both, label: wire.label, dashed: wire.style === 'dashed'};
  });
  const groups = readGroups(source, raw.groups ?? {}, names);
  const callouts = checkGraphCallouts(source, nodes, groups);
  source.finish();
  return {kind: 'flow', caption: raw.caption, alt: raw.alt, direction: raw.direction, nodes, wires, groups, callouts};
}
