import type {ReactNode} from 'react';
import type {Canvas, Drawing} from '../../draw/canvas';
import {At, Circle, Path, ROUND, Text} from '../../draw/shapes';
import type {Token} from '../../draw/theme';
import type {Point, Rectangle} from '../../layout/path';
import {FORMULAS, sample} from './formulas';
import type {CurveName, Curves} from './model';

const COLORS: Readonly<Record<CurveName, Token>> = {
  Constant: 'pin-track',
  Linear: 'text',
  EaseIn: 'accent',
  EaseOut: 'caution',
  EaseInOut: 'preview',
};

const WIDTH = 560;
const HEIGHT = 316;

/** Maps a time and a value, both from 0 to 1, to a point in the frame. */
const at = (area: Rectangle, t: number, value: number): Point => ({
  x: area.x + t * area.width,
  y: area.y + (1 - value) * area.height,
});

/** Draws one or several interpolations in one frame, from their formulas. */
export function drawCurves({curves, x, y}: Curves, canvas: Canvas): Promise<Drawing> {
  const width = Math.min(WIDTH, canvas.column.width);
  const area = {x: 52, y: 26, width: width - 52 - 28, height: HEIGHT - 26 - 40};
  const boxes: Rectangle[] = [];
  for (const name of curves) boxes.push(findLabelPlace(canvas, area, curves, name, boxes));
  return canvas.finish(
    width,
    HEIGHT,
    <>
      <Axes area={area} x={x} y={y} />
      {curves.map((name) => {
        const points = sample(name).map(({t, value}) => at(area, t, value));
        const d = `M${points.map((point) => `${point.x} ${point.y}`).join('L')}`;
        return <Path key={name} d={d} {...ROUND} stroke={COLORS[name]} strokeWidth={2.6} />;
      })}
      {[at(area, 0, 0), at(area, 1, 1)].map((end) => (
        <Circle key={end.x} cx={end.x} cy={end.y} r={4.5} fill="ink" stroke="bg-1" strokeWidth={2} />
      ))}
      {curves.map((name, index) => (
        <Text
          key={name}
          x={boxes[index]!.x}
          y={boxes[index]!.y + 12}
          variant="strong"
          fill={COLORS[name]}
          halo="bg-1"
          text={name}
        />
      ))}
    </>,
  );
}

/** The axes, named, with a grid of quarters. */
function Axes({area, ...names}: {area: Rectangle; x: string; y: string}): ReactNode {
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

/** The place beside a curve where its name lies furthest from the other curves and names. */
function findLabelPlace(
  canvas: Canvas,
  area: Rectangle,
  all: readonly CurveName[],
  name: CurveName,
  taken: Rectangle[],
): Rectangle {
  const width = canvas.width(name, 'strong');
  const others = all.flatMap((other) =>
    (other === 'Constant'
      ? sample('Constant')
      : Array.from({length: 41}, (_, i) => ({t: i / 40, value: FORMULAS[other](i / 40)}))
    ).map(({t, value}) => ({other, ...at(area, t, value)})),
  );
  let best: {score: number; box: Rectangle} | undefined;
  for (let step = 4; step <= 36; step += 1) {
    const t = step / 40;
    const point = at(area, t, FORMULAS[name](t));
    const spots = [
      {x: point.x - width - 9, y: point.y - 17},
      {x: point.x + 9, y: point.y + 3},
      ...(name === 'Constant' ? [{x: point.x - width / 2, y: point.y - 22}] : []),
    ];
    for (const spot of spots) {
      const box = {...spot, width, height: 15};
      const [right, bottom] = [area.x + area.width, area.y + area.height];
      if (box.x < area.x + 6 || box.x + width > right - 4 || box.y < 8 || box.y + 15 > bottom - 2) continue;
      const gaps = (own: boolean): number[] =>
        others.filter((each) => (each.other === name) === own).map((each) => gap(box, each));
      const clear = Math.min(...gaps(false), ...taken.map((each) => overlap(box, each)), 60);
      const own = Math.min(...gaps(true), 12);
      const score = Math.min(clear, 28) + Math.min(own, 5) * 1.5;
      if (!best || score > best.score + 0.01) best = {score, box};
    }
  }
  return best?.box ?? {x: area.x + 10, y: area.y, width, height: 15};
}

/** Distance from a box to a point, px. */
function gap(box: Rectangle, point: Point): number {
  const dx = Math.max(box.x - point.x, 0, point.x - box.x - box.width);
  const dy = Math.max(box.y - point.y, 0, point.y - box.y - box.height);
  return Math.hypot(dx, dy);
}

/** Distance between two boxes, px; -20 where they overlap. */
function overlap(a: Rectangle, b: Rectangle): number {
  const dx = Math.max(a.x - b.x - b.width, b.x - a.x - a.width);
  const dy = Math.max(a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.max(dx, dy) < 0 ? -20 : Math.max(dx, dy);
}
