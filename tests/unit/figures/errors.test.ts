import {describe, expect, it} from 'vitest';
import {readFigure, type Kind} from '../../../src/figures/kinds';
import {registry} from './draw';
import {findingsOf, formatFinding, type Finding} from '../../../src/shared/finding';

/** The faults of a fence that opens on line 10 of its page. */
function faults(kind: Kind, text: string): Finding[] {
  try {
    readFigure(kind, text, {file: 'docs/page.mdx', line: 10}, () => registry);
    return [];
  } catch (error) {
    return [...findingsOf(error)];
  }
}

const graph = (rest: string): string =>
  `caption: Chain.\nnodes:\n  A: {kind: example, out: [Out: texture]}\n  B: {kind: example, in: [In: texture, Mask: number]}\n${rest}`;
/** A graph of nodes of the data: A, given by the case, on line 13, B on the line after it; a wire on line 16. */
const named = (node: string, wire?: string): string =>
  `caption: Chain.\nnodes:\n  ${node}\n  B: {node: merge}\n${wire ? `wires:\n  - ${wire}` : ''}`;
const flow = (rest: string): string => `caption: Flow.\nnodes:\n  hub: {title: Hub}\n  db: {kind: store}\n${rest}`;
const panel = (item: string): string => `caption: Window.\nrows:\n  - ${item}`;
const track = (rest: string): string => `caption: Tracks.\nlength: 3\ntracks:\n  - {name: Opacity, ${rest}}`;

/** By kind: the source, the line of the fault, words of the message: what is wrong and what to do. */
const cases: Record<Kind, [source: string, line: number, ...words: string[]][]> = {
  nodegraph: [
    [named('A: {node: aja-inn}'), 13, 'no node "aja-inn" in docs/_data/nodes', 'did you mean "aja-in"?'],
    [named('A: {node: wait-vbl}'), 13, 'no node "wait-vbl"', 'did you mean "aja-wait-vbl"?'],
    [named('A: {node: aja-in}', 'A.Outputt -> B'), 16, '"A" has no output "Outputt"', 'did you mean "Output"?'],
    [named('A: {node: aja-in}', 'A.Output -> B.Texture_16'), 16, '"B" has no input "Texture_16"'],
    [named('A: {node: freed}', 'A.Sync -> B'), 16, '"Sync" is an input of "A", not an output', 'turn the wire around'],
    [
      named('A: {node: freed}', 'A.Track -> B.Texture_0'),
      16,
      'the types differ: "Track" gives nos.fb.Track, "Texture_0" takes nos.sys.vulkan.Texture',
    ],
    [
      `${named('A: {node: freed}\n  R: {kind: reroute}', 'A.Track -> R')}\n  - R -> B.Texture_0`,
      18,
      'the types differ',
    ],
    [named('A: {node: aja-in}', 'A.Device -> B.Texture_0'), 16, '"Device" of aja-in is a property', 'under "values"'],
    [named('A: {node: ue5}', 'B.Out -> A.Cube.Video'), 16, '"A" has no input "Cube.Video"', 'under "assumed"'],
    [named('A: {node: freed, pins: [Sink]}'), 13, '"A" has no pin "Sink"', 'did you mean "Sync"?'],
    [
      named('A: {node: freed, values: {UDP Prt: 1}}'),
      13,
      'freed has no property "UDP Prt"',
      'did you mean "UDP_Port"?',
    ],
    [named('A: {node: aja-in, values: {GammaCurve: REC708}}'), 13, 'none of the values of "GammaCurve"', '"REC709"?'],
    [named('A: {node: merge, values: {Opacity_0: 3}}'), 13, '3 is outside the range of "Opacity_0"', '0.0 to 1.0'],
    [named('A: {node: break}', 'A.Location -> B'), 16, '"A" is a node of Break without a type', '"of: Track"'],
    [named('A: {node: add-type, of: f33}'), 13, 'unknown type "f33"', 'did you mean "f32"?'],
    [named('A: {node: freed, of: Track}'), 13, 'FreeD takes no type', 'remove "of"'],
    [named('A: {node: freed, in: [Sync: texture]}'), 13, 'gets its pins from freed', 'under "pins"'],
    [named('A: {in: [Sync: texture]}'), 13, 'the pins of "A" are written in the figure', '"assumed"'],
    [named('A: {node: freed, assumed: {in: [V: text]}}'), 13, 'the pins of freed are published', 'remove "assumed"'],
    [
      `${named('A: {node: freed}\n  P: {kind: portal}', 'A.Track -> P')}\n  - P -> B.Texture_0`,
      14,
      'used as input and as output',
      'draw two portals',
    ],
    ['caption: A\nnodes:\n  A: {tilte: x}', 13, 'unknown key "nodes.A.tilte"', 'did you mean "title"?'],
    [named('A: {assumed: {in: [In: textur]}}'), 13, 'unknown type "textur"', 'did you mean "texture"?'],
    [graph('wires:\n  - A.Out -> b.In'), 16, 'a node that does not exist: "b"', 'did you mean "B"?'],
    [graph('wires:\n  - A -> B'), 16, '"B" has 2 input pins', 'B.In, B.Mask'],
    [graph('wires:\n  - A.Out -> B.In: video'), 16, 'has no label', 'remove ": video"'],
    [graph('wires:\n  - A.Out -> B.In | dahsed'), 16, 'unknown wire style "dahsed"', 'did you mean "dashed"?'],
    [graph('wires:\n  - A.Out -> B.In\n  - A.Out -> B.In'), 17, 'is used twice', 'remove one'],
    ['caption: A\nnodes:\n  A: {}\n  A: {}', 14, '"A" is used twice', 'rename or remove'],
    ['caption: A\nnodes:\n  A: {kind: example, in: [In: any, In: any]}', 13, 'the pin "In" is used twice'],
  ],
  flow: [
    ['  \n', 10, 'the block is empty', 'remove the fence'],
    ['- a', 10, 'the text is ["a"]', 'write a map of keys'],
    ['caption: A\nnodes: {a: {title: "x}', 12, 'not valid YAML', 'close the quotation mark'],
    ['caption: A\nnodes:\n\ta: {title: x}', 13, 'not valid YAML', 'indent with spaces'],
    ['caption: A\nnodes:\n  a: {note: Chrome, Edge}', 13, 'unknown key "nodes.a.Edge"', 'quote the text before it'],
    [flow('wires:\n  - hub = db'), 16, 'has no arrow', 'A -> B'],
    [flow('wires:\n  - hub -> dbs'), 16, 'does not exist: "dbs"', 'did you mean "db"?'],
    [flow('wires:\n  - hub -> hub'), 16, 'points at itself'],
    [flow('groups:\n  G: {nodes: [hub, dB2]}'), 16, 'names "dB2", which does not exist', 'did you mean "db"?'],
    [flow('groups:\n  G: {nodes: [hub]}\n  H: {nodes: [db, hub]}'), 17, '"hub" is in two groups', 'remove it from one'],
    [flow('groups:\n  hub: {nodes: [db]}'), 16, 'both a node and a group', 'rename the group'],
    [flow('groups:\n  G: {nodes: []}'), 16, 'groups.G.nodes is []', 'remove the group'],
    ['caption: A\nnodes:\n  a: {callout: 1}\n  b: {callout: 3}', 14, 'callout 3', 'no callout 2', 'number it 2'],
    ['caption: A\nnodes:\n  a: {callout: one}', 13, 'callout is "one"', 'write a number'],
    ['caption: A\nnodes:\n  a: {highlight: yes}', 13, 'highlight is "yes"', 'choose from true, false'],
    ['caption: A\ndirection: left\nnodes:\n  a: {}', 12, 'direction is "left"', 'choose from right, down'],
  ],
  panel: [
    [panel('{list: [*Studio, B]}'), 13, "'*Name'"],
    [panel('{buton: Go}'), 13, 'exactly one', 'did you mean "button"'],
    [panel('{button: Go, text: Go}'), 13, 'button and text'],
    [panel('{button: Go, colour: red}'), 13, 'unknown key "rows[0].colour"'],
    [panel('{button: Go, tone: greeen}'), 13, 'tone is "greeen"', 'did you mean "green"?'],
    [panel('{table: {columns: [A, B], rows: [[a]]}}'), 13, '1 cells, the table 2 columns'],
    [panel("{table: {columns: [A], rows: [['(green)']]}}"), 13, 'a status has its word'],
    [panel('{area: Props}'), 13, 'rows[0].items is missing'],
  ],
  mattes: [
    ['play: true', 10, 'caption is missing', 'add it'],
    ['caption: A\nvalues: {Erode: 5}', 12, 'unknown key "values"'],
  ],
  curve: [
    ['curves: [Linear]', 10, 'caption is missing', 'add it'],
    ['caption: A\ncurvs: [Linear]\ncurves: [Linear]', 12, 'unknown key "curvs"', 'did you mean "curves"?'],
    ['caption: A\ncurves: [Linear, Linear]', 12, '"Linear" is used twice'],
    ['caption: A\ncurves: [EaseIm]', 12, 'curves[0] is "EaseIm"', 'did you mean "EaseIn"?'],
  ],
  timeline: [
    [`${track('keys: [0]')}\n  - {name: Opacity}`, 15, 'the track "Opacity" is used twice'],
    [track('keys: [0, 4]'), 14, '4 s is after the end', 'lengthen'],
    [track('keys: [{at: 1, type: liner}]'), 14, 'type is "liner"', 'did you mean "linear"?'],
    [track('triggers: [-1]'), 14, 'tracks[0].triggers[0] is "-1"', 'from 0'],
  ],
};

describe('faults of a figure', () => {
  for (const [kind, rows] of Object.entries(cases))
    for (const [text, line, ...words] of rows)
      it(`${kind}: ${words[0]}`, () => {
        const found = faults(kind as Kind, text);
        const report = found.map(formatFinding).join('\n');
        for (const word of words) expect(report).toContain(word);
        expect(found.find((finding) => formatFinding(finding).includes(words[0]!))?.line, report).toBe(line);
      });

  it('are all reported at once, not only the first', () => {
    const wires = 'wires:\n  - A.Uot -> B.In\n  - A.Out -> C.In\n';
    const found = faults('nodegraph', graph(`${wires}groups:\n  G: {nodes: [X]}`));
    expect(found.map((finding) => finding.line)).toEqual([18 + 1, 16, 17]);
  });
});
