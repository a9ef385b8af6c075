import * as z from 'zod';
import {checkCallouts, type Callout} from '../../parse/callouts';
import {groupMap, readGroups, type Group} from '../../parse/groups';
import {callout, common, flag, oneOf, read, strict, words} from '../../parse/schema';
import type {FenceSource} from '../../parse/source';
import {cureFor} from '../../parse/suggest';
import {wireList} from '../../parse/wires';

export type FlowKind = 'box' | 'store' | 'decision' | 'person' | 'device' | 'start' | 'end';

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

const schema = strict('a flow', {
  ...common,
  direction: oneOf(['right', 'down'], 'direction').optional(),
  nodes: z
    .record(
      z.string(),
      strict('a node', {
        title: words.optional(),
        kind: oneOf(['box', 'store', 'decision', 'person', 'device', 'start', 'end'], 'kind').optional(),
        note: words.optional(),
        callout: callout.optional(),
        highlight: flag.optional(),
      }),
      {error: '"nodes" must be a map of names: "hub: {title: Reality Hub}".'},
    )
    .refine((nodes) => Object.keys(nodes).length > 0, {error: 'there are no nodes. Write at least one.'}),
  wires: wireList(['dashed'], {labels: true, both: true}).optional(),
  groups: groupMap.optional(),
});

/** Reads a `flow` fence. @throws FigureError with every fault, its line and its cure */
export function readFlow(source: FenceSource): Flow {
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
      const group = raw.groups && end in raw.groups ? ' It is a group: arrows join nodes.' : '';
      source.report(
        ['wires', index],
        `arrow to a node that does not exist: "${end}".${group} ${cureFor(end, names, 'nodes')}`,
      );
    }
    if (wire.from === wire.to) source.report(['wires', index], `"${wire.from}" points at itself. Write the other end.`);
    const twin = raw.wires
      ?.slice(0, index)
      .some((other) => other.from === wire.from && other.to === wire.to && other.label === wire.label);
    if (twin) source.report(['wires', index], `the arrow "${wire.from} -> ${wire.to}" stands twice. Remove one.`);
    return {from: wire.from, to: wire.to, both: wire.both, label: wire.label, dashed: wire.style === 'dashed'};
  });
  const groups = readGroups(source, raw.groups ?? {}, names);
  const callouts = checkCallouts(source, [
    ...nodes.flatMap((node): Callout[] =>
      node.callout ? [{number: node.callout, on: node.title, path: ['nodes', node.id, 'callout']}] : [],
    ),
    ...groups.flatMap((group): Callout[] =>
      group.callout ? [{number: group.callout, on: group.name, path: ['groups', group.name, 'callout']}] : [],
    ),
  ]);
  source.finish();
  return {kind: 'flow', caption: raw.caption, alt: raw.alt, direction: raw.direction, nodes, wires, groups, callouts};
}
