import * as z from 'zod';
import {route, words} from './textSchemas';

/** The four kinds of readers, in the order of the front page. */
export const readers = ['operator', 'designer', 'engineer', 'integrator'] as const;
export type Reader = (typeof readers)[number];

/** Stations of the picture from the lens to program, in order. */
export const stops = ['camera', 'sdi-in', 'keyer', 'scene', 'sdi-out', 'program'] as const;

/** Signals beside the picture. */
export const besides = ['tracking', 'reference', 'tally'] as const;

/** Modules of the hub that work on the picture. */
export const modules = ['launcher', 'nodegraph', 'actions', 'form-builder', 'playout'] as const;

/** Every part of the drawing: `src/markdown/components/signal` has a place for each. */
export const signalParts = [...stops, ...besides, 'engine', 'hub', ...modules, 'newsroom', 'programs'] as const;
export type SignalPart = (typeof signalParts)[number];

const part = z.strictObject({
  title: words.max(16, 'shorten it to the 16 characters that its place in the drawing has'),
  /** Small words below the title. */
  note: words.max(30, 'shorten it to the 30 characters that its place in the drawing has').optional(),
  /** Route of the page about it, with a heading's id if needed. */
  page: route,
  /** Kinds of readers who work on it. */
  readers: z.array(z.enum(readers)).min(1),
});

const reader = z.strictObject({
  /** Name of the kind. */
  name: words,
  /** Heading of their tasks. */
  title: words,
  /** Their most frequent tasks, each with the page that says how. */
  tasks: z.array(z.strictObject({task: words, page: route})).min(1),
});

const mapOf = <Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>);

export const signalPathSchema = z.strictObject({
  parts: mapOf(signalParts, part),
  readers: mapOf(readers, reader),
});

export type SignalPath = z.infer<typeof signalPathSchema>;
