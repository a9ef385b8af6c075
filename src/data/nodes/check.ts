import {didYouMean} from '../../shared/didYouMean';
import {canConnect, isKnown, knownTypes} from './pinTypes';
import {findPin, pinsOf, type Side} from './pins';
import type {NodeFacts, NodeField, NodeStructures} from './schema';

type Report = (path: readonly PropertyKey[], what: string, cure: string) => void;

/** `AJA In` as an id: `aja-in`. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Checks one node by itself.
 *
 * @param id name of its file without ending
 */
export function checkNode(id: string, facts: NodeFacts, report: Report): void {
  const names = [facts.name, ...(facts.title ? [facts.title] : [])].map(idOf);
  if (!names.some((name) => id === name || id === `${idOf(facts.category)}-${name}`))
    report(['name'], `"${facts.name}" is in the file ${id}.yml`, `rename the file to ${names[0]}.yml`);
  const lists = {pins: facts.pins ?? [], properties: facts.properties ?? []};
  const seen = new Map<string, string>();
  for (const [list, fields] of Object.entries(lists)) {
    for (const [index, field] of fields.entries()) {
      const key = `${field.direction ?? 'in'} ${field.name}`;
      if (seen.has(key)) report([list, index, 'name'], `"${field.name}" is listed twice`, 'remove one of the two');
      seen.set(key, list);
      checkField(field, [list, index], report);
    }
  }
  for (const [index, {parameters = []}] of (facts.functions ?? []).entries())
    for (const [place, field] of parameters.entries())
      checkField(field, ['functions', index, 'parameters', place], report);
}

function checkField(field: NodeField, path: readonly PropertyKey[], report: Report): void {
  const {name, type, default: start, options, min, max, shows, direction} = field;
  if (type !== undefined && type !== 'choice' && !options && !isKnown(type)) {
    report(
      [...path, 'type'],
      `the type of "${name}" is "${type}", which no definition has`,
      didYouMean(type, knownTypes, 'add it to src/data/nodes/pinTypes.ts'),
    );
  }
  if (options && typeof start === 'string' && !options.includes(start))
    report(
      [...path, 'default'],
      `the default of "${name}" is "${start}", which is none of its options`,
      `write one of ${options.join(', ')}`,
    );
  if (
    typeof start === 'number' &&
    ((typeof min === 'number' && start < min) || (typeof max === 'number' && start > max))
  )
    report(
      [...path, 'default'],
      `the default of "${name}" is ${start}, outside its range`,
      'correct the default, min or max',
    );
  if (direction === 'in' && shows && !shows.some((each) => each !== 'output'))
    report([...path, 'shows'], `"${name}" is an input that can only be shown as output`, 'correct direction or shows');
  if (direction === 'out' && shows?.includes('input') && !shows.includes('output'))
    report([...path, 'shows'], `"${name}" is an output that can be shown as input`, 'correct direction or shows');
}

/** Checks the typical wires of a node: both ends exist, and their types fit. */
export function checkWiring(
  facts: NodeFacts,
  nodes: ReadonlyMap<string, NodeFacts>,
  structures: NodeStructures,
  report: Report,
): void {
  for (const [index, {pin: name, from, to}] of (facts.wiring ?? []).entries()) {
    const path = ['wiring', index];
    const far = from ?? to;
    if (far === undefined || (from !== undefined && to !== undefined)) {
      report(
        path,
        `the wire of "${name}" has not one other end`,
        'write from or to, with a node and its pin: aja-in.Output',
      );
      continue;
    }
    const side: Side = from === undefined ? 'out' : 'in';
    const near = findPin(pinsOf(facts, structures), name, side);
    const other = nodes.get(far.split('.')[0] ?? '');
    const end =
      other && findPin(pinsOf(other, structures), far.slice(far.indexOf('.') + 1), side === 'in' ? 'out' : 'in');
    if (!near?.sides.includes(side))
      report(
        [...path, 'pin'],
        `the node has no ${side === 'in' ? 'input' : 'output'} "${name}"`,
        'name a pin of this node',
      );
    else if (!end?.sides.includes(side === 'in' ? 'out' : 'in'))
      report(
        [...path, from ? 'from' : 'to'],
        `"${far}" is no pin of a node`,
        'write the id of a node, a period and the name of its pin',
      );
    else if (!(side === 'in' ? canConnect(end.type, near.type) : canConnect(near.type, end.type)))
      report(path, `"${name}" and "${far}" have types that do not fit`, 'name pins of the same type');
  }
}
