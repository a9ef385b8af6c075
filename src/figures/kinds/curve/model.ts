import * as z from 'zod';
import {fault} from '../../../shared/finding';
import {common, read, words} from '../../parse/schema';
import type {YamlSource} from '../../../shared/yaml';

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

const schema = z.strictObject({
  ...common,
  curves: z.array(z.enum(CURVES)).min(1, {error: fault('there are no curves', 'name at least one')}),
  x: words.optional(),
  y: words.optional(),
});

/** Reads a `curve` fence. @throws FindingsError with every fault, its line and its cure */
export function readCurves(source: YamlSource): Curves {
  const raw = read(source, schema);
  raw.curves.forEach((name, index) => {
    if (raw.curves.indexOf(name) < index)
      source.report(['curves', index], `the curve "${name}" is used twice`, 'remove one of the two');
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
