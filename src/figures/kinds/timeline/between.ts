import type {CurveName} from '../curve/model';
import type {KeyType} from './model';

/** The interpolation of the bar that ends at a key: the key at which a move ends sets it. */
export const CURVES: Partial<Record<KeyType, CurveName>> = {
  constant: 'Constant',
  linear: 'Linear',
  easein: 'EaseIn',
  easeout: 'EaseOut',
  easeinout: 'EaseInOut',
};
