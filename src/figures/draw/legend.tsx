import type {ReactNode} from 'react';
import type {Canvas} from './canvas';
import type {Rectangle} from '../layout/path';
import {At, Text} from './shapes';

export interface Entry {
  name: string;
  sign: ReactNode;
}

/** Between entries, and between rows (px). */
const GAP = 24;

/**
 * Lays out a legend in rows.
 * @param place of the first sign, with the width of a row (px)
 * @param sign width of a sign (px)
 */
export function layLegend(
  canvas: Canvas,
  entries: readonly Entry[],
  {x: left, y: top, width}: Omit<Rectangle, 'height'>,
  sign: number,
): {legend: ReactNode; height: number} {
  let [x, y] = [left, top];
  const legend = entries.map((entry) => {
    const own = sign + canvas.width(entry.name, 'small');
    if (x > left && x + own > left + width) [x, y] = [left, y + GAP];
    x += own + GAP;
    return (
      <At key={entry.name} x={x - own - GAP} y={y}>
        {entry.sign}
        <Text x={sign} y={4} variant="small" text={entry.name} />
      </At>
    );
  });
  return {legend, height: entries.length > 0 ? y + GAP - top : 0};
}
