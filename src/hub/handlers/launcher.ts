import {handlers, integer, invalid, unknown, type Schemas} from '../calls';
import {kinds, load, nextId, type HubState, type LiveRenderer} from '../state';

type Config = HubState['launchConfigs'][number];

const CANCELLED = 'Launch cancelled: This launch configuration has no idle engines or suitable engine installation.';

const idsOf = (list: readonly {id: number}[]) => list.map(({id}) => id);

const invalidConfig = ({launchConfigs}: HubState, id: string) =>
  ({
    status: 422,
    text: 'Invalid config id',
    reason: unknown('launch configuration', id, idsOf(launchConfigs)),
  }) as const;

const noRenderer = <Text extends string>(text: Text, {renderers}: Config, id: string) =>
  ({status: 404, text, reason: unknown('renderer', id, idsOf(renderers))}) as const;

const notListed = (config: Config, id: string) =>
  noRenderer('Renderer not listed in selected configuration.', config, id);

const configOf = ({launchConfigs}: HubState, id: string) => launchConfigs.find((one) => one.id === integer(id));

const rendererOf = (config: Config, id: string) => config.renderers.find((one) => one.id === integer(id));

const shown = ({id, name, renderers}: Config): Schemas['LaunchConfig'] => {
  return {id, name, renderers: idsOf(renderers)};
};

const details = ({id: _id, ...renderer}: LiveRenderer): Schemas['RendererDetails'] => renderer;

const allRenderers = ({launchConfigs}: HubState) => launchConfigs.flatMap(({renderers}) => renderers);

function installationOf(state: HubState, {engineId, engineType}: LiveRenderer) {
  const engine = state.engines.find((one) => one.id === engineId);
  const isEnabled = engine && (engineType === 'UE' ? engine.ue_enabled : engine.re_enabled);
  const isReached = engine?.status === 'connected' || engine?.status === 'ready';
  const instance = engine?.instances.find((one) => one.engineType === engineType);
  return engine && instance && isEnabled && isReached ? {engine, instance} : undefined;
}

function start(state: HubState, renderer: LiveRenderer, now: number): boolean {
  const found = installationOf(state, renderer);
  if (found?.instance.status !== 'Idle') return false;
  const {projectId = null, projectMapId = null, stateId = null} = renderer;
  found.instance.status = 'Caching';
  found.engine.launches.set(found.instance.id, {start: now, projectId, projectMapId, stateId});
  return true;
}

function stop(state: HubState, renderer: LiveRenderer): void {
  const found = installationOf(state, renderer);
  if (!found) return;
  Object.assign(found.instance, {status: 'Idle', pid: null, projectId: null, projectMapId: null});
  found.engine.launches.delete(found.instance.id);
  load(state, found.engine, found.instance.engineType, null);
}

const busy = (state: HubState, {renderers}: Config): string =>
  renderers
    .map((one) => {
      const {engine, instance} = installationOf(state, one) ?? {};
      return `engine ${engine?.id ?? one.engineId} ${instance ? `is ${instance.status}` : `has no ${one.engineType} that can start`}`;
    })
    .join('; ') || 'the configuration has no renderers';

/** Undefined if valid; missing fields are allowed. */
function rendererFault(state: HubState, sent: Schemas['RendererDetails']): string | undefined {
  const {engineId, projectId, projectMapId, engineType, stateId} = sent;
  const stored = engineType === undefined ? Object.values(kinds).map(({list}) => list) : [kinds[engineType].list];
  const maps = state.projects.find((one) => one.projectId === projectId)?.maps ?? [];
  const named: [what: string, value: number | null | undefined, known: number[]][] = [
    ['engine', engineId, idsOf(state.engines)],
    ['project', projectId, state.projects.map((one) => one.projectId)],
    ['map of the project', projectMapId, idsOf(maps)],
    [`state of ${engineType ?? 'any type'}`, stateId, stored.flatMap((list) => idsOf(state[list]))],
  ];
  const wrong = named.find(([, value, known]) => typeof value === 'number' && !known.includes(value));
  return wrong && unknown(...wrong);
}

export const launcherHandlers = handlers({
  listLaunchConfigs: ({state}) => ({status: 200, json: state.launchConfigs.map(shown)}),
  getLaunchConfig({state, path}) {
    const config = configOf(state, path.launchId);
    return config ? {status: 200, json: shown(config)} : invalidConfig(state, path.launchId);
  },
  createLaunchConfig({state, body}) {
    const sent = body.renderers.map((id) => allRenderers(state).find((one) => one.id === id));
    const known = idsOf(allRenderers(state));
    const wrong = body.renderers[sent.indexOf(undefined)];
    const reason =
      body.name.trim() === ''
        ? 'name is empty'
        : sent.includes(undefined)
          ? unknown('renderer', wrong, known)
          : undefined;
    if (reason) return {status: 422, text: 'Invalid parameters', reason};
    const id = nextId(state.launchConfigs);
    const first = nextId(allRenderers(state));
    const renderers = sent.map((one, at) => ({...one!, id: first + at, launchConfigId: id}));
    state.launchConfigs.push({id, name: body.name, renderers});
    return {status: 200, json: {id, renderers: idsOf(renderers)}, notes: ['rest-first-renderer']};
  },
  startLaunchConfig({state, path, now}) {
    const config = configOf(state, path.launchId);
    if (!config) return invalidConfig(state, path.launchId);
    const started = config.renderers.map((renderer) => start(state, renderer, now));
    if (!started.includes(true)) return {status: 404, text: CANCELLED, reason: busy(state, config)};
    return {
      status: 200,
      text: 'OK',
      notes: ['rest-launch-steps'],
    };
  },
  stopLaunchConfig({state, path}) {
    const config = configOf(state, path.launchId);
    if (!config) return invalidConfig(state, path.launchId);
    config.renderers.forEach((renderer) => stop(state, renderer));
    return {status: 200};
  },
  retimeLaunchConfig: ({state, path}) =>
    configOf(state, path.launchId) ? {status: 200} : invalidConfig(state, path.launchId),
  listRenderers({state, path}) {
    const config = configOf(state, path.launchId);
    return config ? {status: 200, json: config.renderers.map(({id}) => id)} : invalidConfig(state, path.launchId);
  },
  getRenderer({state, path}) {
    const config = configOf(state, path.launchId);
    if (!config) return invalidConfig(state, path.launchId);
    if (integer(path.rendererId) === undefined) return invalid('rendererId must be an integer');
    const renderer = rendererOf(config, path.rendererId);
    return renderer
      ? {status: 200, json: details(renderer)}
      : noRenderer('Renderer not found', config, path.rendererId);
  },
  createRenderer({state, path, body}) {
    const config = configOf(state, path.launchId);
    if (!config) return invalidConfig(state, path.launchId);
    const {engineId, projectId, projectMapId, engineType, stateId} = body;
    const reason = rendererFault(state, body);
    if (reason) return {status: 422, text: 'Failed to update renderer', reason};
    const sent = Object.entries({engineId, projectId, projectMapId, engineType, stateId});
    const given = Object.fromEntries(sent.filter(([, value]) => value !== undefined));
    const id = nextId(allRenderers(state));
    config.renderers.push({id, launchConfigId: config.id, ...given});
    return {status: 200, json: id};
  },
  startRenderer({state, path, now}) {
    const config = configOf(state, path.launchId);
    if (!config) return invalidConfig(state, path.launchId);
    const renderer = rendererOf(config, path.rendererId);
    if (!renderer) return notListed(config, path.rendererId);
    start(state, renderer, now);
    return {status: 200, text: 'OK', notes: ['rest-launch-steps']};
  },
  stopRenderer({state, path}) {
    const config = configOf(state, path.launchId);
    if (!config) return invalidConfig(state, path.launchId);
    const renderer = rendererOf(config, path.rendererId);
    if (!renderer) return notListed(config, path.rendererId);
    stop(state, renderer);
    return {status: 200, text: 'OK'};
  },
});
