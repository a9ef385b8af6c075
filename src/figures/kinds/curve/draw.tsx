import type {ReactNode} from 'react';
import type {Canvas, Drawing} from '../../draw/canvas';
import {At, Circle, Path, ROUND, Text} from '../../draw/shapes';
import type {Token} from '../../draw/theme';
import type {Point, Rectangle} from '../../layout/path';
import {sample} from './formulas';
import type {CurveName, Curves} from './model';

const COLORS: Readonly<Record<CurveName, Token>> = {
  Constant: 'pin-track',
  Linear: 'text',
  EaseIn: 'accent',
  EaseOut: 'caution',
  EaseInOut: 'preview',
};

/** Where a curve's name starts: share of the duration, and value. */
const NAMES: Readonly<Record<CurveName, Record<'page' | 'phone', [t: number, value: number]>>> = {
  Constant: {page: [0.47, 0.04], phone: [0.5, 0.04]},
  Linear: {page: [0.36, 0.47], phone: [0.48, 0.39]},
  EaseIn: {page: [0.54, 0.22], phone: [0.56, 0.22]},
  EaseOut: {page: [0.03, 0.3], phone: [0.04, 0.46]},
  EaseInOut: {page: [0.52, 0.44], phone: [0.65, 1]},
};

/** px of a frame, where a column has them. */
export const WIDTH = 560;
const HEIGHT = 316;

/** Maps time and value (0 to 1) to a point. */
const at = (area: Rectangle, t: number, value: number): Point => ({
  x: area.x + t * area.width,
  y: area.y + (1 - value) * area.height,
});

/** The path through points of a frame. */
export const pathIn = (area: Rectangle, points: readonly {t: number; value: number}[]): string =>
  `M${points.map(({t, value}) => Object.values(at(area, t, value)).join(' ')).join('L')}`;

export function drawCurves({curves, x, y}: Curves, canvas: Canvas): Promise<Drawing> {
  const width = Math.min(WIDTH, canvas.column.width);
  const area = {x: 52, y: 26, width: width - 52 - 28, height: HEIGHT - 26 - 40};
  const place = width < WIDTH ? 'phone' : 'page';
  return canvas.finish(
    width,
    HEIGHT,
    <>
      <Axes area={area} x={x} y={y} />
      {curves.map((name) => (
        <Path key={name} d={pathIn(area, sample(name))} {...ROUND} stroke={COLORS[name]} strokeWidth={2.6} />
      ))}
      {[at(area, 0, 0), at(area, 1, 1)].map((end) => (
        <Circle key={end.x} cx={end.x} cy={end.y} r={4.5} fill="ink" stroke="bg-1" strokeWidth={2} />
      ))}
      {curves.map((name) => (
        <Text
          key={name}
          {...at(area, ...NAMES[name][place])}
          variant="strong"
          fill={COLORS[name]}
          halo="bg-1"
          text={name}
        />
      ))}
    </>,
  );
}

/** The axes with a grid of quarters. */
export function Axes({area, ...names}: {area: Rectangle; x: string; y: string}): ReactNode {
  const {x, y, width, height} = area;
  const grid = [1, 2, 3, 4].map(
    (n) => `M${x} ${y + height - (n * height) / 4}h${width}M${x + (n * width) / 4} ${y}v${height}`,
  );
  return (
    <>
      <Path d={grid.join('')} stroke="line" fill="none" />
      <Path d={`M${x} ${y - 8}V${y + height}H${x + width + 8}`} stroke="line-2" strokeWidth={1.5} fill="none" />
      <Text x={x - 10} y={y + 4} variant="small" anchor="end" text="1" />
      <Text x={x - 10} y={y + height + 4} variant="small" anchor="end" text="0" />
      <Text x={x} y={y + height + 22} variant="small" anchor="middle" text="0" />
      <Text x={x + width} y={y + height + 22} variant="small" anchor="end" max={width - 20} text={names.x} />
      <At x={x - 26} y={y + height / 2}>
        <g transform="rotate(-90)">
          <Text x={0} y={0} variant="small" anchor="middle" max={height} text={names.y} />
        </g>
      </At>
    </>
  );
}
