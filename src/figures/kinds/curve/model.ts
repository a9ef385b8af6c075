import * as z from 'zod';
import {common, oneOf, read, strict, words} from '../../parse/schema';
import type {FenceSource} from '../../parse/source';

export const CURVES = ['Constant', 'Linear', 'EaseIn', 'EaseOut', 'EaseInOut'] as const;
export type CurveName = (typeof CURVES)[number];

/** What a `curve` fence says, checked. */
export interface Curves {
  kind: 'curve';
  caption: string;
  alt?: string;
  curves: CurveName[];
  x: string;
  y: string;
  callouts: 0;
}

const schema = strict('a curve', {
  ...common,
  curves: z
    .array(oneOf(CURVES, 'curve'), {error: `"curves" must be a list of: ${CURVES.join(', ')}.`})
    .min(1, {error: 'there are no curves. Name at least one.'}),
  x: words.optional(),
  y: words.optional(),
});

/** Reads a `curve` fence. @throws FigureError with every fault, its line and its cure */
export function readCurves(source: FenceSource): Curves {
  const raw = read(source, schema);
  raw.curves.forEach((name, index) => {
    if (raw.curves.indexOf(name) < index)
      source.report(['curves', index], `the curve "${name}" stands twice. Remove one.`);
  });
  source.finish();
  return {
    kind: 'curve',
    caption: raw.caption,
    alt: raw.alt,
    curves: raw.curves,
    x: raw.x ?? 'Time',
    y: raw.y ?? 'Value',
    callouts: 0,
  };
}
