import {describe, expect, it} from 'vitest';
import {FindingsError} from '../../../src/shared/finding';
import {CURVE_NAMES} from '../../../src/figures/kinds/curve/model';
import {draw, drawTree, textsOf, theme} from './draw';

/** @param words separated by commas, which texts of a figure must include */
const including = (words: string): string[] => expect.arrayContaining(words.split(', ')) as string[];

const chain = `
caption: A camera keyed over its clean plate.
nodes:
  AJAIn: {kind: example, out: [Output: texture], values: {Channel: 1, Gain: 1.00}, note: 1080p50, callout: 1}
  Track: {kind: example, out: [Track: track]}
  Keyer: {kind: example, title: Reality Keyer, in: [Input: texture, Track: track], out: [Output: texture], highlight: true, callout: 2}
  Send: {kind: portal, title: Scene}
  Bend: {kind: reroute}
wires:
  - AJAIn.Output -> Bend
  - Bend -> Keyer.Input
  - Track.Track -> Keyer.Track | dashed
  - Keyer.Output -> Send.Scene
groups:
  Keying: {nodes: [Keyer]}
`;

describe('nodegraph', () => {
  it('draws a node of the data with the pins that wires use, and what is assumed dashed with a line in the caption', async () => {
    const text = [
      'caption: A',
      'nodes:',
      '  F: {node: freed, pins: [Enable]}',
      '  B: {node: break, title: Lens}',
      '  U: {node: ue5, assumed: {in: [Cube.Position: vector]}}',
      'wires:',
      '  - F.Track -> B.Input',
      '  - F -> U.RealityCameraTrack',
      '  - B.location -> U.Cube.Position',
    ].join('\n');
    const texts = await textsOf('nodegraph', text);
    expect(texts).toEqual(including('FreeD, Enable, Track, Lens, Break nos.fb.Track, Location, UE5, Cube.Position'));
    for (const word of ['Sync', 'Rotation', 'Scene']) expect(texts).not.toContain(word);
    const {svg, note} = await draw('nodegraph', text);
    expect(note).toBe('Dashed pins are assumed: no public definition names them.');
    expect(svg.match(/stroke-dasharray="3 2"/g)).toHaveLength(1);
    expect(
      (await draw('nodegraph', text.replace(', assumed: {in: [Cube.Position: vector]}', '').replace(/\n.*$/, ''))).note,
    ).toBe(undefined);
  });

  it('draws titles, pins, values as typed, notes, groups and callouts', async () => {
    const texts = await textsOf('nodegraph', chain);
    expect(texts).toEqual(
      including('AJAIn, Output, Channel, 1, 1.00, 1080p50, Reality Keyer, Input, Track, Scene, Keying, 2'),
    );
  });

  it('gives each data type its own color and its own shape', async () => {
    const types = ['texture', 'track', 'number', 'vector', 'bool', 'text', 'exec', 'any'] as const;
    const looks = await Promise.all(
      types.map(async (type) => {
        const $ = await drawTree('nodegraph', `caption: A\nnodes:\n  A: {kind: example, out: [P: ${type}]}`);
        const pin = $('[stroke-width="1.5"], [stroke-width="2"]').not('[r="10"]').last();
        const {fill, stroke, ...shape} = pin.attr() ?? {};
        return {
          color: type === 'any' ? stroke : fill,
          shape: `${pin.prop('tagName')} ${JSON.stringify(shape)}`,
          token: theme[`pin-${type}`],
        };
      }),
    );
    for (const {color, token} of looks) expect(color).toBe(token);
    expect(new Set(looks.map(({shape}) => shape)).size).toBe(types.length);
  });

  it('draws a wire in the color of its pin, also through a reroute, and dashes', async () => {
    const $ = await drawTree('nodegraph', chain);
    const wires = $('path[stroke-width="2.3"]');
    expect(wires).toHaveLength(4);
    expect(wires.filter(`[stroke="${theme['pin-track']}"][stroke-dasharray="7 6"]`)).toHaveLength(1);
    expect(wires.filter(`[stroke="${theme['pin-texture']}"]`)).toHaveLength(3);
    expect($(`circle[r="2"][fill="${theme['pin-texture']}"]`)).toHaveLength(1);
  });
});

describe('flow', () => {
  it('puts labels over lines on a background of their own', async () => {
    const $ = await drawTree('flow', 'caption: A\nnodes:\n  a: {}\n  b: {}\nwires:\n  - a <-> b: HTTP 80 | dashed');
    const label = $('text').filter((_, element) => $(element).text() === 'HTTP 80');
    expect(label.prev().is('rect')).toBe(true);
    expect($('path[stroke-dasharray]')).toHaveLength(1);
    expect($(`path[fill="${theme.muted}"]`), 'two arrowheads').toHaveLength(2);
  });

  it('names in a legend what its arrows carry', async () => {
    const texts = await textsOf(
      'flow',
      'caption: A\nnodes:\n  a: {}\n  b: {}\nwires: [a -> b | reference, b -> a | video]',
    );
    expect(texts).toEqual(expect.arrayContaining(['reference', 'video']));
    expect(texts).not.toContain('data');
  });
});

describe('timeline', () => {
  it('draws ticks, names, labels, triggers and the playhead at their times', async () => {
    const source =
      'caption: A\nlength: 4\nplayhead: 1\ntracks:\n  - {name: Opacity, keys: [{at: 0, label: in}, 4]}\n  - {name: Clip, triggers: [2]}';
    const $ = await drawTree('timeline', source);
    const x = (text: string): number => Number($(`text:contains("${text}")`).first().attr('x'));
    for (const text of ['0 s', '4 s', 'Opacity', 'in', 'Clip', '1 s']) expect($('svg').text()).toContain(text);
    const startOf = (look: string): number => Number(/^M([\d.]+) /.exec($(`path${look}`).attr('d') ?? '')?.[1]);
    expect(startOf(`[stroke="${theme.program}"]`)).toBeCloseTo((3 * x('0 s') + x('4 s')) / 4, 0);
    expect(startOf(`[fill="${theme.ink}"]`) + 5).toBeCloseTo((x('0 s') + x('4 s')) / 2, 0);
  });

  it('explains the interpolations, keys, and triggers that it shows', async () => {
    const types = ['initial', 'constant', 'linear', 'easein', 'easeout', 'easeinout'];
    const keys = types.map((type, at) => `{at: ${at}, type: ${type}}`).join(', ');
    const texts = await textsOf('timeline', `caption: A\nlength: 5\ntracks:\n  - {name: T, keys: [${keys}]}`);
    expect(texts).toEqual(
      including('initial: the value at the time of playing, constant: no blend, linear, ease in, ease out'),
    );
    expect(await textsOf('timeline', 'caption: A\nlength: 5\ntracks:\n  - {name: T, keys: [1]}')).not.toContain('key');
  });
});

describe('curve', () => {
  it('draws one or several, with names and axes', async () => {
    const texts = await textsOf('curve', `caption: A\ncurves: [${CURVE_NAMES.join(', ')}]\nx: Duration\ny: Value`);
    expect(texts).toEqual(expect.arrayContaining([...CURVE_NAMES, 'Duration', 'Value', '0', '1']));
    const $ = await drawTree('curve', 'caption: A\ncurves: [EaseIn]');
    expect($('path[stroke-width="2.6"]')).toHaveLength(1);
  });
});

describe('words that a figure has no room for', () => {
  const long = 'Supercalifragilistic'.repeat(9);

  it.each([
    ['timeline', `tracks:\n  - {name: ${long}, keys: [0, 2]}\nlength: 2`],
    ['timeline', `tracks:\n  - {name: T, keys: [{at: 0, label: ${long}}, 2]}\nlength: 2`],
    ['flow', `nodes:\n  a: {title: ${long}}`],
    ['flow', `nodes: {a: {}, b: {}}\nwires:\n  - a -> b: ${long}`],
    ['nodegraph', `nodes:\n  A: {kind: example, title: ${long}, out: [P: texture]}`],
    ['nodegraph', `nodes:\n  A: {kind: example, out: [P: texture], values: {Channel: ${long}}}`],
    ['curve', `curves: [EaseIn]\nx: ${long}`],
    ['curve', `curves: [EaseIn]\ny: ${long}`],
  ] as const)('are an error of a %s (%#), and not cut', async (kind, text) => {
    await expect(draw(kind, `caption: A\n${text}`)).rejects.toThrow(/has no room in the figure|px wide/);
  });
});

describe('a drawing for phones', () => {
  const boxes = (count: number): string => {
    const ids = Array.from({length: count}, (_, index) => `b${index}`);
    const wires = ids.slice(1).map((id, index) => `${ids[index]} -> ${id}`);
    return `caption: A\nnodes: {${ids.map((id) => `${id}: {}`).join(', ')}}\nwires: [${wires.join(', ')}]`;
  };

  it('is made where the page has a wide one, shows the same, and runs down', async () => {
    const {svg, width, height, phone} = await draw('flow', boxes(5));
    expect(width).toBeGreaterThan(Math.max(height, 356));
    expect(phone!.width).toBeLessThanOrEqual(356);
    expect(phone!.height).toBeGreaterThan(phone!.width);
    expect(phone!.svg.match(/<text/g)).toHaveLength(svg.match(/<text/g)!.length);
    expect((await draw('flow', boxes(2))).phone).toBe(undefined);
    expect((await draw('nodegraph', chain)).phone!.width).toBeLessThanOrEqual(356);
    expect((await draw('curve', 'caption: A\ncurves: [Linear]')).phone!.width).toBeLessThanOrEqual(356);
  });

  it('is not made where keys would cover each other', async () => {
    const keys = Array.from({length: 30}, (_, index) => index / 5).join(', ');
    expect((await draw('timeline', `caption: A\nlength: 6\ntracks:\n  - {name: T, keys: [${keys}]}`)).phone).toBe(
      undefined,
    );
  });

  it('has a group go on in a further row only where there is no other way', async () => {
    const split = `${chain.replace('Keying: {nodes: [Keyer]}', 'All: {nodes: [AJAIn, Track, Keyer, Bend]}')}`;
    expect((await draw('nodegraph', split)).phone!.svg).toContain(', continued<');
    expect((await draw('nodegraph', chain)).phone!.svg).not.toContain(', continued<');
  });
});

describe('every drawing', () => {
  it('has no text under 12 px and is no wider than a column', async () => {
    const {svg, width} = await draw('nodegraph', chain);
    const sizes = [...svg.matchAll(/font:\d+ ([\d.]+)px/g)].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    expect(width).toBeLessThanOrEqual(772);
  });

  it('embeds just the fonts it uses and asks for nothing else', async () => {
    const {svg} = await draw('nodegraph', chain);
    expect(svg.match(/@font-face/g)).toHaveLength(3);
    expect(Buffer.byteLength(svg)).toBeLessThan(25_000);
    expect([...svg.matchAll(/url\(([^)]{0,12})/g)].every(([, url]) => /^(data:font|#)/.test(url ?? ''))).toBe(true);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
  });

  it.each([
    ['flow', 'caption: 漢 is fine here\nnodes:\n  a: {title: 漢}', 'bold', '漢', 'U+6F22'],
    ['nodegraph', 'caption: A\nnodes:\n  Ǒ: {kind: example, note: Ǒ,\n    values: {Ǒ: Ǒ}}', 'mono', 'Ǒ', 'U+01D1'],
  ])('refuses a character that its font lacks, with its line: %s', async (kind, source, face, char, code) => {
    const drawing = draw(kind, source);
    await expect(drawing).rejects.toThrow(FindingsError);
    await expect(drawing).rejects.toThrow(
      `docs/page.mdx:4  the ${face} font of figures has no "${char}" (${code})  ->  write it in words`,
    );
  });

  const hostile = `</svg><b>&"q']]>`;
  it.each([
    [
      'nodegraph',
      `caption: A\nnodes:\n  A: {kind: example, title: TEXT, note: TEXT, values: {A: TEXT}, out: ["p<b>&": any]}\ngroups:\n  "<g>&": {nodes: [A]}`,
    ],
    ['flow', 'caption: A\nnodes:\n  a: {title: TEXT, note: TEXT}\n  b: {}\nwires:\n  - a -> b: "<i>&"'],
    ['timeline', 'caption: A\nlength: 9\ntracks:\n  - {name: "<b>&", keys: [{at: 4, label: TEXT}]}'],
    ['curve', 'caption: A\ncurves: [Linear]\nx: TEXT\ny: TEXT'],
  ])('never lets text become markup: %s', async (kind, source) => {
    const $ = await drawTree(kind, source.replaceAll('TEXT', JSON.stringify(hostile)));
    expect($('script, img, b, i, foreignObject')).toHaveLength(0);
    expect($.root().contents()).toHaveLength(2);
    expect($('svg').text()).toMatch(/<\/svg>|<b>/);
  });
});
