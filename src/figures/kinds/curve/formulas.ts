import type {KeyType} from '../timeline/model';
import type {CurveName} from './model';

/**
 * Share of the way from the start value (0) to the end value (1) at a share `t` of the duration, both from 0 to 1.
 *
 * - Constant: holds the start value until the end, then jumps.
 * - Linear: f(t) = t, at constant speed.
 * - EaseIn: f(t) = t^2, starts slowly.
 * - EaseOut: f(t) = 1 - (1 - t)^2, ends slowly.
 * - EaseInOut: f(t) = 2 t^2 up to the middle, 1 - 2 (1 - t)^2 after it: slow at both ends, smooth in the middle.
 */
export const FORMULAS: Readonly<Record<CurveName, (t: number) => number>> = {
  Constant: (t) => (t < 1 ? 0 : 1),
  Linear: (t) => t,
  EaseIn: (t) => t * t,
  EaseOut: (t) => 1 - (1 - t) ** 2,
  EaseInOut: (t) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2),
};

/** The curve of a bar, by the type of the key at its end: the key at which a move ends sets it. */
export const CURVES: Readonly<Partial<Record<KeyType, CurveName>>> = {
  constant: 'Constant',
  linear: 'Linear',
  easein: 'EaseIn',
  easeout: 'EaseOut',
  easeinout: 'EaseInOut',
};

/** Points of a curve, `t` and value from 0 to 1; a jump is a vertical piece. */
export function sample(name: CurveName): {t: number; value: number}[] {
  const times = name === 'Linear' ? [0, 1] : name === 'Constant' ? [0] : Array.from({length: 49}, (_, i) => i / 48);
  const points = times.map((t) => ({t, value: FORMULAS[name](t)}));
  return name === 'Constant' ? [...points, {t: 1, value: 0}, {t: 1, value: 1}] : points;
}
