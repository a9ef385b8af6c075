import {canConnect, canConnectKinds} from '../../../data/nodes';
import {getOrMake} from '../../../shared/collections';
import type {YamlSource} from '../../../shared/yaml';
import type {GraphNode, Pin} from './model';
import type {OpenNode} from './nodes';

interface End {
  node: GraphNode;
  pin: Pin;
}

export interface Joint {
  from: End;
  to: End;
  index: number;
}

/** Pins that share a type: of a reroute, of portals with one name, of a node that follows its first wire. */
function passedOn(open: OpenNode[]): Pin[][] {
  const portals = new Map<string, Pin[]>();
  const nodes: Pin[][] = [];
  for (const {node, follows} of open) {
    const pins = [...node.in, ...node.out];
    if (node.kind === 'portal') getOrMake(portals, node.title, () => []).push(...pins);
    else if (follows) nodes.push(pins.filter((pin) => !pin.fixed));
  }
  return [...nodes, ...portals.values()];
}

/** Propagates types along wires, and through reroutes, portals, and nodes that follow their first wire. */
export function spreadTypes(open: OpenNode[], joints: Joint[]): void {
  const bundles = [...joints.map(({from, to}) => [from.pin, to.pin]), ...passedOn(open)];
  const isTold = (pin: Pin): boolean => pin.type !== 'any' || pin.definition !== undefined;
  for (let changed = true; changed;) {
    changed = false;
    for (const bundle of bundles) {
      const told = bundle.find(isTold);
      if (!told) continue;
      for (const pin of bundle) {
        if (isTold(pin)) continue;
        pin.type = told.type;
        pin.definition = told.definition;
        changed = true;
      }
    }
  }
}

/** Reports wires between different types, also through nodes that pass a type on. */
export function reportTypes(source: YamlSource, open: OpenNode[], joints: Joint[]): void {
  const report = (from: Pin, to: Pin, index: number): void => {
    const fits =
      from.definition !== undefined && to.definition !== undefined
        ? canConnect(from.definition, to.definition)
        : canConnectKinds(from.type, to.type);
    const said = (pin: Pin): string => pin.definition ?? pin.type;
    const what = `the types differ: "${from.name}" gives ${said(from)}, "${to.name}" takes ${said(to)}`;
    if (!fits) source.report(['wires', index], what, 'connect pins of one type');
  };
  for (const {from, to, index} of joints) report(from.pin, to.pin, index);
  for (const [first, ...others] of passedOn(open)) {
    for (const pin of others) {
      const wire = joints.find(({from, to}) => from.pin === pin || to.pin === pin);
      if (first && wire) report(first, pin, wire.index);
    }
  }
}
