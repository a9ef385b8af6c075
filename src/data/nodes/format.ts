import {labelOf} from './pinTypes';
import type {NodeField} from './schema';

/** Types whose whole values are written with a decimal point. */
const isFloat = (type: string | undefined): boolean => /^(?:float|double)$/.test(type ?? '');

function format(value: string | number | boolean, type: string | undefined): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number' && isFloat(type) && Number.isInteger(value)) return value.toFixed(1);
  return String(value);
}

/** A field's starting value as readers see it; undefined where the definition gives none. */
export function defaultOf({default: start, type}: NodeField): string | undefined {
  if (start === undefined) return undefined;
  return Array.isArray(start) ? start.join(', ') : format(start, type);
}

/** What a reset gives, where it is not the default. */
export function resetOf({reset, type}: NodeField): string | undefined {
  return reset === undefined ? undefined : format(reset, type);
}

function boundOf(value: number | number[], type: string | undefined): string {
  return Array.isArray(value) ? value.join(', ') : format(value, type);
}

/** A field's range in words or numbers, or its options. */
export function rangeOf({min, max, step, options, range, type}: NodeField): string | undefined {
  if (range !== undefined) return range;
  if (options) return options.join(', ');
  const limits =
    min !== undefined && max !== undefined
      ? `${boundOf(min, type)} to ${boundOf(max, type)}`
      : min !== undefined
        ? `${boundOf(min, type)} or more`
        : max !== undefined
          ? `${boundOf(max, type)} or less`
          : undefined;
  const steps = step === undefined ? undefined : `step ${step}`;
  return [limits, steps].filter((part) => part !== undefined).join('; ') || undefined;
}

/** A field's type as readers see it; undefined where it is not published. */
export function typeOf({type, options, editor}: NodeField): string | undefined {
  if (options || editor === 'list' || type === 'choice') return 'choice';
  if (editor === 'color') return 'color';
  if (editor === 'file') return 'file path';
  return type === undefined ? undefined : labelOf(type);
}

/** A sentence that says how a property or pin can be shown besides the way it starts; undefined where there is no other. */
export function showsOf({shows = []}: NodeField, starts: 'pin' | 'property'): string | undefined {
  const others = shows.filter((one) => (starts === 'property' ? one !== 'property' : one === 'property'));
  if (others.length === 0) return undefined;
  const names = {input: 'an input pin', output: 'an output pin', property: 'a property'};
  return `Can be shown as ${others.map((one) => names[one]).join(' or ')}.`;
}
