import {inWords} from '../shared/inWords';
import type {DrawnFigure} from './kinds';
import type {Flow} from './kinds/flow/model';
import type {NodeGraph} from './kinds/nodegraph/model';
import type {Timeline} from './kinds/timeline/model';

const MOST = 400;

export function alternativeText(figure: DrawnFigure): string {
  return figure.alt ?? shorten(describe(figure));
}

function describe(figure: DrawnFigure): string {
  switch (figure.kind) {
    case 'nodegraph':
      return describeGraph(figure);
    case 'flow':
      return describeFlow(figure);
    case 'timeline':
      return describeTimeline(figure);
    case 'curve':
      return `Curves of ${figure.y.toLowerCase()} over ${figure.x.toLowerCase()}, from 0 to 1: ${inWords(figure.curves)}.`;
    case 'mattes':
      return 'Strips of the camera picture, of the mattes of the keyer, and of the key along one line, with curves of the mattes.';
  }
}

/** `AJAIn Output to Merge Texture_0`. */
export function wiresOf(graph: NodeGraph): string[] {
  const node = (id: string) => graph.nodes.find((each) => each.id === id);
  return graph.wires.map(({from, to, style}) => {
    const [a, b] = [node(from.node), node(to.node)];
    const end = (title = '', pin = ''): string => (pin === '' || pin === title ? title : `${title} ${pin}`);
    return `${end(a?.title, a?.out[from.pin]?.name)} to ${end(b?.title, b?.in[to.pin]?.name)}${style ? ` (${style})` : ''}`;
  });
}

function describeGraph(graph: NodeGraph): string {
  const wires = wiresOf(graph);
  const titles = graph.nodes.filter((each) => each.kind !== 'reroute').map((each) => each.title);
  const head =
    wires.length > 0 ? `Node graph: ${wires.join('; ')}.` : `Node graph with ${inWords(titles)}${details(graph)}.`;
  return head + numbered([...graph.nodes.map((each) => ({name: each.title, callout: each.callout})), ...graph.groups]);
}

function details(graph: NodeGraph): string {
  const parts = graph.nodes.flatMap((node) => [
    ...(node.in.length > 0 ? [`inputs ${inWords(node.in.map((pin) => pin.name))}`] : []),
    ...(node.out.length > 0 ? [`outputs ${inWords(node.out.map((pin) => pin.name))}`] : []),
    ...node.values.map(({name, value}) => `${name} ${value}`),
  ]);
  return parts.length > 0 ? `: ${parts.join('; ')}` : '';
}

function describeFlow(flow: Flow): string {
  const title = (id: string): string => flow.nodes.find((each) => each.id === id)?.title.replace(/[?.]$/, '') ?? id;
  const wires = flow.wires.map(
    (wire) =>
      `${title(wire.from)} ${wire.both ? 'to and from' : 'to'} ${title(wire.to)}${wire.label ? ` (${wire.label})` : ''}`,
  );
  const head =
    wires.length > 0
      ? `Diagram: ${wires.join('; ')}.`
      : `Diagram with ${inWords(flow.nodes.map((each) => each.title))}.`;
  return head + numbered([...flow.nodes.map((each) => ({name: each.title, callout: each.callout})), ...flow.groups]);
}

function describeTimeline(timeline: Timeline): string {
  const tracks = timeline.tracks.map((track) => {
    const parts = [
      ...(track.keys.length > 0
        ? [
            `keys at ${inWords(track.keys.map((key) => (key.type === 'plain' ? `${key.at}` : `${key.at} (${key.type})`)))} s`,
          ]
        : []),
      ...(track.triggers.length > 0 ? [`triggers at ${inWords(track.triggers.map((each) => String(each.at)))} s`] : []),
    ];
    return parts.length > 0 ? `${track.name}: ${parts.join(', ')}` : track.name;
  });
  const playhead = timeline.playhead === undefined ? '' : ` Playhead at ${timeline.playhead} s.`;
  return `Timeline of ${timeline.length} s. ${tracks.join('; ')}.${playhead}`;
}

/** ` Numbered: 1 AJAIn, 2 Reality Keyer.` */
function numbered(things: readonly {name: string; callout?: number}[]): string {
  const found = things.filter((each) => each.callout !== undefined).sort((a, b) => (a.callout ?? 0) - (b.callout ?? 0));
  return found.length === 0 ? '' : ` Numbered: ${found.map((each) => `${each.callout} ${each.name}`).join(', ')}.`;
}

function shorten(text: string): string {
  if (text.length <= MOST) return text;
  return `${text.slice(0, MOST - 1).replace(/[\s,;:(]+\S*$/, '')}…`;
}
