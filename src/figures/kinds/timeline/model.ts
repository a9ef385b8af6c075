import * as z from 'zod';
import {common, flag, number, read, words} from '../../parse/schema';
import {parseWith, type YamlSource} from '../../../shared/yaml';

/** `plain` where the writer names none. */
const KEY_TYPES = ['initial', 'constant', 'linear', 'easein', 'easeout', 'easeinout'] as const;
export type KeyType = (typeof KEY_TYPES)[number] | 'plain';

const time = number.refine((value) => value >= 0, {error: 'count seconds from 0'});

const labelled = z.strictObject({at: time, label: words.optional()});
const key = z.strictObject({
  at: time,
  type: z
    .enum(KEY_TYPES)
    .optional()
    .transform((type): KeyType => type ?? 'plain'),
  label: words.optional(),
});

/** Accepts times, or maps with more keys. */
function moments<T extends {at: number}>(map: z.ZodType<T>, of: string) {
  return z.array(z.unknown(), {error: `write a list of seconds: ${of}: [0, 1.5]`}).transform((items, context) =>
    items.flatMap((item, index): T[] => {
      const result = parseWith(map, typeof item === 'string' ? {at: item} : item);
      if (result.success) return [result.data];
      for (const issue of result.error.issues)
        context.addIssue({...issue, path: typeof item === 'string' ? [index] : [index, ...issue.path]});
      return [];
    }),
  );
}

const track = z.strictObject({
  name: words,
  keys: moments(key, 'keys').default([]),
  triggers: moments(labelled, 'triggers').default([]),
});

export type Track = z.output<typeof track>;

const schema = z.strictObject({
  ...common,
  length: number.refine((value) => value > 0, {error: 'write a length of more than 0 seconds'}),
  playhead: time.optional(),
  tracks: z.array(track, {error: 'write a list: "- {name: Opacity, keys: [0, 1]}"'}).min(1, 'write at least one track'),
  /** The playhead can be moved. */
  play: flag.default(false),
});

export type Timeline = z.output<typeof schema> & {kind: 'timeline'; callouts: 0};

/** @throws FindingsError with every fault, its line and its fix */
export function readTimeline(source: YamlSource): Timeline {
  const timeline = read(source, schema);
  const {length, playhead = 0, tracks} = timeline;
  const checkEnd = (path: PropertyKey[], at: number): void => {
    if (at > length)
      source.report(path, `${at} s is after the end (length: ${length})`, 'lengthen the timeline or move it');
  };
  checkEnd(['playhead'], playhead);
  for (const [index, {name, keys, triggers}] of tracks.entries()) {
    if (tracks.slice(0, index).some((other) => other.name === name)) {
      const fix = 'rename one of the two, or merge them';
      source.report(['tracks', index, 'name'], `the track "${name}" is used twice`, fix);
    }
    keys.forEach(({at}, place) => checkEnd(['tracks', index, 'keys', place], at));
    triggers.forEach(({at}, place) => checkEnd(['tracks', index, 'triggers', place], at));
    keys.sort((a, b) => a.at - b.at);
  }
  source.finish();
  return {...timeline, kind: 'timeline', callouts: 0};
}
