import * as z from 'zod';
import {common, flag, read, words} from '../../parse/schema';
import type {YamlSource} from '../../../shared/yaml';

export const CURVE_NAMES = ['Constant', 'Linear', 'EaseIn', 'EaseOut', 'EaseInOut'] as const;
export type CurveName = (typeof CURVE_NAMES)[number];

const schema = z.strictObject({
  ...common,
  curves: z.array(z.enum(CURVE_NAMES)).min(1, 'name at least one curve'),
  x: words.default('Time'),
  y: words.default('Value'),
  /** Animated. */
  play: flag.default(false),
});

export type Curves = z.output<typeof schema> & {kind: 'curve'; callouts: 0};

/** @throws FindingsError with every fault, its line and its fix */
export function readCurves(source: YamlSource): Curves {
  const curves = read(source, schema);
  curves.curves.forEach((name, index, all) => {
    if (all.indexOf(name) < index)
      source.report(['curves', index], `the curve "${name}" is used twice`, 'remove one of the two');
  });
  source.finish();
  return {...curves, kind: 'curve', callouts: 0};
}
