import * as z from 'zod';
import {checkGraphCallouts} from '../../parse/callouts';
import {groupMap, readGroups, type Group} from '../../parse/groups';
import {callout, common, flag, nodeMap, read, words} from '../../parse/schema';
import type {YamlSource} from '../../../shared/yaml';
import {didYouMean} from '../../../shared/didYouMean';
import {wireList} from '../../parse/wires';

const FLOW_KINDS = ['box', 'store', 'decision', 'person', 'device', 'start', 'end'] as const;

/** `dashed`: occasional connection. */
const FLOW_STYLES = ['dashed', 'reference', 'video', 'data'] as const;
export type FlowStyle = (typeof FLOW_STYLES)[number];

const node = z.strictObject({
  title: words.optional(),
  kind: z.enum(FLOW_KINDS).default('box'),
  note: words.optional(),
  callout: callout.optional(),
  highlight: flag.default(false),
});

export type FlowNode = z.output<typeof node> & {id: string; title: string};

const schema = z.strictObject({
  ...common,
  direction: z.enum(['right', 'down']).optional(),
  nodes: nodeMap(node, 'hub: {title: Reality Hub}'),
  wires: wireList('flow', FLOW_STYLES).default([]),
  groups: groupMap.default({}),
});

/** Without a direction, the layout prefers right if that fits. */
export interface Flow extends Omit<z.output<typeof schema>, 'nodes' | 'groups'> {
  kind: 'flow';
  nodes: FlowNode[];
  groups: Group[];
  callouts: number;
}

/** @throws FindingsError with every fault, its line and its fix */
export function readFlow(source: YamlSource): Flow {
  const raw = read(source, schema);
  const nodes = Object.entries(raw.nodes).map(([id, node]): FlowNode => ({...node, id, title: node.title ?? id}));
  const names = nodes.map(({id}) => id);
  for (const [index, {from, to, label}] of raw.wires.entries()) {
    const report = (what: string, fix: string): void => source.report(['wires', index], what, fix);
    for (const end of [from, to]) {
      if (names.includes(end)) continue;
      const fix = Object.hasOwn(raw.groups, end) ? 'arrows join nodes, not groups' : didYouMean(end, names);
      report(`arrow to a node that does not exist: "${end}"`, fix);
    }
    if (from === to) report(`"${from}" points at itself`, 'write the other end');
    if (raw.wires.slice(0, index).some((other) => other.from === from && other.to === to && other.label === label))
      report(`the arrow "${from} -> ${to}" is used twice`, 'remove one of the two');
  }
  const groups = readGroups(source, raw.groups, names);
  const callouts = checkGraphCallouts(source, nodes, groups);
  source.finish();
  return {...raw, kind: 'flow', nodes, groups, callouts};
}
