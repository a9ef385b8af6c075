export interface Point {
  x: number;
  y: number;
}

export interface Rectangle extends Point {
  width: number;
  height: number;
}

const at = (point: Point): string => `${point.x} ${point.y}`;

function span(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function towards(a: Point, b: Point, distance: number): Point {
  const length = span(a, b) || 1;
  return {x: a.x + ((b.x - a.x) / length) * distance, y: a.y + ((b.y - a.y) / length) * distance};
}

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

/** Tolerance for nearly level or upright pieces, because the layout rounds boxes and bends differently (px). */
const SLANT = 2;

/** Straightens slanted pieces, starting from the first point. */
export function square(points: readonly Point[]): Point[] {
  const way = points.map((point) => ({...point}));
  for (const [index, b] of way.entries()) {
    const a = way[index - 1];
    if (!a) continue;
    const key = Math.abs(a.x - b.x) > Math.abs(a.y - b.y) ? 'y' : 'x';
    if (Math.abs(a[key] - b[key]) < SLANT) b[key] = a[key];
  }
  return way;
}

/** Minimum distance of a callout from a line, and search step (px). */
const CLEAR = 16;
const STEP = 6;

/** First free place for a callout: top right corner of a box, then left or down. */
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

const RADIUS = 9;

/** Corners where a line leaves or enters another. */
export function cornersOn(points: readonly Point[], other: readonly Point[]): Point[] {
  const isBetween = (at: number, a: number, b: number): boolean => at > Math.min(a, b) + 1 && at < Math.max(a, b) - 1;
  return points.slice(1, -1).filter(({x, y}) =>
    other.slice(1).some((b, index) => {
      const a = other[index]!;
      const isLevel = Math.abs(a.y - b.y) < 1;
      return isLevel
        ? Math.abs(a.y - y) < 1 && isBetween(x, a.x, b.x)
        : Math.abs(a.x - x) < 1 && isBetween(y, a.y, b.y);
    }),
  );
}

/** @param sharp corners that stay sharp */
export function rounded(points: readonly Point[], sharp: readonly Point[] = []): string {
  const list = simplify(points);
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last) return '';
  const corners = list.slice(1, -1).map((here, index) => {
    const [before, after] = [list[index]!, list[index + 2]!];
    const isSharp = sharp.some((point) => span(point, here) < 1);
    const r = isSharp ? 0 : Math.min(RADIUS, span(before, here) / 2, span(here, after) / 2);
    return `L${at(towards(here, before, r))}Q${at(here)} ${at(towards(here, after, r))}`;
  });
  return `M${at(first)}${corners.join('')}L${at(last)}`;
}

/** Draws vertical pieces as S curves, so that wires leave and enter pins level, within the free path of the layout. */
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
  return path;
}

/** Shorter jogs look like mistakes (px). */
const JOG = 16;
/** No link ends this close to a corner (px). */
const CORNER = 9;

/**
 * Removes a short jog by moving the adjacent end along its box.
 * @param fixed ends shared with other ways
 */
export function straighten(
  points: readonly Point[],
  ends: readonly [Rectangle, Rectangle],
  fixed: readonly [boolean, boolean] = [false, false],
): Point[] {
  const way = simplify(points).map((point) => ({...point}));
  if (way.length !== 4) return way;
  const [a, b, c, d] = way as [Point, Point, Point, Point];
  const key = Math.abs(a.y - b.y) < Math.abs(a.x - b.x) ? 'y' : 'x';
  if (Math.abs(b[key] - c[key]) >= JOG) return way;
  const isOn = ({x, y, width, height}: Rectangle, at: number): boolean =>
    key === 'y' ? at > y + CORNER && at < y + height - CORNER : at > x + CORNER && at < x + width - CORNER;
  if (!fixed[0] && isOn(ends[0], d[key])) return [{...a, [key]: d[key]}, d];
  if (!fixed[1] && isOn(ends[1], a[key])) return [a, {...d, [key]: a[key]}];
  return way;
}
