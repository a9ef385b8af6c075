import {didYouMean} from '../../shared/didYouMean';
import {canConnect, isKnown, knownTypes} from './pinTypes';
import {findPin, pinsOf, type Side} from './pins';
import type {NodeFacts, NodeField, NodeStructures} from './schema';
import type {Path, YamlSource} from '../../shared/yaml';

/** `aja-in` for `AJA In`. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export function checkNode(id: string, facts: NodeFacts, source: YamlSource): void {
  const {name, title, category, pins = [], properties = [], functions = []} = facts;
  const names = [name, ...(title ? [title] : [])].map(idOf);
  if (!names.some((one) => id === one || id === `${idOf(category)}-${one}`))
    source.report(['name'], `"${name}" is in the file ${id}.yml`, `rename the file to ${names[0]}.yml`);
  const seen = new Set<string>();
  for (const [list, fields] of Object.entries({pins, properties})) {
    for (const [index, field] of fields.entries()) {
      const key = `${field.direction ?? 'in'} ${field.name}`;
      if (seen.has(key))
        source.report([list, index, 'name'], `"${field.name}" is listed twice`, 'remove one of the two');
      seen.add(key);
      checkField(field, [list, index], source);
    }
  }
  for (const [index, {parameters = []}] of functions.entries())
    for (const [place, field] of parameters.entries())
      checkField(field, ['functions', index, 'parameters', place], source);
}

/** What a value violates; undefined if valid. */
function valueFix(type: string, value: NonNullable<NodeField['default']>): string | undefined {
  if (type === 'bool') return typeof value === 'boolean' ? undefined : 'write true or false';
  if (!/^(?:float|double|u?(?:int|long|short|byte))$/.test(type)) return undefined;
  if (typeof value !== 'number') return 'write a number';
  if (!/^(?:float|double)$/.test(type) && !Number.isInteger(value)) return 'write a whole number, or correct the type';
  return type.startsWith('u') && value < 0 ? 'write 0 or more, or correct the type' : undefined;
}

function checkField(field: NodeField, path: Path, source: YamlSource): void {
  const {name, type, default: start, options, min, max, shows, direction} = field;
  const report = (key: keyof NodeField, what: string, fix: string): void => source.report([...path, key], what, fix);
  if (type !== undefined && type !== 'choice' && !options && !isKnown(type)) {
    const fix = didYouMean(type, knownTypes, 'add it to src/data/nodes/pinTypes.ts');
    report('type', `the type of "${name}" is "${type}", which no definition has`, fix);
  }
  if (options && typeof start === 'string' && !options.includes(start)) {
    const what = `the default of "${name}" is "${start}", which is none of its options`;
    report('default', what, `write one of ${options.join(', ')}`);
  }
  const fix = type === undefined || options || start === undefined ? undefined : valueFix(type, start);
  if (fix) report('default', `the default of "${name}" is ${JSON.stringify(start)}, which is no ${type}`, fix);
  const isBelow = typeof start === 'number' && typeof min === 'number' && start < min;
  const isAbove = typeof start === 'number' && typeof max === 'number' && start > max;
  if (isBelow || isAbove)
    report('default', `the default of "${name}" is ${start}, outside its range`, 'correct the default, min or max');
  if (direction === 'in' && shows?.every((each) => each === 'output'))
    report('shows', `"${name}" is an input that can only be shown as output`, 'correct direction or shows');
  if (direction === 'out' && shows?.includes('input') && !shows.includes('output'))
    report('shows', `"${name}" is an output that can be shown as input`, 'correct direction or shows');
}

/** Both ends of each typical wire exist, and their types match. */
export function checkWiring(
  facts: NodeFacts,
  nodes: ReadonlyMap<string, NodeFacts>,
  structures: NodeStructures,
  source: YamlSource,
): void {
  for (const [index, {pin: name, from, to}] of (facts.wiring ?? []).entries()) {
    const report = (key: 'pin' | 'from' | 'to' | undefined, what: string, fix: string): void =>
      source.report(['wiring', index, ...(key ? [key] : [])], what, fix);
    const far = from ?? to;
    if (far === undefined || (from !== undefined && to !== undefined)) {
      const fix = 'write from or to, with a node and its pin: aja-in.Output';
      report(undefined, `the wire of "${name}" has not one other end`, fix);
      continue;
    }
    const [side, otherSide]: [Side, Side] = from === undefined ? ['out', 'in'] : ['in', 'out'];
    const near = findPin(pinsOf(facts, structures), name, side);
    const other = nodes.get(far.split('.')[0]!);
    const end = other && findPin(pinsOf(other, structures), far.slice(far.indexOf('.') + 1), otherSide);
    if (!near?.sides.includes(side)) {
      const what = `the node has no ${side === 'in' ? 'input' : 'output'} "${name}"`;
      report('pin', what, 'name a pin of this node');
    } else if (!end?.sides.includes(otherSide)) {
      const fix = 'write the id of a node, a period and the name of its pin';
      report(from ? 'from' : 'to', `"${far}" is no pin of a node`, fix);
    } else if (!(side === 'in' ? canConnect(end.type, near.type) : canConnect(near.type, end.type))) {
      const what = `"${name}" and "${far}" have types that do not fit`;
      report(undefined, what, 'name pins of the same type');
    }
  }
}
