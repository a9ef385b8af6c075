import type {Point} from './path';

/** A way whose line can be mistaken for another of its look. */
export interface Way {
  /** Ways of one source carry the same, so that none can be mistaken for another. */
  source: string;
  /** Ways that end as one line. */
  target?: string;
  /** Color and dashes. */
  look: string;
  points: readonly Point[];
}

/** Lines that are nearer than this read as a bundle, px. */
const NEAR = 15;

interface Piece {
  level: boolean;
  at: number;
  from: number;
  to: number;
}

/** The horizontal and vertical segments of a line. */
function piecesOf(points: readonly Point[]): Piece[] {
  return points.slice(1).map((b, index) => {
    const a = points[index]!;
    const level = Math.abs(a.y - b.y) <= Math.abs(a.x - b.x);
    const [along, across] = level ? (['x', 'y'] as const) : (['y', 'x'] as const);
    return {level, at: a[across], from: Math.min(a[along], b[along]), to: Math.max(a[along], b[along])};
  });
}

/** px for which two ways of one look run side by side. Pieces that lie on each other are one line. */
export function sideBySide(a: Way, b: Way): number {
  if (a.look !== b.look) return 0;
  let total = 0;
  for (const one of piecesOf(a.points))
    for (const other of piecesOf(b.points)) {
      const apart = Math.abs(one.at - other.at);
      if (one.level !== other.level || apart >= NEAR || apart < 1) continue;
      total += Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
    }
  return total;
}

/** How often a horizontal piece of a line crosses a vertical one of another; those that share an end are one line. */
export function crossings(ways: readonly Way[]): number {
  const pieces = ways.flatMap((way) => piecesOf(way.points).map((piece) => ({way, ...piece})));
  const isWithin = (at: number, {from, to}: Piece): boolean => at > from + 1 && at < to - 1;
  const isOne = (a: Way, b: Way): boolean => a.source === b.source || (a.target !== undefined && a.target === b.target);
  return pieces
    .filter(({level}) => level)
    .flatMap((one) =>
      pieces.filter(
        (other) => !other.level && !isOne(one.way, other.way) && isWithin(other.at, one) && isWithin(one.at, other),
      ),
    ).length;
}

/** Length of the longest pair of parallel lines, px. */
export function longestBundle(ways: readonly Way[]): number {
  return Math.max(0, ...ways.flatMap((a, index) => ways.slice(index + 1).map((b) => sideBySide(a, b))));
}
