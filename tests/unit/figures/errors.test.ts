import {describe, expect, it} from 'vitest';
import {FigureError, type Problem} from '../../../src/figures/parse/problem';
import {isKind, readFigure} from '../../../src/figures/kinds';

/** The faults of a fence that opens on line 10 of its page. */
function faults(kind: string, text: string): Problem[] {
  if (!isKind(kind)) throw new Error(`no figure: ${kind}`);
  try {
    readFigure(kind, text, 10);
    return [];
  } catch (error) {
    if (error instanceof FigureError) return error.problems;
    throw error;
  }
}

const graph = (rest: string): string =>
  `caption: Chain.\nnodes:\n  A: {out: [Out: texture]}\n  B: {in: [In: texture, Mask: number]}\n${rest}`;
const flow = (rest: string): string => `caption: Flow.\nnodes:\n  hub: {title: Hub}\n  db: {kind: store}\n${rest}`;
const panel = (item: string): string => `caption: Window.\nrows:\n  - ${item}`;
const track = (rest: string): string => `caption: Tracks.\nlength: 3\ntracks:\n  - {name: Opacity, ${rest}}`;

/** Kind, source, line of the fault, words of the message: what is wrong and what to do. */
const cases: [string, string, string, number, string[]][] = [
  ['an empty block', 'flow', '  \n', 10, ['the block is empty', 'remove the fence']],
  ['a block that is no map', 'flow', '- a', 10, ['not a list of keys', 'caption']],
  ['broken YAML', 'flow', 'caption: A\nnodes: {a: {title: "x}', 12, ['not valid YAML', 'Quote text']],
  ['an unquoted star', 'panel', panel('{list: [*Studio, B]}'), 13, ["'*Name'"]],
  ['no caption', 'curve', 'curves: [Linear]', 10, ['"caption" is missing', 'Add it']],
  [
    'an unknown key of the figure',
    'curve',
    'caption: A\ncurvs: [Linear]\ncurves: [Linear]',
    12,
    ['unknown key "curvs"', 'Did you mean "curves"?'],
  ],
  [
    'an unknown key of a node',
    'nodegraph',
    'caption: A\nnodes:\n  A: {tilte: x}',
    13,
    ['unknown key "tilte"', 'Did you mean "title"?'],
  ],
  [
    'a comma in braces',
    'flow',
    'caption: A\nnodes:\n  a: {note: Chrome, Edge}',
    13,
    ['unknown key "Edge"', 'quote text that has one'],
  ],
  [
    'an unknown pin type',
    'nodegraph',
    'caption: A\nnodes:\n  A: {in: [In: textur]}',
    13,
    ['unknown type "textur"', 'Did you mean "texture"?'],
  ],
  [
    'a wire to an unknown pin',
    'nodegraph',
    graph('wires:\n  - A.Out -> B.Inn'),
    16,
    ['a pin that does not exist', '"B" has no input "Inn"', 'Did you mean "In"?'],
  ],
  [
    'a wire from an unknown pin',
    'nodegraph',
    graph('wires:\n  - A.Uot -> B.In'),
    16,
    ['"A" has no output "Uot"', 'Did you mean "Out"?'],
  ],
  [
    'a wire to an unknown node',
    'nodegraph',
    graph('wires:\n  - A.Out -> b.In'),
    16,
    ['a node that does not exist: "b"', 'Did you mean "B"?'],
  ],
  [
    'a wire that must name its pin',
    'nodegraph',
    graph('wires:\n  - A -> B'),
    16,
    ['"B" has 2 input pins', 'B.In, B.Mask'],
  ],
  [
    'a wire the wrong way',
    'nodegraph',
    graph('wires:\n  - B.Mask -> A.Out'),
    16,
    ['not an output of "B"', 'turn the wire around'],
  ],
  [
    'a wire with a label',
    'nodegraph',
    graph('wires:\n  - A.Out -> B.In: video'),
    16,
    ['has no label', 'Remove ": video"'],
  ],
  [
    'a wire of unknown style',
    'nodegraph',
    graph('wires:\n  - A.Out -> B.In | dahsed'),
    16,
    ['unknown wire style "dahsed"', 'Did you mean "dashed"?'],
  ],
  ['a wire without arrow', 'flow', flow('wires:\n  - hub = db'), 16, ['has no arrow', 'A -> B']],
  [
    'the same wire twice',
    'nodegraph',
    graph('wires:\n  - A.Out -> B.In\n  - A.Out -> B.In'),
    17,
    ['stands twice', 'Remove one'],
  ],
  [
    'an arrow to an unknown node',
    'flow',
    flow('wires:\n  - hub -> dbs'),
    16,
    ['does not exist: "dbs"', 'Did you mean "db"?'],
  ],
  ['an arrow to itself', 'flow', flow('wires:\n  - hub -> hub'), 16, ['points at itself']],
  [
    'a duplicate node',
    'nodegraph',
    'caption: A\nnodes:\n  A: {}\n  A: {}',
    14,
    ['"A" stands twice', 'rename or remove'],
  ],
  [
    'a duplicate pin',
    'nodegraph',
    'caption: A\nnodes:\n  A: {in: [In: any, In: any]}',
    13,
    ['the pin "In" stands twice'],
  ],
  [
    'a duplicate track',
    'timeline',
    `${track('keys: [0]')}\n  - {name: Opacity}`,
    15,
    ['the track "Opacity" stands twice'],
  ],
  ['a duplicate curve', 'curve', 'caption: A\ncurves: [Linear, Linear]', 12, ['"Linear" stands twice']],
  [
    'an unknown member of a group',
    'flow',
    flow('groups:\n  G: {nodes: [hub, dB2]}'),
    16,
    ['names "dB2", which does not exist', 'Did you mean "db"?'],
  ],
  [
    'a node in two groups',
    'flow',
    flow('groups:\n  G: {nodes: [hub]}\n  H: {nodes: [db, hub]}'),
    17,
    ['"hub" is in two groups, "G" and "H"', 'remove it from one'],
  ],
  [
    'groups that hold each other',
    'flow',
    flow('groups:\n  G: {nodes: [H]}\n  H: {nodes: [G]}'),
    16,
    ['groups hold each other: G > H > G', 'Break the circle'],
  ],
  [
    'a group named like a node',
    'flow',
    flow('groups:\n  hub: {nodes: [db]}'),
    16,
    ['both a node and a group', 'Rename the group'],
  ],
  ['an empty group', 'flow', flow('groups:\n  G: {nodes: []}'), 16, ['a group without nodes', 'remove it']],
  [
    'a gap in callouts',
    'flow',
    'caption: A\nnodes:\n  a: {callout: 1}\n  b: {callout: 3}',
    14,
    ['callout 3', 'no callout 2', 'Number it 2'],
  ],
  ['a callout that is no number', 'flow', 'caption: A\nnodes:\n  a: {callout: one}', 13, ['"one" is not a number']],
  ['a switch that is neither', 'flow', 'caption: A\nnodes:\n  a: {highlight: yes}', 13, ['neither true nor false']],
  [
    'an unknown direction',
    'flow',
    'caption: A\ndirection: left\nnodes:\n  a: {}',
    12,
    ['unknown direction "left"', 'right, down'],
  ],
  ['a key after the end', 'timeline', track('keys: [0, 4]'), 14, ['4 s lies after the end', 'Lengthen']],
  [
    'an unknown key type',
    'timeline',
    track('keys: [{at: 1, type: liner}]'),
    14,
    ['unknown key type "liner"', 'Did you mean "linear"?'],
  ],
  [
    'a bar that ends first',
    'timeline',
    track('bars: [{from: 2, to: 1}]'),
    14,
    ['ends (1) before it starts (2)', 'Swap'],
  ],
  ['a negative time', 'timeline', track('triggers: [-1]'), 14, ['not negative', 'from 0']],
  [
    'an unknown curve',
    'curve',
    'caption: A\ncurves: [EaseIm]',
    12,
    ['unknown curve "EaseIm"', 'Did you mean "EaseIn"?'],
  ],
  ['an item of no kind', 'panel', panel('{buton: Go}'), 13, ['exactly one', 'Did you mean "button"']],
  ['an item of two kinds', 'panel', panel('{button: Go, text: Go}'), 13, ['button and text']],
  ['an unknown key of an item', 'panel', panel('{button: Go, colour: red}'), 13, ['unknown key "colour" in a button']],
  [
    'an unknown tone',
    'panel',
    panel('{button: Go, tone: greeen}'),
    13,
    ['unknown tone "greeen"', 'Did you mean "green"?'],
  ],
  [
    'a row that lacks a cell',
    'panel',
    panel('{table: {columns: [A, B], rows: [[a]]}}'),
    13,
    ['1 cells, the table 2 columns'],
  ],
  [
    'a status without its word',
    'panel',
    panel("{table: {columns: [A], rows: [['(green)']]}}"),
    13,
    ['a status has its word'],
  ],
  ['an area without items', 'panel', panel('{area: Props}'), 13, ['the area "Props" is empty']],
  ['a slider beyond its end', 'panel', panel('{slider: Gain, value: 2}'), 13, ['from 0 to 1, not at 2']],
];

describe('faults of a figure', () => {
  it.each(cases)('%s', (_, kind, text, line, words) => {
    const found = faults(kind, text);
    const report = found.map((problem) => `${problem.line}: ${problem.message}`).join('\n');
    for (const word of words) expect(report).toContain(word);
    const said = found.find((problem) => problem.message.includes(words[0] ?? ''));
    expect(said?.line, report).toBe(line);
  });

  it('are all reported at once, not only the first', () => {
    const found = faults(
      'nodegraph',
      graph('wires:\n  - A.Uot -> B.In\n  - A.Out -> C.In\ngroups:\n  G: {nodes: [X]}'),
    );
    expect(found.map((problem) => problem.line)).toEqual([18 + 1, 16, 17]);
  });
});
