import * as z from 'zod';
import {didYouMean} from '../../../shared/didYouMean';
import {issueOf} from '../../../shared/yaml';
import {pinKinds, type PinKind} from '../../../shared/vocabulary';
import {groupMap, type Group} from '../../parse/groups';
import {callout, common, flag, nodeMap, onlyPair, words} from '../../parse/schema';
import {wireList} from '../../parse/wires';

/** A pin that is drawn. */
export interface Pin {
  name: string;
  type: PinKind;
  /** Type as in the node's definition; undefined for pins that are declared in the figure or that take over a type. */
  definition?: string;
  /** Its definition gives the type, which no wire changes. */
  fixed?: boolean;
  /** No public definition names it: drawn dashed. */
  assumed?: boolean;
  /** Value of an input without a wire, drawn after its name. */
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

/** A node as the figure writes it. */
export type RawNode = z.output<typeof node>;

export const schema = z.strictObject({
  ...common,
  nodes: nodeMap(node, 'AJAIn: {node: aja-in}'),
  wires: wireList('nodegraph', ['dashed', 'inactive', 'portal']).default([]),
  groups: groupMap.default({}),
  /** The figure shows a part of a graph: what makes its branches run is left out. */
  part: flag.default(false),
  /** Whether portals may take the place of wires that are not written as such. */
  portals: flag.default(true),
  /** Drawn for half a column: two such figures are side by side where a window has room. */
  half: flag.default(false),
});

/** A `nodegraph` fence as it is written. */
export type RawGraph = z.output<typeof schema>;

/** A node that is drawn. */
export interface GraphNode extends Pick<RawNode, 'note' | 'callout' | 'highlight'> {
  id: string;
  /** ID of the node in the data. */
  node?: string;
  /** Address of the node in the reference. */
  reference?: string;
  kind: NonNullable<RawNode['kind']>;
  title: string;
  /** Small text beside the title that says what the node is, if the title does not. */
  type?: string;
  /** No public definition names the node: drawn dashed. */
  assumed: boolean;
  in: Pin[];
  out: Pin[];
  values: {name: string; value: string}[];
  /** Widest that its card may be, px, where it stands alone. */
  widest?: number;
}

/** A wire, by the places of its pins. */
export interface GraphWire {
  from: {node: string; pin: number};
  to: {node: string; pin: number};
  /** `portal` where a portal replaces the wire. */
  style?: 'dashed' | 'inactive' | 'portal';
}

/** The checked content of a `nodegraph` fence. */
export interface NodeGraph extends Omit<RawGraph, 'nodes' | 'wires' | 'groups'> {
  kind: 'nodegraph';
  nodes: GraphNode[];
  wires: GraphWire[];
  groups: Group[];
  callouts: number;
}
