import type {World} from '../../data/world/schema';
import {getOrMake} from '../../shared/collections';
import {didYouMean} from '../../shared/didYouMean';
import type {Finding} from '../../shared/finding';
import type {Description} from '../../data/api/description';

const listOf = (name: string) => `IDs of ${name}`;

function valuesIn(world: World): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (name: string, value: unknown) => getOrMake(found, name, () => new Set()).add(String(value));
  const walk = (node: object, list: string): void => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'object' && value !== null) {
        walk(value as object, Array.isArray(node) ? list : key);
      } else {
        add(key.toLowerCase(), value);
        if (key === 'id') add(listOf(list), value);
      }
    }
  };
  walk(world, '');
  return found;
}

const NAMING = /^(?:.*Id|.*ID|.*Path|NodeName|FunctionName|DisplayName|template|renderers|overriddenChannels)$/;

/** Lists for fields whose name doesn't say it. */
const listsOf: Readonly<Record<string, readonly string[]>> = {
  launchId: ['launchConfigs'],
  overriddenChannels: ['channels'],
  projectMapId: ['maps'],
  stateId: ['graphs', 'rgraphs', 'ustates'],
};

function listOfSchema(schema: string): string {
  const [name] = /^(?:RundownItem|LaunchConfig|[A-Z][a-z]+)/.exec(schema) ?? [''];
  return name === 'RundownItem' ? 'items' : `${name.charAt(0).toLowerCase()}${name.slice(1)}s`;
}

/** `id.rotation` for `id.rotation.z`. */
const withoutPart = (name: string, value: string) =>
  /^propertyPath$/i.test(name) ? value.replace(/^([\da-f-]{36})\..*/, '$1') : value;

/** Responses can have new IDs; they are compared with the practice hub instead. */
const isNew = (keys: readonly string[]) => keys.includes('responses') || keys[2]?.endsWith('Created');

/**
 * Finds IDs and names in examples of parameters, fields, and requests that the example world lacks.
 * @param description the newest
 */
export function checkWorldIds({file, document, lineOf}: Description, world: World): Finding[] {
  const known = valuesIn(world);
  const findings: Finding[] = [];
  const check = (name: string, value: unknown, keys: readonly string[]): void => {
    const isOwnId = name === 'id' && keys[1] === 'schemas';
    if (isNew(keys) || !(isOwnId || NAMING.test(name))) return;
    const lists = isOwnId ? [listOfSchema(keys[2] ?? '')] : (listsOf[name] ?? [name.replace(/Id$/, 's')]);
    const names = new Set([
      ...(isOwnId ? [] : (known.get(name.toLowerCase()) ?? [])),
      ...lists.flatMap((list) => [...(known.get(listOf(list)) ?? [])]),
    ]);
    for (const one of names.size > 0 ? [value].flat() : []) {
      if ((typeof one !== 'number' && typeof one !== 'string') || names.has(withoutPart(name, String(one)))) continue;
      const what = `the example world has no ${name} ${one}`;
      const some = [...names].toSorted().slice(0, 5).join(', ');
      const fix = didYouMean(String(one), [...names], `use one of ${some}, or add it to api/world.yaml`);
      findings.push({file, line: lineOf(...keys), what, fix});
    }
  };
  /** A named example is the value of a field or parameter. */
  const readData = (name: string, data: unknown, keys: readonly string[]): void => {
    check(name, data, keys);
    if (typeof data !== 'object' || data === null) return;
    for (const [key, value] of Object.entries(data)) readData(Array.isArray(data) ? '' : key, value, [...keys, key]);
  };
  const readNode = (node: unknown, keys: readonly string[]): void => {
    if (typeof node !== 'object' || node === null) return;
    const {name, example, examples = {}} = node as {name?: unknown; example?: unknown; examples?: object};
    const field = keys.at(-2) === 'properties' ? keys.at(-1)! : typeof name === 'string' ? name : '';
    readData(field, example, [...keys, 'example']);
    for (const [key, one] of Object.entries(examples)) {
      readData(field, (one as {value?: unknown}).value, [...keys, 'examples', key, 'value']);
    }
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'example' && key !== 'examples') readNode(value, [...keys, key]);
    }
  };
  readNode(document, []);
  return findings;
}
