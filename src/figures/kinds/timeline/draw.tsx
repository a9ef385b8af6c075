import type {ReactNode} from 'react';
import {useCanvas, type Canvas, type Drawing} from '../../draw/canvas';
import {At, Circle, Path, Rect, Text} from '../../draw/shapes';
import type {Point} from '../../layout/path';
import type {KeyType, Timeline, Track as TrackFacts} from './model';

const RULER = 36;
const ROW = 42;
const LEAST = 460;
const MOST = 760;
/** Between the window and the edge of the figure, at most, px. */
const AROUND = 20;
/** px that a key needs, and that a label may be moved away from its key. */
const KEY = 15;

/** What a key of each type is called in the legend. */
const NAMES: Readonly<Record<KeyType, string>> = {
  plain: 'key',
  initial: 'initial: the value at the time of playing',
  constant: 'constant: no blend',
  linear: 'linear',
  easein: 'ease in',
  easeout: 'ease out',
  easeinout: 'ease in and out',
};

/** Dashes of the line after a key: no known values, or none at all, between two keys. */
const LINES: Partial<Record<KeyType, string>> = {initial: '1 7', constant: '7 8'};

/**
 * Draws tracks with keys and triggers over a ruler in seconds.
 * @returns undefined where keys or their labels would cover each other in its column
 */
export async function drawTimeline(timeline: Timeline, canvas: Canvas): Promise<Drawing | undefined> {
  const {tracks, length, playhead} = timeline;
  const around = Math.min(AROUND, canvas.column.margin);
  const most = Math.min(MOST, canvas.column.width - 2 * around);
  const gutter = Math.min(230, Math.max(90, ...tracks.map(({name}) => canvas.width(name, 'body') + 30)));
  const labels = tracks.flatMap((track) => [...track.keys, ...track.triggers].map(({label = ''}) => label));
  const longest = Math.max(0, ...labels.map((label) => canvas.width(label, 'tiny')));
  const width = Math.min(most, Math.max(LEAST, gutter + 60 + length * Math.max(100, longest)));
  const [left, right] = [gutter + 22, width - 30];
  const x = (seconds: number): number => left + (seconds / length) * (right - left);
  const step = tickStep(length, right - left);
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  if (most < MOST && tracks.some((track) => !isClear(canvas, track, {gutter, x, right}))) return undefined;
  const legend = layLegend(canvas, timeline, width);
  const bottom = RULER + tracks.length * ROW;
  const height = bottom + (legend.length > 0 ? (legend.at(-1)!.row + 1) * 24 + 16 : 0);
  const shape = {width, height, rx: 9};
  return canvas.finish(
    width + 2 * around,
    height + 2 * around,
    <At x={around} y={around}>
      <clipPath id="window">
        <Rect {...shape} />
      </clipPath>
      <g clipPath="url(#window)">
        <Ruler {...{timeline, step, digits, width, gutter, bottom, x}} />
        {tracks.map((track, index) => (
          <Track key={index} {...{track, gutter, x, right}} top={RULER + index * ROW} />
        ))}
        {playhead !== undefined && <Playhead x={x(playhead)} bottom={bottom} text={timeOf(playhead, digits)} />}
        {legend.map(({type, at, row}) => (
          <At key={type} x={at} y={bottom + 24 + row * 24}>
            <Key x={7} y={0} type={type} />
            <Text x={21} y={4} variant="small" text={NAMES[type]} />
          </At>
        ))}
      </g>
      <Rect {...shape} fill="none" stroke="line-2" />
    </At>,
  );
}

interface Scale {
  /** Width of the names at the left, px. */
  gutter: number;
  x: (seconds: number) => number;
}

/** Seconds between ticks: 1, 2 or 5 times a power of ten, so that ticks are at least 54 px apart. */
function tickStep(length: number, room: number): number {
  for (let power = -2; power <= 5; power += 1) {
    for (const base of [1, 2, 5]) {
      const step = base * 10 ** power;
      if ((step / length) * room >= 54) return step;
    }
  }
  return length;
}

function Ruler({
  timeline,
  step,
  digits,
  width,
  gutter,
  bottom,
  x,
}: Scale & {timeline: Timeline; step: number; digits: number; width: number; bottom: number}): ReactNode {
  // The flag of the playhead would cut a number beside it in half.
  const free = (seconds: number): boolean =>
    timeline.playhead === undefined || Math.abs(x(seconds) - x(timeline.playhead)) > 36;
  const ticks = Array.from({length: Math.floor(timeline.length / step + 1e-9) + 1}, (_, n) => n * step);
  const lines = [
    ...timeline.tracks.map((_, row) => `M0 ${RULER + row * ROW}H${width}`),
    `M0 ${bottom}H${width}`,
    `M${gutter} 0V${bottom}`,
  ];
  return (
    <>
      <Rect width={width} height={RULER} fill="bg-2" />
      <Rect y={RULER} width={gutter} height={bottom - RULER} fill="bg-2" fillOpacity=".55" />
      {ticks.map((seconds) => (
        <g key={seconds}>
          <Path d={`M${x(seconds)} ${RULER}V${bottom}`} stroke="line" />
          {free(seconds) && (
            <Text x={x(seconds)} y={23} variant="small" anchor="middle" text={`${seconds.toFixed(digits)} s`} />
          )}
        </g>
      ))}
      <Path d={lines.join('')} stroke="line" />
    </>
  );
}

/** Where a track's keys and triggers are from the left to the right, and those with a label. */
function momentsOf(track: TrackFacts, x: Scale['x']): {all: number[]; labelled: {x: number; label: string}[]} {
  const moments = [...track.keys, ...track.triggers].sort((a, b) => a.at - b.at);
  return {
    all: moments.map(({at}) => x(at)),
    labelled: moments.flatMap(({at, label}) => (label ? {x: x(at), label} : [])),
  };
}

/** Whether each key of a track has its room, its label is beside it, and the name of the track is whole. */
function isClear(canvas: Canvas, track: TrackFacts, {gutter, x, right}: Scale & {right: number}): boolean {
  const {all, labelled} = momentsOf(track, x);
  const placed = layLabels(canvas, labelled, gutter, right + 24);
  return (
    canvas.width(track.name, 'body') <= gutter - 26 &&
    all.every((at, index) => index === 0 || at - all[index - 1]! >= KEY) &&
    placed.every((each, index) => Math.abs(each.x - labelled[index]!.x) <= KEY)
  );
}

function Track({track, top, gutter, x, right}: Scale & {track: TrackFacts; top: number; right: number}): ReactNode {
  const {labelled} = momentsOf(track, x);
  const middle = top + ROW / 2;
  const y = middle + (labelled.length > 0 ? 7 : 0);
  return (
    <>
      <Text x={14} y={middle + 4.4} variant="body" max={gutter - 26} text={track.name} />
      {track.keys.slice(1).map(({at}, index) => {
        const {at: from, type} = track.keys[index]!;
        const dashes = LINES[type];
        const look = {stroke: 'pin-number', strokeWidth: 3, strokeLinecap: 'round', strokeDasharray: dashes} as const;
        return <Path key={index} d={`M${x(from)} ${y}H${x(at)}`} {...look} />;
      })}
      {track.keys.map(({at, type}, index) => (
        <Key key={index} x={x(at)} y={y} type={type} />
      ))}
      {track.triggers.map(({at}, index) => (
        <Path key={index} d={`M${x(at) - 4} ${y - 8}l13 8-13 8z`} fill="ink" stroke="bg" strokeLinejoin="round" />
      ))}
      {layLabels(useCanvas(), labelled, gutter, right + 24).map((each, index) => (
        <Text
          key={index}
          x={each.x}
          y={y - 14}
          variant="tiny"
          anchor="middle"
          fill="text"
          halo="bg-1"
          text={each.label}
        />
      ))}
    </>
  );
}

/** Places labels beside each other, each as near to its moment as there is room between two edges, px. */
function layLabels(canvas: Canvas, moments: {x: number; label: string}[], from: number, to: number): typeof moments {
  let free = from;
  return moments.map(({x, label: text}) => {
    const [label = ''] = canvas.wrap(text, 'tiny', 150, 1);
    const half = canvas.width(label, 'tiny') / 2;
    const middle = Math.min(to - half, Math.max(free + half + 4, x));
    free = middle + half + 4;
    return {x: middle, label};
  });
}

/** A key; each type has its own shape: a point where the value starts or ends at speed, round where it does so slowly. */
function Key({x, y, type}: Point & {type: KeyType}): ReactNode {
  const look = {fill: 'pin-number', stroke: 'bg', strokeWidth: 1.2, strokeLinejoin: 'round'} as const;
  const diamond = <Path d={`M${x} ${y - 7.5}l7.5 7.5-7.5 7.5-7.5-7.5z`} {...look} />;
  switch (type) {
    case 'plain':
      return diamond;
    case 'linear':
      return (
        <>
          {diamond}
          <Path d={`M${x - 2.7} ${y + 2.7}l5.4-5.4`} stroke="bg" strokeWidth={1.8} strokeLinecap="round" />
        </>
      );
    case 'initial':
      return <Circle cx={x} cy={y} r={6} fill="bg-1" stroke="pin-number" strokeWidth={2.4} />;
    case 'constant':
      return <Rect x={x - 6} y={y - 6} width={12} height={12} rx={1.5} {...look} />;
    case 'easein':
      return <Path d={`M${x} ${y - 7}a7 7 0 0 0 0 14l7-7z`} {...look} />;
    case 'easeout':
      return <Path d={`M${x} ${y - 7}a7 7 0 0 1 0 14l-7-7z`} {...look} />;
    case 'easeinout':
      return <Circle cx={x} cy={y} r={6.4} {...look} />;
  }
}

/** A moment with as many decimals as the ticks have, or with more where it is between them. */
function timeOf(seconds: number, digits: number): string {
  const [exact, even] = [String(seconds), seconds.toFixed(digits)];
  return `${exact.length > even.length ? exact : even} s`;
}

function Playhead({x, bottom, text}: {x: number; bottom: number; text: string}): ReactNode {
  const half = Math.max(14, useCanvas().width(text, 'strong') / 2 + 7);
  const flag = `a4 4 0 0 1 4-4h${2 * half - 8}a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h${9 - half}l-5 6-5-6h${9 - half}a4 4 0 0 1-4-4z`;
  return (
    <>
      <Path d={`M${x} 30V${bottom}`} stroke="program" strokeWidth={1.7} />
      <Path d={`M${x - half} 10${flag}`} fill="program" />
      <Text x={x} y={21.5} variant="strong" anchor="middle" fill="bg" text={text} />
    </>
  );
}

/** Places of the types of keys in the legend; none where all keys are plain. */
function layLegend(canvas: Canvas, timeline: Timeline, width: number): {type: KeyType; at: number; row: number}[] {
  const used = (Object.keys(NAMES) as KeyType[]).filter((type) =>
    timeline.tracks.some((track) => track.keys.some((key) => key.type === type)),
  );
  if (used.every((type) => type === 'plain')) return [];
  let [at, row] = [14, 0];
  return used.map((type) => {
    const own = canvas.width(NAMES[type], 'small') + 46;
    if (at > 14 && at + own > width) [at, row] = [14, row + 1];
    at += own;
    return {type, at: at - own, row};
  });
}
