import type {ReactNode} from 'react';
import type {Canvas} from './canvas';
import type {Rectangle} from '../layout/path';
import {At, Text} from './shapes';

/** A sign, drawn around a point at its left, and its meaning. */
export interface Entry {
  name: string;
  sign: ReactNode;
}

/** px between two entries, and between two rows. */
const GAP = 24;

/**
 * Explains signs, in as many rows as they need.
 * @param place of the first sign, and px that a row may take
 * @param sign px from the left of an entry to its words
 * @returns the drawing and its height
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
