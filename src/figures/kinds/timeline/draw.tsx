import type {ReactNode} from 'react';
import {useCanvas, type Canvas, type Drawing} from '../../draw/canvas';
import {layLegend, type Entry} from '../../draw/legend';
import {At, Path, Rect, Text} from '../../draw/shapes';
import {CURVE_OF_KEY} from '../curve/formulas';
import {Bar, Key, RISE, Trigger} from './signs';
import {PAGE} from '../../draw/column';
import type {KeyType, Timeline, Track as TrackFacts} from './model';

const RULER = 36;
const ROW = 48;
/** Height of a track's name above it in narrow columns. */
const NAME = 22;
const SPACE = 42;
/** Maximum space between window and figure (px). */
const AROUND = 20;
/** Space for a key, and maximum distance of a label from its key (px). */
const KEY = 15;

const NAMES: Readonly<Record<Exclude<KeyType, 'plain'> | 'trigger', string>> = {
  trigger: 'function call',
  initial: 'initial: the value at the time of playing',
  constant: 'constant: no blend',
  linear: 'linear',
  easein: 'ease in',
  easeout: 'ease out',
  easeinout: 'ease in and out',
};
type Sign = keyof typeof NAMES;

/** @returns undefined if keys or labels would overlap in its column */
export async function drawTimeline(timeline: Timeline, canvas: Canvas): Promise<Drawing | undefined> {
  const {tracks, length, playhead} = timeline;
  const around = Math.min(AROUND, canvas.column.margin);
  const isPage = canvas.column.runs === 'right';
  const width = (isPage ? Math.min(canvas.column.width, PAGE.width) : canvas.column.width) - 2 * around;
  const names = Math.min(230, Math.max(90, ...tracks.map(({name}) => canvas.width(name, 'body') + 30)));
  const right = width - 30;
  const scaleFrom =
    (left: number): Scale['x'] =>
    (seconds) =>
      left + (seconds / length) * (right - left);
  const beside = {gutter: names, x: scaleFrom(names + 22), right};
  const above = {gutter: 0, x: scaleFrom(SPACE), right};
  const isAbove = !isPage && tracks.some((track) => !isClear(canvas, track, beside));
  if (isAbove && tracks.some((track) => !isClear(canvas, track, above))) return undefined;
  const {gutter, x} = isAbove ? above : beside;
  const [left, rowHeight] = [x(0), isAbove ? ROW + NAME : ROW];
  const step = tickStep(length, right - left);
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const bottom = RULER + tracks.length * rowHeight;
  const {legend, height: below} = layLegend(
    canvas,
    entriesOf(timeline),
    {x: 14, y: bottom + 24, width: width - 38},
    42,
  );
  const height = bottom + (below && below + 16);
  const shape = {width, height, rx: 9};
  return canvas.finish(
    width + 2 * around,
    height + 2 * around,
    <At x={around} y={around}>
      <clipPath id="window">
        <Rect {...shape} />
      </clipPath>
      <g clipPath="url(#window)">
        <Ruler {...{timeline, step, digits, width, gutter, rowHeight, bottom, x}} />
        {tracks.map((track, index) => (
          <Track key={index} {...{track, gutter, x, right}} top={RULER + index * rowHeight} />
        ))}
        {playhead !== undefined && <Playhead x={x(playhead)} bottom={bottom} text={timeOf(playhead, digits)} />}
        {legend}
      </g>
      <Rect {...shape} fill="none" stroke="line-2" />
    </At>,
  );
}

interface Scale {
  /** Width of the names at the left (px); 0 if above. */
  gutter: number;
  x: (seconds: number) => number;
}

/** 1, 2, or 5 times a power of ten, for ticks at least 84 px apart. */
function tickStep(length: number, room: number): number {
  for (let power = -2; power <= 5; power += 1) {
    for (const base of [1, 2, 5]) {
      const step = base * 10 ** power;
      if ((step / length) * room >= 84) return step;
    }
  }
  return length;
}

interface RulerProps extends Scale {
  timeline: Timeline;
  step: number;
  digits: number;
  width: number;
  rowHeight: number;
  bottom: number;
}

function Ruler({timeline, step, digits, width, rowHeight, bottom, gutter, x}: RulerProps): ReactNode {
  // The playhead's flag would cut a number beside it.
  const free = (seconds: number): boolean =>
    timeline.playhead === undefined || Math.abs(x(seconds) - x(timeline.playhead)) > 36;
  const ticks = Array.from({length: Math.floor(timeline.length / step + 1e-9) + 1}, (_, n) => n * step);
  const lines = [
    ...timeline.tracks.map((_, row) => `M0 ${RULER + row * rowHeight}H${width}`),
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

/** x of keys and triggers, and of labeled ones. */
function momentsOf(track: TrackFacts, x: Scale['x']): {all: number[]; labelled: {x: number; label: string}[]} {
  const moments = [...track.keys, ...track.triggers].sort((a, b) => a.at - b.at);
  return {
    all: moments.map(({at}) => x(at)),
    labelled: moments.flatMap(({at, label}) => (label ? {x: x(at), label} : [])),
  };
}

/** Keys have room, labels are beside their keys, and the name isn't cut. */
function isClear(canvas: Canvas, track: TrackFacts, {gutter, x, right}: Scale & {right: number}): boolean {
  const {all, labelled} = momentsOf(track, x);
  const placed = layLabels(canvas, labelled, gutter, right + 24);
  return (
    canvas.width(track.name, 'body') <= (gutter || right) - 26 &&
    all.every((at, index) => index === 0 || at - all[index - 1]! >= KEY) &&
    placed.every((each, index) => Math.abs(each.x - labelled[index]!.x) <= KEY)
  );
}

function Track({track, top, gutter, x, right}: Scale & {track: TrackFacts; top: number; right: number}): ReactNode {
  const {labelled} = momentsOf(track, x);
  const isAbove = gutter === 0;
  const middle = top + ROW / 2 + (isAbove ? NAME : 0);
  const y = middle + (labelled.length > 0 ? 8 : 0);
  return (
    <>
      <Text
        x={14}
        y={(isAbove ? top + 14 : middle) + 4.4}
        variant={isAbove ? 'strong' : 'body'}
        max={(gutter || right) - 26}
        text={track.name}
      />
      {track.keys.slice(1).map((key, index) => {
        const before = track.keys[index]!;
        const ends = {from: x(before.at), to: x(key.at), y, up: index % 2 === 0};
        return <Bar key={index} {...ends} type={key.type} isOpen={before.type === 'initial'} />;
      })}
      {track.keys.map((key, index) => {
        const isLow = track.keys.length > 1 && index % 2 === 0;
        const level = hasCurve(track, index) ? (isLow ? RISE : -RISE) : 0;
        return <Key key={index} x={x(key.at)} y={y + (key.type === 'initial' ? 0 : level)} type={key.type} />;
      })}
      {track.triggers.map(({at}, index) => (
        <Trigger key={index} x={x(at)} y={y} />
      ))}
      {layLabels(useCanvas(), labelled, gutter, right + 24).map((each, index) => (
        <Text
          key={index}
          x={each.x}
          y={y - 17}
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

/** Places each label as close to its moment as possible without overlap (px). */
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

function hasCurve({keys}: TrackFacts, index: number): boolean {
  return [index, index + 1].some((end) => end > 0 && keys[end] && CURVE_OF_KEY[keys[end].type] !== undefined);
}

/** At least as many decimals as the ticks. */
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

function entriesOf({tracks}: Timeline): Entry[] {
  const shown = new Set<string>(
    tracks.flatMap(({keys, triggers}) => [
      ...keys.flatMap((key, index) => (key.type === 'initial' || index > 0 ? [key.type] : [])),
      ...(triggers.length > 0 ? ['trigger'] : []),
    ]),
  );
  const signOf = (type: Sign): ReactNode => {
    if (type === 'trigger') return <Trigger x={24} y={0} />;
    if (type === 'initial') return <Key x={24} y={0} type="initial" />;
    return <Bar from={2} to={34} y={0} up type={type} isOpen={false} />;
  };
  return (Object.keys(NAMES) as Sign[])
    .filter((type) => shown.has(type))
    .map((type) => ({name: NAMES[type], sign: signOf(type)}));
}
