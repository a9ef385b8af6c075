import type {PhrasingContent, RootContent} from 'mdast';
import type {Data} from '../../data/load';
import {FaultError, oneOf} from '../../shared/finding';
import {pinShapes} from '../../shared/pinShapes';
import {pinKinds, type PinKind} from '../../shared/vocabulary';
import {jsxText, paragraph, text} from '../mdastNodes';

/** Red is dimmed for dark rooms, as in the drawings. */
const colors = {
  red: '#c22',
  green: '#1fa35c',
  blue: '#2f6fd0',
  cyan: '#2bb5c9',
  magenta: '#c23bb5',
  yellow: '#e6c83c',
  white: '#f4f7fa',
  black: '#050607',
} as const;
type Color = keyof typeof colors;

/** Colors of pictures have no shape. */
const square =
  'M3.5 1h9a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-9a2.5 2.5 0 0 1 2.5-2.5z';

const mark = (d: string, paint: Record<string, string>): PhrasingContent =>
  jsxText('svg', [jsxText('path', [], {d, ...paint})], {
    viewBox: '0 0 16 16',
    width: '14',
    height: '14',
    'aria-hidden': 'true',
  });

const pinMark = (kind: PinKind): PhrasingContent =>
  mark(
    pinShapes[kind](8, 8),
    kind === 'any' ? {fill: 'none', stroke: 'var(--pin-any)', strokeWidth: '2'} : {fill: `var(--pin-${kind})`},
  );

const colorMark = (color: Color): PhrasingContent =>
  mark(square, {fill: colors[color], stroke: 'var(--line-2)', strokeWidth: '1'});

/**
 * `<Swatch pin="texture" name="Blue" />`, `<Swatch color="red" name="Red" />`: pins also have a shape.
 * @throws FaultError for unknown values, unless exactly one is given, and for colors without name
 */
export function swatchInline(_data: Data, {pin, color, name}: Record<string, string>): PhrasingContent[] {
  if (!name) throw new FaultError('a color never stands alone', 'add its name: name="Blue"');
  if ((pin === undefined) === (color === undefined))
    throw new FaultError('it needs one color', 'write either pin="texture" or color="red"');
  const drawn =
    pin === undefined
      ? colorMark(oneOf(color!, Object.keys(colors) as Color[], 'color of <Swatch>'))
      : pinMark(oneOf(pin, pinKinds, 'kind of pins'));
  return [drawn, text(`\u00A0${name}`)];
}

export const swatch = (data: Data, props: Record<string, string>): RootContent[] => [
  paragraph(swatchInline(data, props)),
];
