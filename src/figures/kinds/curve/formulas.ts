import {EASING} from '../../../shared/easing';
import type {KeyType} from '../timeline/model';
import type {CurveName} from './model';

/** The curve of a bar, by the type of the key at its end: the key at which a move ends sets it. */
export const CURVE_OF_KEY: Readonly<Partial<Record<KeyType, CurveName>>> = {
  constant: 'Constant',
  linear: 'Linear',
  easein: 'EaseIn',
  easeout: 'EaseOut',
  easeinout: 'EaseInOut',
};

/** Points from 0 to 1; a jump is a vertical piece. */
export function sample(name: CurveName): {t: number; value: number}[] {
  const times = name === 'Linear' ? [0, 1] : name === 'Constant' ? [0] : Array.from({length: 49}, (_, i) => i / 48);
  const points = times.map((t) => ({t, value: EASING[name](t)}));
  return name === 'Constant' ? [...points, {t: 1, value: 0}, {t: 1, value: 1}] : points;
}
