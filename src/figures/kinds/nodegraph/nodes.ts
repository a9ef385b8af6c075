import {
  fieldLabel,
  findPin,
  isOpen,
  kindOf,
  needsType,
  pinsOf,
  rangeOf,
  structureOf,
  titleOf,
  variantOf,
  type NodeFacts,
  type NodePin,
  type NodeStructures,
  type Side,
} from '../../../data/nodes';
import {didYouMean, nearest} from '../../../shared/didYouMean';
import type {Fault} from '../../../shared/finding';
import type {YamlSource} from '../../../shared/yaml';
import type {GraphNode, Pin, RawNode} from './model';

/** The nodes that a figure can name. */
export interface NodeRegistry {
  nodes: ReadonlyMap<string, NodeFacts>;
  nodeStructures: NodeStructures;
}

/** A node of a figure while its wires are read. */
export interface OpenNode {
  readonly node: GraphNode;
  /** The pin that a wire names, or what is wrong with it. Without a name: the only pin on that side. */
  take: (side: Side, name: string | undefined) => Pin | Fault;
  /** Pins of type `any` all take the type of the first wire. */
  readonly follows: boolean;
}

const word = (side: Side): string => (side === 'in' ? 'input' : 'output');
const other = (side: Side): Side => (side === 'in' ? 'out' : 'in');

const turnAround = 'wires run from an output to an input: turn the wire around, or name another pin';

const sayWhich = (id: string, side: Side, names: readonly string[]): Fault => ({
  what: `"${id}" has ${names.length} ${word(side)} pins`,
  fix: `say which: ${names.map((name) => `${id}.${name}`).join(', ')}`,
});

/** A node whose pins are all written in the figure: assumed, or an example that is no node of the product. */
export function openDeclared(node: GraphNode): OpenNode {
  const take = (side: Side, name: string | undefined): Pin | Fault => {
    const pins = node[side];
    const names = pins.map((pin) => pin.name);
    if (name === undefined) {
      if (pins.length === 1) return pins[0]!;
      if (pins.length > 1) return sayWhich(node.id, side, names);
      const fix = 'name a node of the data with "node", or add the pin to "assumed"';
      return {what: `"${node.id}" has no ${word(side)} pin`, fix};
    }
    const found = pins.find((pin) => pin.name === name);
    if (found) return found;
    if (node[other(side)].some((pin) => pin.name === name) && nearest(name, names) === undefined)
      return {what: `"${node.id}.${name}" is not an ${word(side)} of "${node.id}"`, fix: turnAround};
    const what = `wire to a pin that does not exist: "${node.id}" has no ${word(side)} "${name}"`;
    return {what, fix: didYouMean(name, names)};
  };
  return {node, take, follows: node.kind === 'reroute'};
}

/** A portal has one pin, named like the portal, on the side that its wires use. */
export function openPortal(node: GraphNode): OpenNode {
  const take = (side: Side, name: string | undefined): Pin | Fault => {
    if (name !== undefined && name !== node.title)
      return {
        what: `the portal "${node.id}" has one pin, called "${node.title}"`,
        fix: `write the wire to "${node.id}" without a pin`,
      };
    if (node[other(side)].length > 0)
      return {
        what: `the portal "${node.id}" is used as input and as output`,
        fix: 'draw two portals: one takes the value, the other gives it',
      };
    if (node[side].length === 0) node[side].push({name: node.title, type: 'any'});
    return node[side][0]!;
  };
  return {node, take, follows: true};
}

/**
 * A node of the data, from which its title and pins come. Only the pins that wires, values, and `pins` use are drawn.
 *
 * @param of type that a dynamic node has, as the figure says or as its wires show
 */
export function openKnown(
  source: YamlSource,
  node: GraphNode,
  raw: RawNode,
  facts: NodeFacts,
  structures: NodeStructures,
  of: string | undefined,
): OpenNode {
  const known = pinsOf(facts, structures, of);
  const drawn: Record<Side, {pin: Pin; order: number}[]> = {in: [], out: []};
  const title = titleOf(facts, structures, of);
  node.title = raw.title ?? title;
  if (raw.title !== undefined && !raw.title.includes(facts.title ?? facts.name)) node.type = title;

  if (raw.assumed && facts.status === 'defined' && !facts.process) {
    const what = `the pins of ${raw.node} are published`;
    source.report(['nodes', node.id, 'assumed'], what, 'remove "assumed" and use them');
  }
  if (of !== undefined && raw.of !== undefined) checkType(source, node.id, facts, structures, of);
  const assumed = {in: node.in, out: node.out};
  const names = (side: Side): string[] => [
    ...known.filter((pin) => pin.sides.includes(side)).map(({name}) => name),
    ...assumed[side].map(({name}) => name),
  ];

  const draw = (side: Side, {name, type, field}: NodePin): Pin => {
    const seen = drawn[side].find(({pin}) => pin.name === name);
    if (seen) return seen.pin;
    const pin: Pin = {name, type: kindOf(type), ...(isOpen(type) ? {} : {definition: type, fixed: true})};
    drawn[side].push({pin, order: known.findIndex((each) => each.field === field)});
    drawn[side].sort((a, b) => a.order - b.order);
    node[side] = [...drawn[side].map((each) => each.pin), ...assumed[side]];
    return pin;
  };

  const missing = (sides: readonly Side[], kind: string, name: string): Fault => {
    if (needsType(facts) && of === undefined)
      return {
        what: `"${node.id}" is a node of ${facts.name} without a type, so its pins are not known`,
        fix: 'say the type: "of: Track"',
      };
    const all = sides.flatMap(names);
    const actor = facts.process && nearest(name, all) === undefined;
    const more = actor ? '; list a pin of a spawned actor under "assumed"' : '';
    return {what: `${raw.node} has no ${kind} "${name}"`, fix: fixOf(name, all, raw.node) + more};
  };

  const take = (side: Side, name: string | undefined): Pin | Fault => {
    if (name === undefined) {
      const starting = known.filter((pin) => pin.starts && pin.sides.includes(side) && !pin.id.includes('<'));
      return starting.length === 1 ? draw(side, starting[0]!) : sayWhich(node.id, side, names(side));
    }
    const own = assumed[side].find((pin) => pin.name === name);
    if (own) return own;
    const found = findPin(known, name, side);
    if (!found) return missing([side], word(side), name);
    if (found.sides.includes(side)) return draw(side, found);
    if (found.sides.length === 0) return {what: propertyOnly(found.name), fix: 'give its value under "values"'};
    return {what: `"${found.name}" is an ${word(other(side))} of ${raw.node}, not an ${word(side)}`, fix: turnAround};
  };
  const propertyOnly = (name: string): string => `"${name}" of ${raw.node} is a property that can't be shown as a pin`;

  for (const [index, name] of (raw.pins ?? []).entries()) {
    const at = ['nodes', node.id, 'pins', index];
    const found = findPin(known, name);
    const fault = missing(['in', 'out'], 'pin', name);
    if (!found) source.report(at, fault.what, fault.fix);
    else if (found.sides[0]) draw(found.sides[0], found);
    else source.report(at, propertyOnly(found.name), 'give its value under "values"');
  }
  for (const value of node.values) {
    const fault = checkValue(raw, known, structures, value);
    if (fault) source.report(['nodes', node.id, 'values', value.name], fault.what, fault.fix);
    value.name = findPin(known, value.name)?.name ?? value.name;
  }
  return {node, take, follows: facts.follows === true};
}

/** The nearest name; where none is near, all names, or the file that has them if they are many. */
const fixOf = (name: string, names: readonly string[], id: string | undefined): string =>
  didYouMean(name, names, names.length > 12 ? `docs/_data/nodes/${id}.yml lists what there is` : undefined);

/** The type that is written with `of`: a variant of the family, or a structure of the data. */
function checkType(source: YamlSource, id: string, facts: NodeFacts, structures: NodeStructures, of: string): void {
  const {variants = []} = facts;
  const at = ['nodes', id, 'of'];
  if (!needsType(facts)) {
    source.report(at, `${facts.name} takes no type`, 'remove "of"');
  } else if (variants.length > 0 ? !variantOf(facts, of) : !structureOf(structures, of)) {
    const known =
      variants.length > 0
        ? variants.map(({name}) => name.slice(name.indexOf(' ') + 1))
        : Object.entries(structures).flatMap(([type, {also = []}]) => [type, ...also]);
    source.report(at, `unknown type "${of}" of ${facts.name}`, didYouMean(of, known));
  }
}

/** The fault of a value: the name (`Y` or, for a field of a structure, `Y.FOV`), the option, or the range. */
function checkValue(
  raw: RawNode,
  known: readonly NodePin[],
  structures: NodeStructures,
  {name, value}: {name: string; value: string},
): Fault | undefined {
  const pin = findPin(known, name);
  if (!pin) {
    const [owner = '', part] = [name.split('.')[0], name.slice(name.indexOf('.') + 1)];
    const type = name.includes('.') ? findPin(known, owner)?.type : undefined;
    const fields = type === undefined ? undefined : structureOf(structures, type)?.fields;
    if (fields?.some((each) => fieldLabel(each) === part || each.name === part)) return undefined;
    const names = fields
      ? fields.map((each) => `${owner}.${fieldLabel(each)}`)
      : known.map((each) => each.name).filter((each) => !each.includes('<'));
    return {what: `${raw.node} has no property "${name}"`, fix: fixOf(name, names, raw.node)};
  }
  const {options, min, max} = pin.field;
  if (options && !options.includes(value))
    return {what: `"${value}" is none of the values of "${pin.name}"`, fix: didYouMean(value, options)};
  const number = Number(value);
  if (kindOf(pin.type) !== 'number' || value.trim() === '' || !Number.isFinite(number)) return undefined;
  if ((typeof min === 'number' && number < min) || (typeof max === 'number' && number > max))
    return {what: `${value} is outside the range of "${pin.name}"`, fix: `write ${rangeOf(pin.field)}`};
  return undefined;
}
