import {failed, handlers, integer, success} from '../calls';
import type {NoteId} from '../notes';
import {kinds, load, type EngineType, type HubState} from '../state';

const find = <Entry extends {id: number}>(list: readonly Entry[], id: string) =>
  list.find((one) => one.id === integer(id));

const short = ({id, name}: {id: number; name: string}) => ({id, name});

function loadOn(state: HubState, type: EngineType, id: string, engineHostId: number | undefined) {
  const stored = find<{id: number}>(state[kinds[type].list], id);
  const running = state.engines.filter(({instances}) =>
    instances.some((one) => one.engineType === type && one.status === 'Loaded'),
  );
  const engine = running.find((one) => engineHostId === undefined || one.id === engineHostId);
  const notes: NoteId[] = engine && engineHostId !== undefined ? [] : ['rest-load-target'];
  if (!stored) return failed();
  if (!engine) {
    const isKnown = state.engines.some((one) => one.id === engineHostId);
    const reason = `no ${type} instance is Loaded on ${engineHostId === undefined ? 'any engine' : `engine ${engineHostId}`}`;
    const on = running.map((one) => one.id).join(', ');
    return failed(`${reason}; engines with one: ${on || 'none'}`, ...(isKnown ? notes : []));
  }
  load(state, engine, type, stored.id);
  return success(...notes);
}

const whole = <Entry extends {id: number; name: string}, Content>(
  entry: Entry | undefined,
  content: (entry: Entry) => Content,
  error: string,
) =>
  entry ? {status: 200 as const, json: {...short(entry), ...content(entry)}} : {status: 404 as const, json: {error}};

export const graphHandlers = handlers({
  listGraphs: ({state}) => ({status: 200, json: state.graphs.map(short)}),
  getGraph: ({state, path}) => whole(find(state.graphs, path.graphId), ({content}) => ({content}), 'Graph not found.'),
  loadGraph: ({state, path, body}) => loadOn(state, 'RE5', path.graphId, body.engineHostId),
  listRgraphs: ({state}) => ({status: 200, json: state.rgraphs.map(short)}),
  getRgraph: ({state, path}) =>
    whole(find(state.rgraphs, path.rgraphId), ({xmlContent}) => ({xmlContent}), 'Rgraph not found.'),
  loadRgraph: ({state, path, body}) => loadOn(state, 'RE', path.rgraphId, body.engineHostId),
  listUstates: ({state}) => ({status: 200, json: state.ustates.map(short)}),
  getUstate: ({state, path}) =>
    whole(find(state.ustates, path.ustateId), ({ustateData}) => ({ustateData}), 'Ustate not found.'),
  loadUstate: ({state, path, body}) => loadOn(state, 'UE', path.ustateId, body?.engineHostId),
  listProjects({state}) {
    const projects = state.projects.map((project) => ({...project, maps: project.maps.map(({name}) => name)}));
    return {status: 200, json: projects};
  },
});
