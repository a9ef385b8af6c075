import type {World} from '../../data/world/schema';
import {didYouMean} from '../../shared/didYouMean';
import type {Finding} from '../../shared/finding';
import type {Description} from '../../reference/description';

/** Everything that an example can name, by the name of the field or parameter. */
function namesOf(world: World): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = (list: readonly {readonly id: number | string}[]) => list.map(({id}) => id);
  const states = [...world.graphs, ...world.rgraphs, ...world.ustates];
  const nodes = states.flatMap((state) => state.nodes);
  const functions = nodes.flatMap((node) => node.functions);
  const properties = [...nodes, ...functions].flatMap((one) => one.properties);
  const buttons = world.templates.flatMap((template) => template.buttons);
  const renderers = ids(world.launchConfigs.flatMap((config) => config.renderers));
  const newsroomItems = world.newsroomRundowns.flatMap((rundown) => rundown.items);
  const templates = world.templates.map(({name}) => name);
  const engines = ids(world.engines);
  const lists: Readonly<Record<string, readonly (number | string)[]>> = {
    engineId: engines,
    engineHostId: engines,
    ownerStudioId: ids(world.studios),
    engineRoleId: ids(world.roles),
    nodePath: nodes.map((node) => node.NodePath),
    NodePath: nodes.map((node) => node.NodePath),
    NodeName: nodes.map((node) => node.NodeName),
    propertyPath: properties.map((property) => property.PropertyPath),
    PropertyPath: properties.map((property) => property.PropertyPath),
    DisplayName: properties.map((property) => property.DisplayName),
    functionPath: functions.map((one) => one.FunctionPath),
    FunctionPath: functions.map((one) => one.FunctionPath),
    FunctionName: functions.map((one) => one.FunctionName),
    rundownId: ids(world.rundowns),
    itemId: ids(world.rundowns.flatMap((rundown) => rundown.items)),
    buttonKey: buttons.flatMap(({id, key}) => [id, key]),
    template: templates,
    overriddenChannels: ids(world.channels),
    graphId: ids(world.graphs),
    rgraphId: ids(world.rgraphs),
    ustateId: ids(world.ustates),
    stateId: ids(states),
    projectId: world.projects.map((project) => project.projectId),
    projectMapId: ids(world.projects.flatMap((project) => project.maps)),
    launchId: ids(world.launchConfigs),
    launchConfigId: ids(world.launchConfigs),
    rendererId: renderers,
    renderers,
    ncsID: world.newsroomRundowns.map((rundown) => rundown.ncsID),
    roID: world.newsroomRundowns.map((rundown) => rundown.roID),
    storyID: newsroomItems.map((item) => item.storyID),
    itemID: newsroomItems.map((item) => item.itemID),
    objID: newsroomItems.map((item) => item.mosObject.objID),
  };
  return new Map(Object.entries(lists).map(([name, values]) => [name, new Set(values.map(String))]));
}

/** Schemas whose `id` is that of something in the world, by the beginning of their names. */
function ownersOf(world: World): readonly (readonly [schema: string, ids: readonly (number | string)[]])[] {
  const ids = (list: readonly {readonly id: number | string}[]) => list.map(({id}) => id);
  return [
    ['Engine', ids(world.engines)],
    ['Instance', ids(world.engines.flatMap((engine) => engine.instances))],
    ['RundownItem', ids(world.rundowns.flatMap((rundown) => rundown.items))],
    ['Rundown', ids(world.rundowns)],
    ['Button', ids(world.templates.flatMap((template) => template.buttons))],
    ['Template', ids(world.templates)],
    ['Graph', ids(world.graphs)],
    ['Rgraph', ids(world.rgraphs)],
    ['Ustate', ids(world.ustates)],
    ['LaunchConfig', ids(world.launchConfigs)],
  ];
}

/** The path of a property without the part of its value: `id.rotation.z`. */
const withoutPart = (name: string, value: string) =>
  /^propertyPath$/i.test(name) ? value.replace(/^([\da-f-]{36})\..*/, '$1') : value;

/** True for an example of a response, whose IDs can be new. It is compared with the answer of the practice hub. */
function isNew(keys: readonly string[], names: readonly string[]): boolean {
  return keys.includes('responses') || names.some((name) => name.endsWith('Created'));
}

/**
 * Finds IDs and names in examples that the example world lacks: of parameters, of fields, and of the bodies of requests.
 * @param description the newest
 */
export function checkWorldIds({file, document, lineOf}: Description, world: World): Finding[] {
  const known = namesOf(world);
  const owners = ownersOf(world);
  const findings: Finding[] = [];
  const check = (name: string, value: unknown, keys: readonly string[]): void => {
    const owner =
      name === 'id' && keys[1] === 'schemas' ? owners.find(([start]) => keys[2]?.startsWith(start)) : undefined;
    const names = owner ? new Set(owner[1].map(String)) : known.get(name);
    for (const one of names && !isNew(keys, keys.slice(2, 3)) ? [value].flat() : []) {
      if ((typeof one !== 'number' && typeof one !== 'string') || names!.has(withoutPart(name, String(one)))) continue;
      const what = `the example world has no ${name} ${one}`;
      const some = [...names!].slice(0, 5).join(', ');
      const fix = didYouMean(String(one), [...names!], `use one of ${some}, or add it to api/world.yaml`);
      findings.push({file, line: lineOf(...keys), what, fix});
    }
  };
  /** Reads the data of an example, which is the value of a field or parameter where it has a name. */
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
