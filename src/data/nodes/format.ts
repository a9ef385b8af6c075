import {labelOf} from './pinTypes';
import type {NodeField} from './schema';

/** Switches become on or off, whole floats get a decimal point. */
function format(value: NonNullable<NodeField['default']>, type: string | undefined): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const isFloat = type === 'float' || type === 'double';
  return typeof value === 'number' && isFloat && Number.isInteger(value) ? value.toFixed(1) : String(value);
}

export function defaultOf({default: start, type}: NodeField): string | undefined {
  return start === undefined ? undefined : format(start, type);
}

export function resetOf({reset, type}: NodeField): string | undefined {
  return reset === undefined ? undefined : format(reset, type);
}

/** Ranges of consecutive numbered names (`Input1`, `Input2`, `Input3`); other names are runs of one. */
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

/** `Input1 to Input4, Depth`: abbreviates runs of three or more. */
function listOf(names: readonly string[]): string {
  return runsOf(names)
    .flatMap(([from, to]) => (to - from > 1 ? [`${names[from]} to ${names[to]}`] : names.slice(from, to + 1)))
    .join(', ');
}

/** Limits, options, or the range in words. */
export function rangeOf({min, max, step, options, range, type}: NodeField): string | undefined {
  if (range !== undefined) return range;
  if (options) return listOf(options);
  const limits =
    min !== undefined && max !== undefined
      ? `${format(min, type)} to ${format(max, type)}`
      : min !== undefined
        ? `${format(min, type)} or more`
        : max !== undefined
          ? `${format(max, type)} or less`
          : undefined;
  const steps = step === undefined ? undefined : `step ${step}`;
  return [limits, steps].filter((part) => part !== undefined).join('; ') || undefined;
}

export function typeOf({type, options, editor}: NodeField): string | undefined {
  if (options || editor === 'list' || type === 'choice') return 'choice';
  if (editor === 'color') return 'color';
  if (editor === 'file') return 'file path';
  return type === undefined ? undefined : labelOf(type);
}

/** Representation of a field on a new node. */
export type Starts = 'pin' | 'property';

export function otherWays({shows = []}: NodeField, starts: Starts): NonNullable<NodeField['shows']> {
  return shows.filter((one) => (starts === 'property') === (one !== 'property'));
}

export function showsOf(field: NodeField, starts: Starts): string | undefined {
  const others = otherWays(field, starts);
  if (others.length === 0) return undefined;
  const names = {input: 'an input pin', output: 'an output pin', property: 'a property'};
  return others.map((one) => names[one]).join(' or ');
}
