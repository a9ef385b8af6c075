import * as z from 'zod';
import {didYouMean} from '../../../shared/didYouMean';
import {issueOf} from '../../../shared/yaml';
import {pinKinds, type PinKind} from '../../../shared/vocabulary';
import {groupMap, type Group} from '../../parse/groups';
import {callout, common, flag, nodeMap, onlyPair, words} from '../../parse/schema';
import {wireList} from '../../parse/wires';

export interface Pin {
  name: string;
  type: PinKind;
  /** Undefined for pins declared in the figure or that adopt a type. */
  definition?: string;
  /** From the definition; wires don't change it. */
  fixed?: boolean;
  /** Not in any public definition: dashed. */
  assumed?: boolean;
  /** Value of an unconnected input, after its name. */
  value?: string;
}

const pinShape = 'a list such as [Input: texture, Track: track]';

const pins = z.array(z.unknown(), {error: `write ${pinShape}`}).transform((items, context) =>
  items.flatMap((item, index): Pin[] => {
    const fail = (what: string, fix: string): Pin[] => {
      context.addIssue(issueOf({what, fix}, [index]));
      return [];
    };
    const pair = onlyPair(item, 'any');
    if (!pair) return fail('a pin is "Name: type"', `write pins as ${pinShape}`);
    const [name, written] = pair;
    const type = pinKinds.find((kind) => kind === written);
    if (!type) return fail(`pin "${name}" has the unknown type "${written}"`, didYouMean(written, pinKinds));
    if (items.slice(0, index).some((other) => onlyPair(other, '')?.[0] === name))
      return fail(`the pin "${name}" is used twice`, 'rename or remove one of the two');
    return [{name, type}];
  }),
);

const node = z.strictObject({
  node: words.optional(),
  of: words.optional(),
  pins: z.array(words, {error: 'write a list of names such as [Sync, Track]'}).optional(),
  assumed: z.strictObject({in: pins.optional(), out: pins.optional()}).optional(),
  title: words.optional(),
  kind: z.enum(['node', 'portal', 'reroute', 'example']).optional(),
  in: pins.optional(),
  out: pins.optional(),
  values: z.record(z.string(), words, {error: 'write a map such as {Delay: 2}'}).default({}),
  note: words.optional(),
  callout: callout.optional(),
  highlight: flag.default(false),
});

export type RawNode = z.output<typeof node>;

export const schema = z.strictObject({
  ...common,
  nodes: nodeMap(node, 'AJAIn: {node: aja-in}'),
  wires: wireList('nodegraph', ['dashed', 'inactive', 'portal']).default([]),
  groups: groupMap.default({}),
  /** Part of a graph, without what makes its branches run. */
  part: flag.default(false),
  portals: flag.default(true),
  /** Half a column: side by side in wide windows. */
  half: flag.default(false),
});

export type RawGraph = z.output<typeof schema>;

export interface GraphNode extends Pick<RawNode, 'note' | 'callout' | 'highlight'> {
  id: string;
  node?: string;
  reference?: string;
  kind: NonNullable<RawNode['kind']>;
  title: string;
  /** Small text beside the title, if the title doesn't say what the node is. */
  type?: string;
  /** Not in any public definition: dashed. */
  assumed: boolean;
  in: Pin[];
  out: Pin[];
  values: {name: string; value: string}[];
  /** Maximum width for a node alone (px). */
  widest?: number;
}

export interface GraphWire {
  from: {node: string; pin: number};
  to: {node: string; pin: number};
  /** `portal`: replaced by a portal. */
  style?: 'dashed' | 'inactive' | 'portal';
}

/** Validated fence. */
export interface NodeGraph extends Omit<RawGraph, 'nodes' | 'wires' | 'groups'> {
  kind: 'nodegraph';
  nodes: GraphNode[];
  wires: GraphWire[];
  groups: Group[];
  callouts: number;
}
