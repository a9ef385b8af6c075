/** px, from the top left. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle, px. */
export interface Rectangle extends Point {
  width: number;
  height: number;
}

const at = (point: Point): string => `${point.x} ${point.y}`;

function span(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Moves from `a` towards `b` by `distance`. */
function towards(a: Point, b: Point, distance: number): Point {
  const length = span(a, b) || 1;
  return {x: a.x + ((b.x - a.x) / length) * distance, y: a.y + ((b.y - a.y) / length) * distance};
}

/** Drops points that repeat or lie on the line between their neighbors. */
export function simplify(points: readonly Point[]): Point[] {
  const distinct = points.filter((point, index) => {
    const before = points[index - 1];
    return !before || span(before, point) >= 0.5;
  });
  return distinct.filter((point, index) => {
    const before = distinct[index - 1];
    const after = distinct[index + 1];
    if (!before || !after) return true;
    const same = (key: 'x' | 'y'): boolean =>
      Math.abs(before[key] - point[key]) < 0.5 && Math.abs(point[key] - after[key]) < 0.5;
    return !same('x') && !same('y');
  });
}

/** Least px from the middle of a callout to a line, and how far one that is closer moves. */
const CLEAR = 16;
const STEP = 6;

/** Where a callout touches no line: at the top right corner of a box, or a step to the left or down from there. */
export function calloutPlace({x, y}: Point, lines: readonly (readonly Point[])[]): Point {
  const spots = [0, STEP].flatMap((down) => [0, STEP].map((left) => ({x: x - left, y: y + down})));
  const gap = (spot: Point, a: Point, b: Point): number => {
    const [dx, dy] = (['x', 'y'] as const).map((key) =>
      Math.max(Math.min(a[key], b[key]) - spot[key], spot[key] - Math.max(a[key], b[key]), 0),
    ) as [number, number];
    return Math.hypot(dx, dy);
  };
  const room = (spot: Point): number =>
    Math.min(...lines.flatMap((points) => points.slice(1).map((point, index) => gap(spot, points[index]!, point))));
  return spots.find((spot) => room(spot) >= CLEAR) ?? spots.sort((a, b) => room(b) - room(a))[0]!;
}

/** A polyline with rounded corners, as arrows of a flow are drawn. */
export function rounded(points: readonly Point[], radius = 9): string {
  const list = simplify(points);
  const first = list[0];
  if (!first) return '';
  let path = `M${at(first)}`;
  for (let i = 1; i < list.length; i += 1) {
    const [before, here, after] = list.slice(i - 1) as [Point, Point, Point?];
    if (!after) {
      path += `L${at(here)}`;
      continue;
    }
    const r = Math.min(radius, span(before, here) / 2, span(here, after) / 2);
    path += `L${at(towards(here, before, r))}Q${at(here)} ${at(towards(here, after, r))}`;
  }
  return path;
}

/**
 * A route of horizontal and vertical pieces as a cable: each vertical piece becomes an S between the horizontal ones, so
 * that the wire leaves and enters its pins level and stays on the free way that the layout found.
 */
export function cable(points: readonly Point[]): string {
  const list = simplify(points);
  const first = list[0];
  if (!first) return '';
  let path = `M${at(first)}`;
  let i = 1;
  while (i < list.length) {
    const [before, here, next, after] = list.slice(i - 1) as [Point, Point, Point?, Point?];
    const level = Math.abs(before.y - here.y) < 0.5;
    if (!level || !next || !after) {
      path += `L${at(here)}`;
      i += 1;
      continue;
    }
    const most = Math.max(8, Math.min(34, span(here, next) * 0.75));
    const isFirst = i === 1;
    const isLast = i + 2 === list.length - 1;
    const enter = Math.min(most, span(before, here) * (isFirst ? 1 : 0.5));
    const leave = Math.min(most, span(next, after) * (isLast ? 1 : 0.5));
    path += `L${at(towards(here, before, enter))}C${at(here)} ${at(next)} ${at(towards(next, after, leave))}`;
    i += 2;
  }
  const last = list.at(-1);
  return last && !path.endsWith(at(last)) ? `${path}L${at(last)}` : path;
}
