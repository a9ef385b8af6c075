import type {Json} from '../shared/json';
import {isMoving, valueAt} from './motion';
import {allNodes, kinds, type EngineType, type HubState, type LiveEngine} from './state';

/** The visible state of an engine. */
interface StudioEngine {
  readonly name: string;
  readonly status: string;
  readonly instances: readonly {
    readonly id: number;
    readonly type: EngineType;
    readonly version: string;
    readonly status: string;
    /** Name of the graph, rgraph, or ustate that is loaded. */
    readonly loaded: string | undefined;
  }[];
  /** Properties that a call or a button has set. */
  readonly properties: readonly {
    readonly name: string;
    readonly value: Json;
    readonly isMoving: boolean;
  }[];
}

/** The studio at one moment. */
export interface Studio {
  readonly engines: readonly StudioEngine[];
  readonly channels: readonly {readonly name: string; readonly engine: string; readonly played: string | undefined}[];
  /** Whether something goes on by itself. */
  readonly isBusy: boolean;
}

function loadedName(state: HubState, engine: LiveEngine, type: EngineType): string | undefined {
  const {loadedId, list} = kinds[type];
  return state[list].find(({id}) => id === engine[loadedId])?.name;
}

/** The changes that the calls have made to the studio, at a time. */
export function studioOf(state: HubState, now: number): Studio {
  const engines = state.engines.map((engine) => ({
    name: engine.name,
    status: engine.status,
    instances: engine.instances.map(({id, engineType: type, engineVersion: version, status}) => ({
      id,
      type,
      version,
      status,
      loaded: status === 'Loaded' ? loadedName(state, engine, type) : undefined,
    })),
    properties: allNodes(engine).flatMap((node) =>
      [...node.properties, ...node.functions.flatMap(({properties}) => properties)]
        .filter(({isTouched}) => isTouched)
        .map((one) => ({
          name: `${node.name}.${one.name}`,
          value: valueAt(one, now),
          isMoving: isMoving(one, now),
        })),
    ),
  }));
  const channels = state.channels.map(({id, name, engineId}) => {
    const played = state.played.get(id);
    return {
      name,
      engine: state.engines.find((one) => one.id === engineId)?.name ?? '',
      played: played && `${played.item}: ${played.button}`,
    };
  });
  const isBusy =
    state.engines.some(({launches}) => launches.size > 0) ||
    engines.some(({properties}) => properties.some((one) => one.isMoving));
  return {engines, channels, isBusy};
}
