import {failed, handlers, integer, success} from '../calls';
import type {NoteId} from '../notes';
import {kinds, load, type EngineType, type HubState} from '../state';

const find = <Entry extends {id: number}>(list: readonly Entry[], id: string) =>
  list.find((one) => one.id === integer(id));

const short = ({id, name}: {id: number; name: string}) => ({id, name});

/** Without an engine, the first one that runs what is to be loaded. */
function loadOn(state: HubState, type: EngineType, id: string, engineHostId: number | undefined) {
  const stored = find<{id: number}>(state[kinds[type].list], id);
  const running = state.engines.filter(({instances}) =>
    instances.some((one) => one.engineType === type && one.status === 'Loaded'),
  );
  const engine = running.find((one) => engineHostId === undefined || one.id === engineHostId);
  const notes: NoteId[] = engine && engineHostId !== undefined ? [] : ['rest-load-target'];
  if (!stored || !engine) {
    return failed(...(stored && state.engines.some((one) => one.id === engineHostId) ? notes : []));
  }
  load(state, engine, type, stored.id);
  return success(...notes);
}

/** Calls of graphs, rgraphs, and ustates. */
export const graphHandlers = handlers({
  listGraphs: ({state}) => ({status: 200, json: state.graphs.map(short)}),
  getGraph({state, path}) {
    const graph = find(state.graphs, path.graphId);
    return graph
      ? {status: 200, json: {...short(graph), content: graph.content}}
      : {status: 404, json: {error: 'Graph not found.'}};
  },
  loadGraph: ({state, path, body}) => loadOn(state, 'RE5', path.graphId, body.engineHostId),
  listRgraphs: ({state}) => ({status: 200, json: state.rgraphs.map(short)}),
  getRgraph({state, path}) {
    const rgraph = find(state.rgraphs, path.rgraphId);
    return rgraph
      ? {status: 200, json: {...short(rgraph), xmlContent: rgraph.xmlContent}}
      : {status: 404, json: {error: 'Rgraph not found.'}};
  },
  loadRgraph: ({state, path, body}) => loadOn(state, 'RE', path.rgraphId, body.engineHostId),
  listUstates: ({state}) => ({status: 200, json: state.ustates.map(short)}),
  getUstate({state, path}) {
    const ustate = find(state.ustates, path.ustateId);
    return ustate
      ? {status: 200, json: {...short(ustate), ustateData: ustate.ustateData}}
      : {status: 404, json: {error: 'Ustate not found.'}};
  },
  loadUstate: ({state, path, body}) => loadOn(state, 'UE', path.ustateId, body?.engineHostId),
});
