import {found, handlers, integer, invalid, unknown, type Schemas} from '../calls';
import {kinds, load, nextId, type HubState, type LiveRenderer} from '../state';

type Config = HubState['launchConfigs'][number];

const CANCELLED = 'Launch cancelled: This launch configuration has no idle engines or suitable engine installation.';

const idsOf = (list: readonly {id: number}[]) => list.map(({id}) => id);

const invalidConfig = {status: 422, text: 'Invalid config id'} as const;
const notListed = {status: 404, text: 'Renderer not listed in selected configuration.'} as const;

const configOf = ({state, path}: {state: HubState; path: {launchId: string}}) =>
  state.launchConfigs.find((one) => one.id === integer(path.launchId));

const inConfig = found(configOf, invalidConfig);

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
  const target = installationOf(state, renderer);
  if (target?.instance.status !== 'Idle') return false;
  const {projectId = null, projectMapId = null, stateId = null} = renderer;
  target.instance.status = 'Caching';
  target.engine.launches.set(target.instance.id, {start: now, projectId, projectMapId, stateId});
  return true;
}

function stop(state: HubState, renderer: LiveRenderer): void {
  const target = installationOf(state, renderer);
  if (!target) return;
  Object.assign(target.instance, {status: 'Idle', pid: null, projectId: null, projectMapId: null});
  target.engine.launches.delete(target.instance.id);
  load(state, target.engine, target.instance.engineType, null);
}

const stateOf = (state: HubState, renderer: LiveRenderer) =>
  `renderer ${renderer.id}: ${installationOf(state, renderer)?.instance.status ?? 'no engine that can start it'}`;

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
  getLaunchConfig: inConfig((_, config) => ({status: 200, json: shown(config)})),
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
  startLaunchConfig: inConfig(({state, now}, config) => {
    const started = config.renderers.map((renderer) => start(state, renderer, now));
    if (!started.includes(true)) {
      const reason = `nothing is Idle; ${config.renderers.map((one) => stateOf(state, one)).join(', ')}`;
      return {status: 404, text: CANCELLED, reason};
    }
    return {status: 200, text: 'OK', notes: ['rest-launch-steps']};
  }),
  stopLaunchConfig: inConfig(({state}, config) => {
    config.renderers.forEach((renderer) => stop(state, renderer));
    return {status: 200};
  }),
  retimeLaunchConfig: inConfig(() => ({status: 200})),
  listRenderers: inConfig((_, config) => ({status: 200, json: config.renderers.map(({id}) => id)})),
  getRenderer: inConfig(({path}, config) => {
    if (integer(path.rendererId) === undefined) return invalid('rendererId must be an integer');
    const renderer = rendererOf(config, path.rendererId);
    return renderer ? {status: 200, json: details(renderer)} : {status: 404, text: 'Renderer not found'};
  }),
  createRenderer: inConfig(({state, body}, config) => {
    const {engineId, projectId, projectMapId, engineType, stateId} = body;
    const reason = rendererFault(state, body);
    if (reason) return {status: 422, text: 'Failed to update renderer', reason};
    const sent = Object.entries({engineId, projectId, projectMapId, engineType, stateId});
    const given = Object.fromEntries(sent.filter(([, value]) => value !== undefined));
    const id = nextId(allRenderers(state));
    config.renderers.push({id, launchConfigId: config.id, ...given});
    return {status: 200, json: id};
  }),
  startRenderer: inConfig(({state, path, now}, config) => {
    const renderer = rendererOf(config, path.rendererId);
    if (!renderer) return notListed;
    start(state, renderer, now);
    return {status: 200, text: 'OK', notes: ['rest-launch-steps']};
  }),
  stopRenderer: inConfig(({state, path}, config) => {
    const renderer = rendererOf(config, path.rendererId);
    if (!renderer) return notListed;
    stop(state, renderer);
    return {status: 200, text: 'OK'};
  }),
});
