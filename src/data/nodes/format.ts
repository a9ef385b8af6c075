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

/** First and last place of each run of names that count up: `Input1`, `Input2`, `Input3`; any other name is a run of one. */
export function runsOf(names: readonly string[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  const next = (name: string): string => name.replace(/\d+$/, (number) => String(Number(number) + 1));
  for (const [index, name] of names.entries()) {
    const before = names[index - 1];
    if (before !== undefined && /\d$/.test(before) && name === next(before)) runs.at(-1)![1] = index;
    else runs.push([index, index]);
  }
  return runs;
}

/** `Input1 to Input4, Depth`: names with commas, with the first and the last of three or more that count up. */
function listOf(names: readonly string[]): string {
  return runsOf(names)
    .flatMap(([from, to]) => (to - from > 1 ? [`${names[from]} to ${names[to]}`] : names.slice(from, to + 1)))
    .join(', ');
}

/** A field's range in words or numbers, or its options. */
export function rangeOf({min, max, step, options, range, type}: NodeField): string | undefined {
  if (range !== undefined) return range;
  if (options) return listOf(options);
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

/** The ways a field can be shown besides the one that its row starts with: as a pin, or as a property. */
export function otherWays({shows = []}: NodeField, starts: 'pin' | 'property'): NonNullable<NodeField['shows']> {
  return shows.filter((one) => (starts === 'property') === (one !== 'property'));
}

/** How a property or pin can be shown besides the way it starts, such as `an input pin`; undefined where there is no other. */
export function showsOf(field: NodeField, starts: 'pin' | 'property'): string | undefined {
  const others = otherWays(field, starts);
  if (others.length === 0) return undefined;
  const names = {input: 'an input pin', output: 'an output pin', property: 'a property'};
  return others.map((one) => names[one]).join(' or ');
}
