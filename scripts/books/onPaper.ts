type Color = readonly [red: number, green: number, blue: number];

/** CSS `hue-rotate(180deg)` (Filter Effects 1). */
const ROTATED: readonly Color[] = [
  [-0.574, 1.43, 0.144],
  [0.426, 0.43, 0.144],
  [0.426, 1.43, -0.856],
];

/** As in src/css/print.css, whose filter would rasterize the figures of a book. */
const BRIGHTER = 1.08;

function colorOnPaper(hex: string): string {
  const inverted = [1, 3, 5].map((at) => 255 - Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Color;
  const parts = ROTATED.map((row) => {
    const value = row.reduce((sum, factor, index) => sum + factor * inverted[index]!, 0) * BRIGHTER;
    return Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** A figure in the colors of paper. */
export const onPaper = (svg: string): string => svg.replace(/#[0-9a-f]{6}\b/gi, colorOnPaper);
