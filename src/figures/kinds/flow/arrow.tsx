import type {ReactNode} from 'react';
import type {Entry} from '../../draw/legend';
import {Path} from '../../draw/shapes';
import {rounded, type Point} from '../../layout/path';
import type {Token} from '../../draw/theme';
import type {FlowStyle} from './model';
import type {Wire} from '../../parse/wires';

const LOOKS: Readonly<Record<'plain' | FlowStyle, {color: Token; dashes?: string; name?: string}>> = {
  plain: {color: 'muted'},
  dashed: {color: 'muted', dashes: '6 5'},
  reference: {color: 'caution', dashes: '9 4', name: 'reference'},
  video: {color: 'pin-texture', name: 'video'},
  data: {color: 'pin-track', dashes: '2 4', name: 'data'},
};

export const looksOf = ({style}: Wire): (typeof LOOKS)['plain'] => LOOKS[style as keyof typeof LOOKS] ?? LOOKS.plain;

export const entriesOf = (wires: readonly Wire[]): Entry[] =>
  [...new Set(wires.map(looksOf))].flatMap(({name, color, dashes}) =>
    name ? {name, sign: <Path d="M0 0h28" stroke={color} strokeWidth={1.7} strokeDasharray={dashes} />} : [],
  );

/** Dots mark where dashed arrows branch. */
export function Arrow({points, wire, branches}: {points: Point[]; wire: Wire; branches: readonly Point[]}): ReactNode {
  const d = rounded(points, branches);
  const {color, dashes} = looksOf(wire);
  return (
    <>
      <Path d={d} fill="none" stroke={color} strokeWidth={1.7} strokeDasharray={dashes} />
      {branches.map(({x, y}) => (
        <Path key={`${x} ${y}`} d={`M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`} fill={color} />
      ))}
      <Head from={points.at(-2)} tip={points.at(-1)} color={color} />
      {wire.both && <Head from={points[1]} tip={points[0]} color={color} />}
    </>
  );
}

/** Tip at `tip`, pointing away from `from`. */
function Head({from, tip, color}: {from?: Point; tip?: Point; color: Token}): ReactNode {
  if (!from || !tip) return null;
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [ux, uy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const [bx, by] = [tip.x - ux * 10, tip.y - uy * 10];
  const sides = [1, -1].map((side) => `L${bx - side * uy * 4.6} ${by + side * ux * 4.6}`);
  return <Path d={`M${tip.x} ${tip.y}${sides.join('')}z`} fill={color} />;
}
