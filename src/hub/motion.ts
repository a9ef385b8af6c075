import {EASING} from '../shared/easing';
import type {Json} from '../shared/json';
import type {Schemas} from './calls';

type Curve = NonNullable<Schemas['PropertyUpdate']['Interpolation']>;

interface Motion {
  readonly path: readonly string[];
  readonly from: Json;
  readonly to: Json;
  readonly start: number;
  readonly end: number;
  readonly curve: Curve;
}

export interface Moving {
  /** Before the animation, or at rest. */
  value: Json;
  motions: readonly Motion[];
}

/** Seconds, as in `setProperty`. */
export interface Change {
  readonly curve: Curve;
  readonly duration: number;
  readonly delay: number;
}

const isObject = (value: Json | undefined): value is {[key: string]: Json} =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function partOf(value: Json, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );
}

function withPart(value: Json, path: readonly string[], part: Json): Json {
  const [key, ...rest] = path;
  return key === undefined || !isObject(value) ? part : {...value, [key]: withPart(value[key]!, rest, part)};
}

/** Same type, and same keys at every level; lists accept anything. */
export function isAlike(value: Json, other: Json): boolean {
  if (!isObject(value) || !isObject(other)) {
    return (
      typeof value === typeof other &&
      Array.isArray(value) === Array.isArray(other) &&
      isObject(value) === isObject(other)
    );
  }
  const keys = Object.keys(value);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isAlike(value[key]!, other[key]!))
  );
}

/** 32-bit float, unless it overflows. */
const stored = (value: Json): Json => {
  const rounded = typeof value === 'number' ? Math.fround(value) : value;
  return rounded === Infinity || rounded === -Infinity ? value : rounded;
};

function leavesOf(value: Json, path: readonly string[]): {path: readonly string[]; value: Json}[] {
  return isObject(value) && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
    : [{path, value}];
}

function positionOf({from, to, start, end, curve}: Motion, now: number): Json {
  if (now >= end) return to;
  if (now < start) return from;
  return typeof from === 'number' && typeof to === 'number'
    ? stored(from + (to - from) * EASING[curve]((now - start) / (end - start)))
    : to;
}

export const valueAt = ({value, motions}: Moving, now: number): Json =>
  motions.reduce((done, motion) => withPart(done, motion.path, positionOf(motion, now)), value);

export const isMoving = ({motions}: Moving, now: number): boolean => motions.some(({end}) => end > now);

export const goalOf = ({value, motions}: Moving): Json =>
  motions.reduce((done, {path, to}) => withPart(done, path, to), value);

const begins = (path: readonly string[], start: readonly string[]) => start.every((key, at) => path[at] === key);

/** Replaces a running change of the same part. @returns whether there was one */
export function move(moving: Moving, path: readonly string[], to: Json, change: Change, now: number): boolean {
  const start = now + change.delay * 1000;
  const isSudden = change.curve === 'Constant' || change.duration === 0;
  const current = valueAt(moving, now);
  const [ended, others] = [true, false].map((ends) =>
    moving.motions.filter((motion) => begins(motion.path, path) === ends),
  ) as [Motion[], Motion[]];
  const own = leavesOf(to, path).map((leaf): Motion => {
    const from = partOf(current, leaf.path) ?? null;
    const end = isSudden || typeof leaf.value !== 'number' ? start : start + change.duration * 1000;
    return {path: leaf.path, from, to: stored(leaf.value), start, end, curve: change.curve};
  });
  moving.value = current;
  moving.motions = [...others, ...own].filter((motion) => motion.end > now);
  for (const {path: at, to: done} of own.filter(({end}) => end <= now)) {
    moving.value = withPart(moving.value, at, done);
  }
  return ended.some(({end}) => end > now);
}
