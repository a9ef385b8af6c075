import {load} from 'cheerio';
import {createElement, isValidElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {lineOf} from '../../../src/components/Play/Playhead';
import {Timeline} from '../../../src/components/Play/Timeline';
import {readFigure} from '../../../src/figures/kinds';
import {EASING} from '../../../src/shared/easing';
import {CURVE_NAMES as NAMES} from '../../../src/figures/kinds/curve/model';
import type {Settings} from '../../../src/figures/kinds/mattes/keyer';
import {LENGTH, parts, stripsOf} from '../../../src/figures/kinds/mattes/strips';
import {playOf, type Play} from '../../../src/figures/play';
import {valueAt} from '../../../src/hub/motion';
import {draw, registry} from './draw';

const place = {file: 'docs/page.mdx', line: 1};

/** The data that a page passes to its figure. */
function played<Kind extends Play['kind']>(kind: Kind, text: string): Extract<Play, {kind: Kind}> {
  const play = playOf(readFigure(kind, text, place, () => registry));
  return JSON.parse(play!) as Extract<Play, {kind: Kind}>;
}

const mattes = 'caption: A\nplay: true';

/** The color of each pixel of each strip of a drawing. */
async function drawnStrips(text: string): Promise<Record<string, string[]>> {
  const $ = load((await draw('mattes', text)).svg, {xml: true});
  const strips = $('[data-strip]').map((_, strip) => {
    const pieces = $(strip)
      .children()
      .map((__, piece) => {
        const [, left, right] = /^M([\d.]+) [\d.]+H([\d.]+)/.exec($(piece).attr('d')!)!;
        return {color: $(piece).attr('fill')!, width: Number(right) - Number(left)};
      })
      .get();
    const pixel = pieces.reduce((sum, {width}) => sum + width, 0) / LENGTH;
    const colors = pieces.flatMap(({color, width}) => Array<string>(Math.round(width / pixel)).fill(color));
    return {name: $(strip).attr('data-strip')!, colors};
  });
  return Object.fromEntries(strips.get().map(({name, colors}) => [name, colors]));
}

describe('the mattes that a reader changes', () => {
  it('are those of the figure', async () => {
    const {strips} = stripsOf(played('mattes', mattes).settings);
    expect(await drawnStrips(mattes)).toEqual(Object.fromEntries(strips.map(({name, colors}) => [name, colors])));
  });

  const starts = played('mattes', mattes).settings;
  const final = (changes: Settings) => stripsOf({...starts, ...changes}).curves;
  const at = (name: string): number => {
    const part = parts.find((each) => each.name === name)!;
    return Math.floor((part.from + part.to) / 2);
  };

  it('start at the defaults of the data, within its ranges', () => {
    const fields = new Map(registry.nodes.get('reality-keyer')!.properties!.map((field) => [field.name, field]));
    expect(Object.keys(starts).length).toBeGreaterThan(20);
    for (const [name, value] of Object.entries(starts)) expect(value, name).toBe(fields.get(name)!.default);
    for (const {name, min, max} of played('mattes', mattes).sliders) {
      expect(min).toBe(fields.get(name)!.min);
      expect(max).toBeLessThanOrEqual(fields.get(name)!.max as number);
    }
  });

  it('name the property whose default the data lacks', () => {
    const node = registry.nodes.get('reality-keyer')!;
    const properties = node.properties!.filter(({name}) => name !== 'Erode');
    const nodes = new Map([['reality-keyer', {...node, properties}]]);
    expect(() => readFigure('mattes', mattes, place, () => ({...registry, nodes}))).toThrow(
      'docs/_data/nodes/reality-keyer.yml:1  "Erode" has no default and range',
    );
  });

  it('do what the page says of each property', () => {
    const usual = final({});
    // The formula of the page: half the light of the screen is half opaque; the core matte fills the hole in the face.
    expect(usual.CombinedSoftMatte[at('shadow') - 6]).toBeCloseTo(0.5, 5);
    expect(usual.CombinedSoftMatte[at('face') - 2]).toBeLessThan(0.8);
    expect(usual.FinalMatte[at('face') - 2]).toBe(1);
    expect(usual.FinalMatte[5]).toBe(0);
    const whole = (matte: readonly number[]) => matte.reduce((sum, value) => sum + value, 0);
    expect(whole(final({Erode: 9}).ShrinkedMatte)).toBeLessThan(whole(usual.ShrinkedMatte));
    expect(whole(final({Soft_Matte_Gamma_1: 2}).CombinedSoftMatte)).toBeGreaterThan(whole(usual.CombinedSoftMatte));
    const lower = {Core_Matte_Black_Point: 0.4, Core_Matte_White_Point: 0.41};
    expect(whole(final(lower).ShrinkedMatte)).toBeGreaterThan(whole(usual.ShrinkedMatte));
  });
});

describe('the curves that a reader lets run', () => {
  it.each(NAMES)('%s is that of the figure, and that of the practice hub', async (name) => {
    const text = `caption: A\ncurves: [${name}]\nplay: true`;
    expect(played('curve', text).curves).toEqual([name]);
    const $ = load((await draw('curve', text)).svg, {xml: true});
    const pointsOf = (d: string) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    const drawn = pointsOf($('path[stroke-width="2.6"]').attr('d')!);
    const [first, last] = [drawn[0]!, drawn.at(-1)!];
    const shares = drawn.map(([x, y]) => [
      (x! - first[0]!) / (last[0]! - first[0]!),
      (y! - first[1]!) / (last[1]! - first[1]!),
    ]);
    const own = pointsOf(lineOf(name)).map(([x, y]) => [x! / 100, 1 - y! / 100]);
    expect(own).toHaveLength(shares.length);
    own.forEach(([x, y], index) => {
      expect(x).toBeCloseTo(shares[index]![0]!, 2);
      expect(y).toBeCloseTo(shares[index]![1]!, 2);
    });
    const motion = {path: [], from: 0, to: 1, start: 0, end: 1, curve: name};
    expect(valueAt({value: 0, motions: [motion]}, 0.3)).toBeCloseTo(EASING[name](0.3), 6);
  });
});

/** Keys of elements of one list that repeat, anywhere below a node. */
function repeatedKeys(node: ReactNode): string[] {
  if (isValidElement<{children?: ReactNode}>(node)) return repeatedKeys(node.props.children);
  if (!Array.isArray(node)) return [];
  const keys = (node as ReactNode[]).flatMap((each) => (isValidElement(each) && each.key !== null ? [each.key] : []));
  return [...keys.filter((key, at) => keys.indexOf(key) < at), ...(node as ReactNode[]).flatMap(repeatedKeys)];
}

it('keys of a track at one time are told apart', () => {
  const tracks = 'tracks:\n  - {name: Opacity, keys: [0, 1, 1, 2, 2]}\n  - {name: Play, triggers: [1, 1]}';
  vi.stubGlobal('window', {matchMedia: () => ({matches: true})});
  let tree: ReactNode;
  const Probe = () => (tree = Timeline(played('timeline', `caption: A\nlength: 3\nplay: true\n${tracks}`)));
  renderToStaticMarkup(createElement(Probe));
  vi.unstubAllGlobals();
  expect(repeatedKeys(tree)).toEqual([]);
});
