import type {World} from '../data/world/schema';
import type {Json} from '../shared/json';
import {move, partOf, type Change, type Moving} from './motion';

export type EngineType = World['engines'][number]['engineType'];

type WorldNode = World['graphs'][number]['nodes'][number];
type WorldProperty = WorldNode['properties'][number];

export interface LiveProperty extends Omit<WorldProperty, 'Value'>, Moving {
  isTouched: boolean;
}

type Live<Owner> = Omit<Owner, 'properties'> & {readonly properties: readonly LiveProperty[]};

export type LiveNode = Live<Omit<WorldNode, 'functions'>> & {
  readonly functions: readonly Live<WorldNode['functions'][number]>[];
};

interface Launch {
  readonly start: number;
  readonly projectId: number | null;
  readonly projectMapId: number | null;
  readonly stateId: number | null;
}

type WorldEngine = World['engines'][number];

export interface LiveEngine extends WorldEngine {
  nodes: Record<EngineType, readonly LiveNode[]>;
  launches: Map<number, Launch>;
}

type WorldItem = World['rundowns'][number]['items'][number];

export type LiveItem = WorldItem & {overriddenChannels?: readonly number[]};

interface Played {
  readonly item: string;
  readonly button: string;
}

/** As sent: all fields but the IDs are optional. */
export type LiveRenderer = {id: number; launchConfigId: number} & {
  [Key in 'engineId' | 'projectId' | 'stateId']?: number;
} & {projectMapId?: number | null; engineType?: EngineType};

export interface HubState extends Omit<World, 'engines' | 'rundowns' | 'launchConfigs'> {
  engines: LiveEngine[];
  rundowns: {id: number; name: string; items: LiveItem[]}[];
  launchConfigs: {id: number; name: string; renderers: LiveRenderer[]}[];
  played: Map<number, Played>;
  nextProcess: number;
}

/** Real durations aren't published (ms). */
const LAUNCH_STEPS = {Caching: 2000, Loading: 3000} as const;

/** Property with the loaded object's ID, and list of objects, by kind. */
export const kinds = {
  RE5: {loadedId: 'graphId', list: 'graphs'},
  RE: {loadedId: 'rgraphId', list: 'rgraphs'},
  UE: {loadedId: 'ustateId', list: 'ustates'},
} as const;

const live = <Owner extends Pick<WorldNode, 'properties'>>({properties, ...owner}: Owner): Live<Owner> => ({
  ...owner,
  properties: properties.map(({Value, ...one}) => ({...one, value: Value as Json, motions: [], isTouched: false})),
});

function nodesOf(
  world: Pick<World, 'graphs' | 'rgraphs' | 'ustates'>,
  type: EngineType,
  id: number | null,
): LiveNode[] {
  const loaded = world[kinds[type].list].find((one) => one.id === id);
  return (loaded?.nodes ?? []).map(({functions, ...node}) => ({...live(node), functions: functions.map(live)}));
}

export function startState(world: World): HubState {
  const own = structuredClone(world);
  return {
    ...own,
    engines: own.engines.map((engine) => ({
      ...engine,
      nodes: {
        RE5: nodesOf(own, 'RE5', engine.graphId),
        RE: nodesOf(own, 'RE', engine.rgraphId),
        UE: nodesOf(own, 'UE', engine.ustateId),
      },
      launches: new Map(),
    })),
    played: new Map(),
    nextProcess: 5000,
  };
}

/** Loads an object with its stored values; `null` unloads. */
export function load(state: HubState, engine: LiveEngine, type: EngineType, id: number | null): void {
  engine[kinds[type].loadedId] = id;
  engine.nodes = {...engine.nodes, [type]: nodesOf(state, type, id)};
}

export function advance(state: HubState, now: number): void {
  for (const engine of state.engines) {
    for (const [id, {start, projectId, projectMapId, stateId}] of engine.launches) {
      const instance = engine.instances.find((one) => one.id === id)!;
      if (now >= start + LAUNCH_STEPS.Caching && instance.status === 'Caching') {
        Object.assign(instance, {status: 'Loading', pid: state.nextProcess});
        state.nextProcess += 4;
      }
      if (now >= start + LAUNCH_STEPS.Caching + LAUNCH_STEPS.Loading) {
        Object.assign(instance, {status: 'Loaded', projectId, projectMapId});
        engine.launches.delete(id);
        load(state, engine, instance.engineType, stateId);
      }
    }
  }
}

export const allNodes = ({nodes}: LiveEngine): LiveNode[] => [...nodes.RE5, ...nodes.RE, ...nodes.UE];

export function change(property: LiveProperty, part: readonly string[], to: Json, how: Change, now: number): boolean {
  property.isTouched = true;
  return move(property, part, to, how, now);
}

/** Keys below the property in `id.rotation.z`. */
export function partIn(address: string, {PropertyPath: path, value}: LiveProperty): string[] | undefined {
  const keys = address.startsWith(`${path}.`) ? address.slice(path.length + 1).split('.') : undefined;
  return keys && partOf(value, keys) !== undefined ? keys : undefined;
}

export const nextId = (list: readonly {readonly id: number}[]): number => Math.max(0, ...list.map(({id}) => id)) + 1;
