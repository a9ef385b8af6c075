import type {PinKind} from './vocabulary';

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** Path data around a point; shapes make pins distinguishable without color. */
export const pinShapes: Readonly<Record<PinKind, (x: number, y: number) => string>> = {
  texture: (x, y) => `M${x - 5.5} ${y - 3.5}a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2z`,
  track: (x, y) => `M${x} ${y - 7}l7 7-7 7-7-7z`,
  number: (x, y) => circle(x, y, 5.6),
  vector: (x, y) => `M${x - 6} ${y + 5.2}l6-10.8 6 10.8z`,
  bool: (x, y) => `M${x - 3} ${y - 6}h6l3 6-3 6h-6l-3-6z`,
  text: (x, y) => `M${x - 2.5} ${y - 4}h5a4 4 0 0 1 0 8h-5a4 4 0 0 1 0-8z`,
  exec: (x, y) => `M${x - 5.5} ${y - 6}l11.5 6-11.5 6z`,
  any: (x, y) => circle(x, y, 4.6),
};
