import type {YamlSource} from '../../../shared/yaml';
import type {GraphNode, NodeGraph} from './model';

/** Nodes that request frames: branches leading to one run. AJAOut of an older release isn't in the data. */
const ends: ReadonlySet<string> = new Set(['aja-out', 'bluefish-out', 'sink', 'threaded-sink', 'webrtc-streamer']);

/** A portal without incoming wire repeats the output of its name. */
const repeats = (portal: GraphNode, graph: NodeGraph, node: GraphNode): boolean =>
  portal.kind === 'portal' &&
  node.id !== portal.id &&
  !graph.wires.some(({to}) => to.node === portal.id) &&
  (node.kind === 'portal'
    ? node.title === portal.title && graph.wires.some(({to}) => to.node === node.id)
    : node.out.some(({name}) => name === portal.title));

/**
 * Reports branches that reach neither an output device nor a sink, unless the figure is marked as a part. Nodes without
 * wires and graphs of examples are exempt.
 */
export function reportIdle(source: YamlSource, graph: NodeGraph): void {
  const isEnd = ({node, title}: GraphNode): boolean => (node === undefined ? title === 'AJAOut' : ends.has(node));
  const running = new Set(graph.nodes.filter(isEnd).map(({id}) => id));
  const leadsOn = (node: GraphNode): boolean =>
    graph.wires.some(({from, to}) => from.node === node.id && running.has(to.node)) ||
    graph.nodes.some((portal) => running.has(portal.id) && repeats(portal, graph, node));
  for (let size = -1; size !== running.size;) {
    size = running.size;
    for (const node of graph.nodes) if (leadsOn(node)) running.add(node.id);
  }
  const last = graph.nodes.filter(
    ({id}) =>
      !running.has(id) && graph.wires.some(({to}) => to.node === id) && !graph.wires.some(({from}) => from.node === id),
  );
  if (graph.part && last.length === 0)
    source.report(['part'], 'every branch of the figure runs', 'remove "part: true"');
  if (graph.part || graph.nodes.every(({kind}) => kind === 'example')) return;
  for (const {id} of last)
    source.report(
      ['nodes', id],
      `the branch that ends in "${id}" reaches neither AJAOut nor a sink, so it doesn't run`,
      'wire it on to one of them, or add "part: true" to the figure',
    );
}
