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
import {nodeAddress} from '../../../shared/previews';
import type {YamlSource} from '../../../shared/yaml';
import type {GraphNode, Pin, RawNode} from './model';

export interface NodeRegistry {
  nodes: ReadonlyMap<string, NodeFacts>;
  nodeStructures: NodeStructures;
}

export interface OpenNode {
  readonly node: GraphNode;
  /** The named pin, or a fault. Without name: the only pin on that side. */
  take: (side: Side, name: string | undefined) => Pin | Fault;
  /** Pins of type `any` adopt the type of the first wire. */
  readonly follows: boolean;
}

const word = (side: Side): string => (side === 'in' ? 'input' : 'output');

/** @param of as for `openPins` */
function missing(
  {id, node}: GraphNode,
  [kind, name]: readonly [kind: string, name: string],
  names: readonly string[],
  facts?: NodeFacts,
  of?: string,
): Fault {
  if (facts && needsType(facts) && of === undefined)
    return {
      what: `"${id}" is a node of ${facts.name} without a type, so its pins are not known`,
      fix: 'say the type: "of: Track"',
    };
  const isActors = facts?.process && nearest(name, names) === undefined;
  const fix = fixOf(name, names, node) + (isActors ? '; list a pin of a spawned actor under "assumed"' : '');
  return {what: `"${id}" has no ${kind} "${name}"`, fix};
}

/**
 * Of the known pins, only those used by wires, values, and `pins` are drawn.
 * @param known pins of its definition; a portal has one, for both sides
 * @param of type of a dynamic node, from the figure or its wires
 */
export function openPins(node: GraphNode, known: readonly NodePin[], facts?: NodeFacts, of?: string): OpenNode {
  const written = {in: node.in, out: node.out};
  const drawn: Record<Side, {pin: Pin; order: number}[]> = {in: [], out: []};

  const draw = (side: Side, {name, type, field}: NodePin): Pin => {
    const seen = node[side].find((pin) => pin.name === name);
    if (seen) return seen;
    const pin: Pin = {name, type: kindOf(type), ...(isOpen(type) ? {} : {definition: type, fixed: true})};
    drawn[side].push({pin, order: known.findIndex((each) => each.field === field)});
    drawn[side].sort((a, b) => a.order - b.order);
    node[side] = [...drawn[side].map((each) => each.pin), ...written[side]];
    return pin;
  };

  const take = (side: Side, name: string | undefined): Pin | Fault => {
    const own = node[side].find((pin) => pin.name === name);
    if (own) return own;
    const usable = known.filter(({sides}) => sides.includes(side));
    const names = [...usable, ...written[side]].map((pin) => pin.name);
    if (name === undefined) {
      const starting = usable.filter(({starts, id}) => starts && !id.includes('<'));
      if (starting.length + written[side].length === 1) return written[side][0] ?? draw(side, starting[0]!);
      if (names.length === 0)
        return {
          what: `"${node.id}" has no ${word(side)} pin`,
          fix: 'name a node with "node", or list pins as "assumed"',
        };
      const fix = `say which: ${names.map((each) => `${node.id}.${each}`).join(', ')}`;
      return {what: `"${node.id}" has ${names.length} ${word(side)} pins`, fix};
    }
    const other = side === 'in' ? 'out' : 'in';
    const found = findPin(known, name, side);
    if (found?.sides.includes(side)) return draw(side, found);
    if (found?.sides.length === 0)
      return {
        what: `"${found.name}" of ${node.node} is a property that can't be shown as a pin`,
        fix: 'give its value under "values"',
      };
    if (!found && !written[other].some((pin) => pin.name === name))
      return missing(node, [word(side), name], names, facts, of);
    return {
      what: `"${name}" is an ${word(other)} of "${node.id}", not an ${word(side)}`,
      fix: 'wires run from an output to an input: turn the wire around, or name another pin',
    };
  };
  return {node, take, follows: facts ? facts.follows === true : node.kind === 'reroute' || node.kind === 'portal'};
}

/** Title and pins come from the data. @param of as for `openPins` */
export function openKnown(
  source: YamlSource,
  node: GraphNode,
  raw: RawNode,
  facts: NodeFacts,
  structures: NodeStructures,
  of: string | undefined,
): OpenNode {
  const at = (...path: PropertyKey[]): PropertyKey[] => ['nodes', node.id, ...path];
  const title = titleOf(facts, structures, of);
  node.title = raw.title ?? title;
  node.reference = nodeAddress(raw.node!, facts);
  if (raw.title !== undefined && !raw.title.includes(facts.title ?? facts.name)) node.type = title;
  if (raw.assumed && facts.status === 'defined' && !facts.process)
    source.report(at('assumed'), `the pins of ${raw.node} are published`, 'remove "assumed" and use them');
  if (raw.of !== undefined) checkType(source, at('of'), facts, structures, raw.of);

  const known = pinsOf(facts, structures, of);
  const assumed = [...node.in, ...node.out];
  const open = openPins(node, known, facts, of);
  for (const [index, name] of (raw.pins ?? []).entries()) {
    const found = findPin(known, name);
    const names = [...known.filter(({sides}) => sides.length > 0), ...assumed].map((pin) => pin.name);
    const result = found ? open.take(found.sides[0] ?? 'in', name) : missing(node, ['pin', name], names, facts, of);
    if ('fix' in result) source.report(at('pins', index), result.what, result.fix);
  }
  for (const value of node.values) {
    const fault = checkValue(raw, known, structures, value);
    if (fault) source.report(at('values', value.name), fault.what, fault.fix);
    value.name = findPin(known, value.name)?.name ?? value.name;
  }
  return open;
}

/** Nearest name, else all names, or the file that lists them. */
const fixOf = (name: string, names: readonly string[], id: string | undefined): string =>
  didYouMean(name, names, id && names.length > 12 ? `docs/_data/nodes/${id}.yml lists what there is` : undefined);

/** `of` is a variant of the family, or a structure of the data. */
function checkType(
  source: YamlSource,
  at: PropertyKey[],
  facts: NodeFacts,
  structures: NodeStructures,
  of: string,
): void {
  if (!needsType(facts)) return source.report(at, `${facts.name} takes no type`, 'remove "of"');
  const {variants = []} = facts;
  if (variantOf(facts, of) ?? (variants.length === 0 && structureOf(structures, of))) return;
  const known =
    variants.length > 0
      ? variants.map(({name}) => name.slice(name.indexOf(' ') + 1))
      : Object.entries(structures).flatMap(([type, {also = []}]) => [type, ...also]);
  source.report(at, `unknown type "${of}" of ${facts.name}`, didYouMean(of, known));
}

/** Checks name (`Y`, or `Y.FOV` for a field of a structure), option, and range. */
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
