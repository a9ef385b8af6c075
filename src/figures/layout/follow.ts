import type {Point} from './path';

export interface Way {
  /** Ways with the same source can't be confused. */
  source: string;
  /** Ways that end as one line. */
  target?: string;
  /** Color and dashes. */
  look: string;
  points: readonly Point[];
}

/** Closer lines read as a bundle (px). */
const NEAR = 15;

interface Piece {
  level: boolean;
  at: number;
  from: number;
  to: number;
}

function piecesOf(points: readonly Point[]): Piece[] {
  return points.slice(1).map((b, index) => {
    const a = points[index]!;
    const level = Math.abs(a.y - b.y) <= Math.abs(a.x - b.x);
    const [along, across] = level ? (['x', 'y'] as const) : (['y', 'x'] as const);
    return {level, at: a[across], from: Math.min(a[along], b[along]), to: Math.max(a[along], b[along])};
  });
}

/** Parallel stretch of two ways with the same look; overlapping pieces are one line (px). */
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

/** Ways that share an end don't count. */
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

export function longestBundle(ways: readonly Way[]): number {
  return Math.max(0, ...ways.flatMap((a, index) => ways.slice(index + 1).map((b) => sideBySide(a, b))));
}
