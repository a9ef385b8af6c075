import type {CurveName} from '../curve/model';
import type {KeyType} from './model';

/** The type of the bar between two keys is that of the first; after an initial key, that of the second. */
export const typeBetween = (before: {type: KeyType}, after: {type: KeyType}): KeyType =>
  before.type === 'initial' ? after.type : before.type;

/** The interpolation after a key. */
export const CURVES: Partial<Record<KeyType, CurveName>> = {
  constant: 'Constant',
  linear: 'Linear',
  easein: 'EaseIn',
  easeout: 'EaseOut',
  easeinout: 'EaseInOut',
};
