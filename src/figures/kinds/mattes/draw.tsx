import type {Canvas, Drawing} from '../../draw/canvas';
import {layLegend} from '../../draw/legend';
import {At, Path, ROUND, Text} from '../../draw/shapes';
import {Axes, WIDTH, pathIn} from '../curve/draw';
import type {Mattes} from './model';
import {Strip} from './Play';
import {CURVES, LENGTH, parts, stripsOf} from './strips';

/** px from one strip to the next. */
const ROW = 50;

/** Draws the stages of the key along one line: a strip each, and a curve of the mattes. */
export function drawMattes({settings}: Mattes, canvas: Canvas): Promise<Drawing> {
  const width = Math.min(WIDTH, canvas.column.width);
  const {strips, curves} = stripsOf(settings);
  const area = {x: 52, y: strips.length * ROW + 30, width: width - 80, height: 100};
  const bottom = area.y + area.height;
  const signs = CURVES.map(([name, color, dashes]) => ({
    name,
    sign: <Path d="M0 0h18" stroke={color} strokeWidth={2} strokeDasharray={dashes} />,
  }));
  const {legend, height} = layLegend(canvas, signs, {x: area.x, y: bottom + 50, width: area.width}, 24);
  return canvas.finish(
    width,
    bottom + 46 + height,
    <>
      {strips.map((strip, index) => (
        <At key={strip.name} x={area.x} y={14 + index * ROW}>
          <Text x={0} y={12} variant="label" text={strip.name} />
          <g transform={`translate(0 19) scale(${area.width / LENGTH} 24)`}>
            <Strip {...strip} />
          </g>
        </At>
      ))}
      <Axes area={area} x="" y="Opacity" />
      {CURVES.map(([name, color, dashes]) => {
        const d = pathIn(
          area,
          curves[name].map((value, at) => ({t: (at + 0.5) / LENGTH, value})),
        );
        return <Path key={name} d={d} {...ROUND} stroke={color} strokeWidth={1.8} strokeDasharray={dashes} />;
      })}
      {parts.map(({name, from, to}) => {
        const x = area.x + ((from + to) / 2 / LENGTH) * area.width;
        return <Text key={from} x={x} y={bottom + 22} variant="small" anchor="middle" text={name} />;
      })}
      {legend}
    </>,
  );
}
