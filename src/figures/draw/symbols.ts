/** A symbol: a filled shape, or lines. */
interface Sign {
  /** Share of the font size. */
  width: number;
  /** Path data with the middle of the sign at (x, y), `r` being half its height. */
  path: (x: number, y: number, r: number) => string;
  lines?: boolean;
}

/** The radius is rounded first: a chord that is not twice the radius bends a circle out of shape. */
const circle = (x: number, y: number, radius: number): string => {
  const r = Math.round(radius * 10) / 10;
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
};
const diamond = (x: number, y: number, r: number): string => `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`;
const square = (x: number, y: number, r: number): string =>
  `M${x - r * 0.85} ${y - r * 0.85}h${r * 1.7}v${r * 1.7}h${-r * 1.7}z`;
const triangle = (x: number, y: number, dx: number, dy: number): string =>
  `M${x + dx} ${y + dy}L${x - dx - dy} ${y - dy + dx}L${x - dx + dy} ${y - dy - dx}z`;
const arrow = (x: number, y: number, r: number): string => `M${x - r * 1.2} ${y}h${r * 2.4}`;
const tip = (x: number, y: number, r: number, way: number): string =>
  `M${x + way * r * 0.5} ${y - r * 0.7}L${x + way * r * 1.2} ${y}L${x + way * r * 0.5} ${y + r * 0.7}`;

/** Signs of interfaces that the site's fonts lack; drawn, so that they look alike everywhere. */
const SIGNS: Readonly<Record<string, Sign>> = {
  '●': {width: 0.86, path: (x, y, r) => circle(x, y, r)},
  '○': {width: 0.86, path: (x, y, r) => circle(x, y, r), lines: true},
  '◉': {width: 0.86, path: (x, y, r) => circle(x, y, r) + circle(x, y, r * 0.35), lines: true},
  '◆': {width: 0.9, path: diamond},
  '◇': {width: 0.9, path: diamond, lines: true},
  '■': {width: 0.86, path: square},
  '□': {width: 0.86, path: square, lines: true},
  '▲': {width: 0.86, path: (x, y, r) => triangle(x, y, 0, -r * 0.8)},
  '▼': {width: 0.86, path: (x, y, r) => triangle(x, y, 0, r * 0.8)},
  '▶': {width: 0.86, path: (x, y, r) => triangle(x, y, r * 0.8, 0)},
  '◀': {width: 0.86, path: (x, y, r) => triangle(x, y, -r * 0.8, 0)},
  '→': {width: 1.1, path: (x, y, r) => arrow(x, y, r) + tip(x, y, r, 1), lines: true},
  '←': {width: 1.1, path: (x, y, r) => arrow(x, y, r) + tip(x, y, r, -1), lines: true},
  '↔': {width: 1.1, path: (x, y, r) => arrow(x, y, r) + tip(x, y, r, 1) + tip(x, y, r, -1), lines: true},
  '✓': {width: 0.9, path: (x, y, r) => `M${x - r} ${y}l${r * 0.75} ${r * 0.8} ${r * 1.2}-${r * 1.6}`, lines: true},
  '✕': {
    width: 0.86,
    path: (x, y, r) =>
      `M${x - r * 0.8} ${y - r * 0.8}l${r * 1.6} ${r * 1.6}M${x + r * 0.8} ${y - r * 0.8}l${-r * 1.6} ${r * 1.6}`,
    lines: true,
  },
  '─': {width: 0.6, path: (x, y, r) => `M${x - r} ${y}h${r * 2}`, lines: true},
};

/** True for a sign that is drawn in place of a letter. */
export function isSign(char: string): boolean {
  return Object.hasOwn(SIGNS, char);
}

/** Width of a sign at a font size, px. */
export function signWidth(char: string, size: number): number {
  return (SIGNS[char]?.width ?? 0) * size;
}

/** Path data of a sign, and whether it is drawn as lines. @param x left edge @param y baseline of the text around it */
export function signPath(char: string, x: number, y: number, size: number): {d: string; lines?: boolean} {
  const {width, path, lines} = SIGNS[char]!;
  return {d: path(x + (width * size) / 2, y - size * 0.36, size * (char === '─' ? 0.3 : 0.31)), lines};
}

/** Cuts a text into signs and the words between them. */
export function splitSigns(text: string): string[] {
  const parts: string[] = [];
  for (const char of text) {
    const last = parts.at(-1);
    if (isSign(char) || last === undefined || isSign(last)) parts.push(char);
    else parts[parts.length - 1] = last + char;
  }
  return parts;
}
