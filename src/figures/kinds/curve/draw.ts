import type {Canvas, Drawing} from '../../draw/canvas';
import {num} from '../../draw/svg';
import type {Token} from '../../draw/theme';
import type {Point} from '../../layout/path';
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
const FRAME = {left: 52, top: 26, right: 28, bottom: 40};

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws one or several interpolations in one frame, from their formulas. */
export function drawCurves(curves: Curves, canvas: Canvas): Promise<Drawing> {
  const area = {
    x: FRAME.left,
    y: FRAME.top,
    width: WIDTH - FRAME.left - FRAME.right,
    height: HEIGHT - FRAME.top - FRAME.bottom,
  };
  const at = (t: number, value: number): Point => ({x: area.x + t * area.width, y: area.y + (1 - value) * area.height});
  drawAxes(canvas, area, curves);
  for (const name of curves.curves) {
    const points = sample(name).map(({t, value}) => at(t, value));
    const path = `M${points.map((point) => `${num(point.x)} ${num(point.y)}`).join('L')}`;
    canvas.add('path', {
      d: path,
      fill: 'none',
      stroke: canvas.color(COLORS[name]),
      'stroke-width': 2.6,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    });
  }
  for (const [t, value] of [
    [0, 0],
    [1, 1],
  ] as const) {
    const point = at(t, value);
    canvas.add('circle', {
      cx: point.x,
      cy: point.y,
      r: 4.5,
      fill: canvas.color('ink'),
      stroke: canvas.color('bg-1'),
      'stroke-width': 2,
    });
  }
  const taken: Area[] = [];
  for (const name of curves.curves) {
    const box = findLabelPlace(canvas, curves.curves, name, at, taken);
    taken.push(box);
    canvas.text(box.x, box.y + 12, name, 'strong', {fill: COLORS[name], halo: 'bg-1'});
  }
  return canvas.finish(WIDTH, HEIGHT);
}

function drawAxes(canvas: Canvas, area: Area, curves: Curves): void {
  const {x, y, width, height} = area;
  const quarters = [1, 2, 3, 4];
  const grid = quarters.map(
    (n) =>
      `M${num(x)} ${num(y + height - (n * height) / 4)}h${num(width)}M${num(x + (n * width) / 4)} ${num(y)}v${num(height)}`,
  );
  canvas.add('path', {d: grid.join(''), stroke: canvas.color('line'), fill: 'none'});
  canvas.add('path', {
    d: `M${num(x)} ${num(y - 8)}V${num(y + height)}H${num(x + width + 8)}`,
    stroke: canvas.color('line-2'),
    'stroke-width': 1.5,
    fill: 'none',
  });
  canvas.text(x - 10, y + 4, '1', 'small', {anchor: 'end'});
  canvas.text(x - 10, y + height + 4, '0', 'small', {anchor: 'end'});
  canvas.text(x, y + height + 22, '0', 'small', {anchor: 'middle'});
  canvas.text(x + width, y + height + 22, curves.x, 'small', {anchor: 'end'});
  canvas.add(
    'g',
    {transform: `translate(${num(x - 26)} ${num(y + height / 2)}) rotate(-90)`},
    canvas.mark(0, 0, curves.y, 'small', {anchor: 'middle'}),
  );
}

/** The place beside a curve where its name lies furthest from the other curves and names. */
function findLabelPlace(
  canvas: Canvas,
  all: readonly CurveName[],
  name: CurveName,
  at: (t: number, value: number) => Point,
  taken: Area[],
): Area {
  const width = canvas.width(name, 'strong');
  const others = all.flatMap((other) =>
    (other === 'Constant'
      ? sample('Constant', 1)
      : Array.from({length: 41}, (_, i) => ({t: i / 40, value: FORMULAS[other](i / 40)}))
    ).map(({t, value}) => ({other, ...at(t, value)})),
  );
  let best: {score: number; box: Area} | undefined;
  for (let step = 4; step <= 36; step += 1) {
    const t = step / 40;
    const point = at(t, FORMULAS[name](t));
    const spots = [
      {x: point.x - width - 9, y: point.y - 17},
      {x: point.x + 9, y: point.y + 3},
      ...(name === 'Constant' ? [{x: point.x - width / 2, y: point.y - 22}] : []),
    ];
    for (const spot of spots) {
      const box = {...spot, width, height: 15};
      if (
        box.x < FRAME.left + 6 ||
        box.x + width > WIDTH - FRAME.right - 4 ||
        box.y < 8 ||
        box.y + 15 > HEIGHT - FRAME.bottom - 2
      )
        continue;
      const clear = Math.min(
        ...others.filter((each) => each.other !== name).map((each) => gap(box, each)),
        ...taken.map((each) => overlap(box, each)),
        60,
      );
      const own = Math.min(...others.filter((each) => each.other === name).map((each) => gap(box, each)), 12);
      const score = Math.min(clear, 28) + Math.min(own, 5) * 1.5;
      if (!best || score > best.score + 0.01) best = {score, box};
    }
  }
  return best?.box ?? {x: FRAME.left + 10, y: FRAME.top, width, height: 15};
}

/** Distance from a box to a point, px. */
function gap(box: Area, point: Point): number {
  const dx = Math.max(box.x - point.x, 0, point.x - box.x - box.width);
  const dy = Math.max(box.y - point.y, 0, point.y - box.y - box.height);
  return Math.hypot(dx, dy);
}

/** Distance between two boxes, px; -20 where they overlap. */
function overlap(a: Area, b: Area): number {
  const dx = Math.max(a.x - b.x - b.width, b.x - a.x - a.width);
  const dy = Math.max(a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.max(dx, dy) < 0 ? -20 : Math.max(dx, dy);
}
