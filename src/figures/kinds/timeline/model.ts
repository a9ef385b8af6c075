import * as z from 'zod';
import {fault} from '../../../shared/finding';
import {common, number, read, words} from '../../parse/schema';
import {parseWith, type YamlSource} from '../../../shared/yaml';

/** Kinds of keyframes; `plain` where the writer names none. */
const KEY_TYPES = ['initial', 'constant', 'linear', 'easein', 'easeout', 'easeinout'] as const;
export type KeyType = (typeof KEY_TYPES)[number] | 'plain';

export interface Track {
  name: string;
  /** Times in seconds, in order. */
  keys: {at: number; type: KeyType; label?: string}[];
  triggers: {at: number; label?: string}[];
}

/** What a `timeline` fence says, checked. Times in seconds. */
export interface Timeline {
  kind: 'timeline';
  caption: string;
  alt?: string;
  length: number;
  playhead?: number;
  tracks: Track[];
  callouts: 0;
}

const time = number.refine((value) => value >= 0, {error: 'count seconds from 0'});

const labelled = z.strictObject({at: time, label: words.optional()});
const key = z.strictObject({at: time, type: z.enum(KEY_TYPES).optional(), label: words.optional()});

/** A list whose items are a time, or a map that says more. */
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

const schema = z.strictObject({
  ...common,
  length: number.refine((value) => value > 0, {error: 'write a length of more than 0 seconds'}),
  playhead: time.optional(),
  tracks: z
    .array(
      z.strictObject({
        name: words,
        keys: moments(key, 'keys').optional(),
        triggers: moments(labelled, 'triggers').optional(),
      }),
      {error: 'write a list: "- {name: Opacity, keys: [0, 1]}"'},
    )
    .min(1, {error: fault('there are no tracks', 'write at least one')}),
});

/** Reads a `timeline` fence. @throws FindingsError with every fault, its line and its cure */
export function readTimeline(source: YamlSource): Timeline {
  const raw = read(source, schema);
  const beyond = (path: PropertyKey[], at: number): void => {
    if (at > raw.length)
      source.report(path, `${at} s is after the end (length: ${raw.length})`, 'lengthen the timeline or move it');
  };
  if (raw.playhead !== undefined) beyond(['playhead'], raw.playhead);
  const tracks = raw.tracks.map((track, index): Track => {
    const twin = raw.tracks.slice(0, index).some((other) => other.name === track.name);
    if (twin)
      source.report(
        ['tracks', index, 'name'],
        `the track "${track.name}" is used twice`,
        'rename one of the two, or merge them',
      );
    track.keys?.forEach((each, at) => beyond(['tracks', index, 'keys', at], each.at));
    track.triggers?.forEach((each, at) => beyond(['tracks', index, 'triggers', at], each.at));
    return {
      name: track.name,
      keys: (track.keys ?? [])
        .map((each) => ({...each, type: each.type ?? ('plain' as const)}))
        .sort((a, b) => a.at - b.at),
      triggers: track.triggers ?? [],
    };
  });
  source.finish();
  return {
    kind: 'timeline',
    caption: raw.caption,
    alt: raw.alt,
    length: raw.length,
    playhead: raw.playhead,
    tracks,
    callouts: 0,
  };
}
