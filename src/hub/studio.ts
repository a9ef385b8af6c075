import {isMoving, valueAt} from './motion';
import {allNodes, kinds, type EngineType, type HubState, type LiveEngine} from './state';

function loadedName(state: HubState, engine: LiveEngine, type: EngineType): string | undefined {
  const {loadedId, list} = kinds[type];
  return state[list].find(({id}) => id === engine[loadedId])?.name;
}

export function studioOf(state: HubState, now: number) {
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
          name: `${node.NodeName}.${one.DisplayName}`,
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
  const rundowns = state.rundowns.map(({name, items}) => ({name, items}));
  const onAir = state.engines.filter(({role}) => role === 'Broadcast');
  const owners = onAir.flatMap(allNodes).flatMap((node) => [node, ...node.functions]);
  const values = owners.flatMap(({properties}) =>
    properties.map((one) => [one.DisplayName, valueAt(one, now)] as const),
  );
  const isChanging = engines.some(({properties}) => properties.some((one) => one.isMoving));
  const isBusy = isChanging || state.engines.some(({launches}) => launches.size > 0);
  return {engines, channels, rundowns, values: Object.fromEntries(values), isMoving: isChanging, isBusy};
}

export type Studio = ReturnType<typeof studioOf>;
