import * as z from 'zod';
import {cureFor, nearest} from './suggest';
import type {FenceSource} from './source';

type RawIssue = {code?: string; keys?: unknown; input?: unknown};

/** Words on a figure: not empty, spaces around them dropped, line breaks and runs of spaces folded. */
export const words = z
  .string({error: (issue) => missing(issue, 'text')})
  .transform((value) => value.replace(/\s+/g, ' ').trim())
  .refine((value) => value !== '', {error: 'is empty. Write its text, or remove the key.'});

/** A finite number, as typed in YAML. */
export const number = z.string({error: (issue) => missing(issue, 'a number')}).transform((value, context) => {
  const parsed = Number(value);
  if (value.trim() === '' || !Number.isFinite(parsed)) {
    context.addIssue({code: 'custom', message: `"${value}" is not a number. Write one, such as 1.5.`});
    return z.NEVER;
  }
  return parsed;
});

/** `true` or `false`. */
export const flag = z.string({error: (issue) => missing(issue, 'true or false')}).transform((value, context) => {
  if (value !== 'true' && value !== 'false') {
    context.addIssue({code: 'custom', message: `"${value}" is neither true nor false. Write one of the two.`});
    return z.NEVER;
  }
  return value === 'true';
});

/** The number of a callout, 1 to 99. */
export const callout = number.refine((value) => Number.isInteger(value) && value >= 1 && value <= 99, {
  error: 'a callout is a whole number from 1. Number callouts 1, 2, 3 in the order of the list.',
});

/** One word of a fixed set; an error lists the set or names the nearest. */
export function oneOf<const T extends readonly [string, ...string[]]>(names: T, what: string) {
  return z
    .string({error: (issue) => missing(issue, `one of ${names.join(', ')}`)})
    .transform((value, context): T[number] => {
      if (names.includes(value)) return value as T[number];
      context.addIssue({code: 'custom', message: `unknown ${what} "${value}". ${cureFor(value, names, `${what}s`)}`});
      return z.NEVER;
    });
}

/** A map with these keys and no others; an error names the key and the nearest known one. */
export function strict<T extends z.core.$ZodLooseShape>(what: string, shape: T) {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => {
      const raw = issue as RawIssue;
      if (raw.code !== 'unrecognized_keys') return `${what} must be a map of keys (${known.join(', ')}).`;
      const keys = Array.isArray(raw.keys) ? raw.keys.map(String) : [];
      return keys.map((key) => unknownKey(key, what, known, raw.input)).join(' ');
    },
  });
}

function unknownKey(key: string, what: string, known: string[], input: unknown): string {
  const near = nearest(key, known);
  const value = (input as Record<string, unknown> | undefined)?.[key];
  const comma = value === '' || value === null ? ' A comma inside { } starts a new key: quote text that has one.' : '';
  const cure = near === undefined ? `Known keys: ${known.join(', ')}.` : `Did you mean "${near}"?`;
  return `unknown key "${key}" in ${what}. ${comma === '' ? cure : comma.trim()}`;
}

function missing(issue: RawIssue, wanted: string): string {
  if (issue.input === undefined) return `is missing. Add it: it is ${wanted}.`;
  return `must be ${wanted}, not a ${Array.isArray(issue.input) ? 'list' : 'map'}. Quote text that holds a colon, a comma or brackets.`;
}

/** Keys that every figure has. */
export const common = {
  /** What the figure shows, one sentence under it. */
  caption: words,
  /** Betters the alternative text that is made from the content. */
  alt: words.optional(),
};

/**
 * Reads a block against a schema, noting every fault at its line.
 *
 * @returns the typed data
 * @throws FigureError with all faults
 */
export function read<T>(source: FenceSource, schema: z.ZodType<T>): T {
  const result = schema.safeParse(source.data);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const path = keys[0] === undefined ? issue.path : [...issue.path, keys[0]];
    const last = issue.path.at(-1);
    const bare = /^(is|must be) /.test(issue.message);
    source.report(path, bare ? `"${String(last ?? 'the block')}" ${issue.message}` : issue.message);
  }
  source.finish();
  throw new Error('unreachable');
}
