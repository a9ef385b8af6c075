import {randomUUID} from 'node:crypto';
import {load} from 'cheerio';
import ELK, {type ElkNode} from 'elkjs/lib/elk.bundled.js';
import {describe, expect, it, vi} from 'vitest';
import type {Box, Graph, Placed} from '../../../src/figures/layout/graph';
import {calloutPlace} from '../../../src/figures/layout/path';
import {crossings, longestBundle, sideBySide} from '../../../src/figures/layout/follow';
import {PAGE} from '../../../src/figures/draw/column';
import {place} from '../../../src/figures/layout/place';
import {sum} from '../../../src/shared/collections';
import {draw} from './draw';

const box = (id: string, width = 120): Box => ({
  id,
  width,
  height: 60,
  ports: [
    {id: 'in', side: 'left', y: 30},
    {id: 'out', side: 'right', y: 30},
  ],
});

/** @param links such as `a>b b>c`; the boxes are those that they name */
function graphOf(links: string, frames: Graph['frames'] = []): Graph {
  const ends = links.split(' ').map((link) => link.split('>') as [string, string]);
  return {
    boxes: [...new Set(ends.flat())].map((id) => box(id)),
    links: ends.map(([from, to]) => ({id: `${from}>${to}`, from: {box: from, port: 'out'}, to: {box: to, port: 'in'}})),
    frames,
    titleWidth: () => 60,
  };
}

/** Boxes n0, n1 and so on in a row. */
const chainOf = (count: number): Graph =>
  graphOf(Array.from({length: count - 1}, (_, index) => `n${index}>n${index + 1}`).join(' '));

/** @param text such as `0,0 5,0` */
const points = (text: string) =>
  text.split(' ').map((each) => ({x: Number(each.split(',')[0]), y: Number(each.split(',')[1])}));

/** Pairs of boxes that lie over each other. */
function overlaps(graph: Graph, placed: Placed): string[] {
  const rects = graph.boxes.map((each) => ({...each, ...placed.boxes.get(each.id)})) as (Box & {
    x: number;
    y: number;
  })[];
  return rects.flatMap((a, index) =>
    rects
      .slice(index + 1)
      .filter((b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height)
      .map((b) => `${a.id} ${b.id}`),
  );
}

describe('place', () => {
  const {margin} = PAGE;
  const room = PAGE.width - 2 * margin;

  it('puts a long chain in rows within the column, every link joined to its ports', async () => {
    const graph = chainOf(11);
    const placed = await place(graph, PAGE, 'right');
    expect(placed?.width).toBeLessThanOrEqual(room);
    expect(overlaps(graph, placed!)).toEqual([]);
    expect(new Set([...placed!.boxes.values()].map(({y}) => Math.round(y))).size).toBeGreaterThan(1);
    for (const link of graph.links) {
      const way = placed!.links.get(link.id)!.points;
      const [from, to] = [placed!.boxes.get(link.from.box)!, placed!.boxes.get(link.to.box)!];
      expect(way[0]).toEqual({x: from.x + 120, y: from.y + 30});
      expect(way.at(-1)).toEqual({x: to.x, y: to.y + 30});
      for (const point of way) expect(point.x >= -margin && point.x <= placed!.width + margin).toBe(true);
    }
  });

  it('keeps boxes in rows whose IDs begin like those of gates', async () => {
    const ids = ['exit door', 'entry hall', ...Array.from({length: 9}, (_, index) => `n${index}`)];
    const graph: Graph = {
      ...graphOf(''),
      boxes: ids.map((id) => box(id)),
      links: ids.slice(1).map((id, index) => ({
        id: `exit ${id}`,
        from: {box: ids[index]!, port: 'out'},
        to: {box: id, port: 'in'},
      })),
    };
    const placed = await place(graph, PAGE, 'right');
    expect([...placed!.boxes.keys()].sort()).toEqual([...ids].sort());
    expect(placed!.links.size).toBe(graph.links.length);
  });

  it('holds frames around their boxes', async () => {
    const placed = await place(graphOf('a>b b>c', [{name: 'F', nodes: ['b', 'c']}]), PAGE, 'right');
    const frame = placed!.frames[0]!;
    for (const id of ['b', 'c']) {
      const {x, y} = placed!.boxes.get(id)!;
      expect(x > frame.x && y > frame.y && x + 120 < frame.x + frame.width && y + 60 < frame.y + frame.height).toBe(
        true,
      );
    }
  });

  it('gives up where a single box is wider than the column', async () => {
    expect(await place({...chainOf(2), boxes: [box('n0', 900), box('n1')]}, PAGE, 'right')).toBeUndefined();
  });
});

it('callouts keep their distance from lines: they move into their box', () => {
  const corner = {x: 100, y: 50};
  expect(calloutPlace(corner, [points('130,0 130,99')])).toEqual(corner);
  expect(calloutPlace(corner, [points('114,0 114,99')])).toEqual({x: 94, y: 50});
  expect(calloutPlace(corner, [points('0,37 114,37 114,99')])).toEqual({x: 94, y: 56});
});

describe('lines that can be followed', () => {
  const way = (text: string, look = 'blue') => ({source: text, look, points: points(text)});

  it('run side by side only where they are near, alike, and not one line', () => {
    const line = way('0,0 200,0 200,90');
    expect(sideBySide(line, way('50,8 300,8'))).toBe(150);
    expect(sideBySide(line, way('50,8 300,8', 'purple'))).toBe(0);
    expect(sideBySide(line, way('50,30 300,30'))).toBe(0);
    expect(sideBySide(line, way('50,0 300,0'))).toBe(0);
    expect(longestBundle([line, way('0,9 60,9'), way('192,0 192,80')])).toBe(80);
  });

  it('cross where a level piece meets an upright one', () => {
    expect(crossings([way('0,50 100,50'), way('40,0 40,90')])).toBe(1);
    expect(crossings([way('0,50 40,50'), way('40,0 40,90')])).toBe(0);
    const joined = ['0,50 100,50', '40,0 40,90'].map((text) => ({...way(text), target: 'box'}));
    expect(crossings(joined), 'they end as one line').toBe(0);
  });

  it('are not drawn from one row to the next: portals name what they repeat', async () => {
    const ids = ['AJAIn', 'Undistort', 'Cyclorama', 'Render Distort', 'Keyer', 'Key Undistort', 'AJAOut'];
    const nodes = ids.map((id) => `  ${id}: {kind: example, in: [In: texture], out: [Out: texture]}`);
    const wires = ids.slice(1).map((id, index) => `  - ${ids[index]}.Out -> ${id}.In`);
    const source = `caption: A\nnodes:\n${nodes.join('\n')}\nwires:\n${wires.join('\n')}`;
    const {svg, portals, whole, narrow} = await draw('nodegraph', source);
    const named = load(svg, {xml: true})('text.label');
    expect(named.length).toBeGreaterThan(0);
    for (const element of named.get()) expect(ids).toContain(load(svg, {xml: true})(element).text());
    expect(portals, 'the viewer has none').toBe('page narrow phone');
    expect(load(whole!.svg, {xml: true})('text.label')).toHaveLength(0);
    expect(narrow!.width).toBeLessThanOrEqual(652);
  });

  it('stay where the figure is about them', async () => {
    const node = '{kind: example, in: [In: texture], out: [Out: texture]}';
    const source = `caption: A\nnodes: {A: ${node}, B: ${node}}\nwires: [A.Out -> B.In, B.Out -> A.In]`;
    const portals = async (text: string): Promise<number> =>
      load((await draw('nodegraph', text)).svg, {xml: true})('text.label').length;
    expect(await portals(source)).toBe(1);
    expect(await portals(`${source}\nportals: false`)).toBe(0);
    const dashed = await draw('nodegraph', source.replace('A.In]', 'A.In | dashed]'));
    expect(dashed.svg, 'a portal has the dashes of its wire').toContain('stroke-dasharray="7 6"');
  });
});

it('a graph of 60 nodes is drawn after few layouts for all widths, within the column, with all of them', async () => {
  const boxesIn = ({children = []}: ElkNode): number => children.length + sum(children.map(boxesIn));
  /** Ten layers of six; each node feeds two of the next layer. */
  const source = ((): string => {
    // Layouts are kept on disk, so those of each run have names of its own.
    const run = randomUUID();
    const title = (layer: number, index: number): string => `Node ${layer}-${index % 6}`;
    const name = (layer: number, index: number): string => `${run} ${title(layer, index)}`;
    const cells = Array.from({length: 60}, (_, n) => [Math.floor(n / 6), n % 6] as const);
    const nodes = cells.map(
      ([layer, index]) =>
        `  ${name(layer, index)}: {kind: example, title: ${title(layer, index)}, in: [A: texture, B: texture], out: [Out: texture]}`,
    );
    const wires = cells
      .filter(([layer]) => layer < 9)
      .flatMap(([layer, index]) => [
        `  - ${name(layer, index)}.Out -> ${name(layer + 1, index)}.A`,
        `  - ${name(layer, index)}.Out -> ${name(layer + 1, index + 1)}.B`,
      ]);
    return `caption: Sixty.\nnodes:\n${nodes.join('\n')}\nwires:\n${wires.join('\n')}`;
  })();

  const layout = vi.spyOn(ELK.prototype, 'layout');
  const {svg, width} = await draw('nodegraph', source);
  const laidOut = layout.mock.calls.map(([root]) => boxesIn(root as ElkNode));
  layout.mockRestore();
  expect(width).toBeLessThanOrEqual(PAGE.width);
  const $ = load(svg, {xml: true});
  expect($('text.title').filter((_, element) => /^Node \d-\d$/.test($(element).text()))).toHaveLength(60);
  // Each wire ends at its own pin, or there is a portal.
  const ends = $('path[stroke-width="2.3"][d*="C"], path[stroke-width="2.3"][d*="L"]').length;
  expect(ends + $('text.label').length).toBe(108);
  // Layouts take nearly all of the time: 29 of 480 boxes in all.
  expect(laidOut.length).toBeGreaterThan(0);
  expect(laidOut.length).toBeLessThanOrEqual(40);
  expect(sum(laidOut)).toBeLessThanOrEqual(700);
});
