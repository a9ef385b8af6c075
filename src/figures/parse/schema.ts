import * as z from 'zod';
import {FindingsError, type Place} from '../../shared/finding';
import {YamlSource} from '../../shared/yaml';

/** Non-empty; whitespace is normalized. */
export const words = z
  .string()
  .transform((value) => value.replace(/\s+/g, ' ').trim())
  .refine((value) => value !== '', {error: 'write its text, or remove the key'});

export const number = z.string().transform((value, context) => {
  const parsed = Number(value);
  if (value.trim() === '' || !Number.isFinite(parsed)) {
    context.addIssue({code: 'custom', message: 'write a number, such as 1.5'});
    return z.NEVER;
  }
  return parsed;
});

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** 1 to 99. */
export const callout = number.refine((value) => Number.isInteger(value) && value >= 1 && value <= 99, {
  error: 'number callouts 1, 2, 3 in the order of the list',
});

/** Keyed by ID. @param example shown in findings */
export const nodeMap = <Node extends z.ZodType>(node: Node, example: string): z.ZodRecord<z.ZodString, Node> =>
  z
    .record(z.string(), node, {error: `write a map of names: "${example}"`})
    .refine((nodes) => Object.keys(nodes).length > 0, 'write at least one node');

/** Splits `Name: text`; `Name` alone gets `otherwise`; undefined for anything else. */
export function onlyPair(item: unknown, otherwise: string): [name: string, text: string] | undefined {
  if (typeof item === 'string') return [item, otherwise];
  const [pair, ...others] = Object.entries((item ?? {}) as Record<string, unknown>);
  return pair && others.length === 0 && typeof pair[1] === 'string' ? [pair[0], pair[1]] : undefined;
}

export const common = {
  caption: words,
  alt: words.optional(),
};

/**
 * Parses the YAML of a fence, keeping scalars as written: `1.00` is drawn as 1.00, and `no` is a word.
 * @throws FindingsError for empty or invalid YAML
 */
export function openFence(text: string, {file, line}: Place): YamlSource {
  if (text.trim() === '') {
    const fix = 'write at least its caption and what it shows, or remove the fence';
    throw new FindingsError([{file, line, what: 'the block is empty', fix}]);
  }
  const source = new YamlSource(text, {file, line: line + 1}, {asTyped: true});
  source.finish();
  return source;
}

/** @throws FindingsError with all faults, each at its line */
export function read<T>(source: YamlSource, schema: z.ZodType<T>): T {
  const data = source.check(schema);
  source.finish();
  return data!;
}
