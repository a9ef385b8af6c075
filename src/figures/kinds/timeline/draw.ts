import {fit, wrap, type Canvas, type Drawing} from '../../draw/canvas';
import {d} from '../../draw/svg';
import type {Point} from '../../layout/path';
import type {KeyType, Timeline, Track} from './model';

const RULER = 36;
const ROW = 42;
const LEAST = 460;
const MOST = 760;
/** Between the window and the edge of the figure, px. */
const AROUND = 20;

/** What a key of each type is called in the legend. */
const NAMES: Readonly<Record<KeyType, string>> = {
  plain: 'key',
  initial: 'initial: the value at the time of playing',
  constant: 'constant',
  linear: 'linear',
  easein: 'ease in',
  easeout: 'ease out',
  easeinout: 'ease in and out',
};

/** Draws tracks with keys, triggers and bars over a ruler in seconds. */
export function drawTimeline(timeline: Timeline, canvas: Canvas): Promise<Drawing> {
  const gutter = Math.min(
    190,
    Math.max(90, ...timeline.tracks.map((track) => canvas.width(track.name, 'body') + (track.callout ? 50 : 30))),
  );
  const longest = Math.max(
    0,
    ...timeline.tracks.flatMap((track) =>
      [...track.keys, ...track.triggers].map((each) => (each.label ? canvas.width(each.label, 'tiny') : 0)),
    ),
  );
  const width = Math.min(MOST, Math.max(LEAST, gutter + 60 + timeline.length * Math.max(100, longest)));
  const left = gutter + 22;
  const right = width - 30;
  const x = (seconds: number): number => left + (seconds / timeline.length) * (right - left);
  const legend = layLegend(canvas, timeline, width);
  const bottom = RULER + timeline.tracks.length * ROW;
  const height = bottom + (legend.length > 0 ? legend.length * 24 + 16 : 0);
  drawRuler(canvas, timeline, {width, gutter, bottom, x});
  timeline.tracks.forEach((track, index) => drawTrack(canvas, track, RULER + index * ROW, {gutter, x, right}));
  if (timeline.playhead !== undefined) drawPlayhead(canvas, x(timeline.playhead), bottom, timeline.playhead);
  legend.forEach((row, line) =>
    row.forEach(({type, at}) => {
      const y = bottom + 24 + line * 24;
      drawKey(canvas, {x: at + 7, y}, type);
      canvas.text(at + 21, y + 4, NAMES[type], 'small');
    }),
  );
  return canvas.finish(width, height, AROUND);
}

interface Scale {
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

function drawRuler(canvas: Canvas, timeline: Timeline, frame: Scale & {width: number; bottom: number}): void {
  const {width, gutter, bottom, x} = frame;
  canvas.add('rect', {width, height: RULER, fill: canvas.color('bg-2')});
  canvas.add('rect', {
    y: RULER,
    width: gutter,
    height: bottom - RULER,
    fill: canvas.color('bg-2'),
    'fill-opacity': '.55',
  });
  const step = tickStep(timeline.length, x(timeline.length) - x(0));
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  for (let n = 0; n * step <= timeline.length + 1e-9; n += 1) {
    const at = x(n * step);
    canvas.add('path', {d: d`M${at} ${RULER}V${bottom}`, stroke: canvas.color('line')});
    canvas.text(at, 23, `${(n * step).toFixed(digits)} s`, 'small', {anchor: 'middle'});
  }
  for (let row = 0; row <= timeline.tracks.length; row += 1) {
    canvas.add('path', {d: d`M0 ${RULER + row * ROW}H${width}`, stroke: canvas.color('line')});
  }
  canvas.add('path', {d: d`M${gutter} 0V${bottom}`, stroke: canvas.color('line')});
}

function drawTrack(canvas: Canvas, track: Track, top: number, {gutter, x, right}: Scale & {right: number}): void {
  const labels = [...track.keys, ...track.triggers].some((each) => each.label);
  const y = top + ROW / 2 + (labels ? 7 : 0);
  canvas.text(14, top + ROW / 2 + 4.4, fit(canvas, track.name, 'body', gutter - 26 - (track.callout ? 18 : 0)), 'body');
  if (track.callout) canvas.disc(gutter, top + ROW / 2, track.callout);
  for (const bar of track.bars) {
    const width = x(bar.to) - x(bar.from);
    canvas.add('rect', {
      x: x(bar.from),
      y: top + 9,
      width,
      height: ROW - 18,
      rx: 6,
      fill: canvas.color('info'),
      'fill-opacity': '.22',
      stroke: canvas.color('info'),
    });
    if (bar.label)
      canvas.text(x(bar.from) + 10, top + ROW / 2 + 4, fit(canvas, bar.label, 'label', width - 16), 'label', {
        fill: 'ink',
      });
  }
  track.keys.slice(1).forEach((key, index) => {
    const from = track.keys[index];
    if (!from) return;
    const open = from.type === 'initial';
    canvas.add('path', {
      d: d`M${x(from.at)} ${y}H${x(key.at)}`,
      stroke: canvas.color('pin-number'),
      'stroke-width': 3,
      'stroke-linecap': 'round',
      'stroke-dasharray': open ? '1 7' : undefined,
    });
  });
  for (const key of track.keys) drawKey(canvas, {x: x(key.at), y}, key.type);
  for (const trigger of track.triggers) {
    canvas.add('path', {
      d: d`M${x(trigger.at) - 4} ${y - 8}l13 8-13 8z`,
      fill: canvas.color('ink'),
      stroke: canvas.color('bg'),
      'stroke-linejoin': 'round',
    });
  }
  let free = gutter;
  for (const each of [...track.keys, ...track.triggers].sort((a, b) => a.at - b.at)) {
    if (!each.label) continue;
    const [line = ''] = wrap(canvas, each.label, 'tiny', 150, 1);
    const half = canvas.width(line, 'tiny') / 2;
    const at = Math.min(right + 24 - half, Math.max(free + half + 4, x(each.at)));
    canvas.text(at, y - 14, line, 'tiny', {anchor: 'middle', fill: 'text', halo: 'bg-1'});
    free = at + half + 4;
  }
}

/** A key; each type has its own shape: a point where the value starts or ends at speed, round where it does so slowly. */
function drawKey(canvas: Canvas, {x, y}: Point, type: KeyType): void {
  const look = {
    fill: canvas.color('pin-number'),
    stroke: canvas.color('bg'),
    'stroke-width': 1.2,
    'stroke-linejoin': 'round',
  };
  const path = (data: string): void => canvas.add('path', {d: data, ...look});
  switch (type) {
    case 'plain':
      return path(d`M${x} ${y - 7.5}l7.5 7.5-7.5 7.5-7.5-7.5z`);
    case 'linear':
      path(d`M${x} ${y - 7.5}l7.5 7.5-7.5 7.5-7.5-7.5z`);
      return canvas.add('path', {
        d: d`M${x - 2.7} ${y + 2.7}l5.4-5.4`,
        stroke: canvas.color('bg'),
        'stroke-width': 1.8,
        'stroke-linecap': 'round',
      });
    case 'initial':
      return canvas.add('circle', {
        cx: x,
        cy: y,
        r: 6,
        fill: canvas.color('bg-1'),
        stroke: canvas.color('pin-number'),
        'stroke-width': 2.4,
      });
    case 'constant':
      return canvas.add('rect', {x: x - 6, y: y - 6, width: 12, height: 12, rx: 1.5, ...look});
    case 'easein':
      return path(d`M${x} ${y - 7}a7 7 0 0 0 0 14l7-7z`);
    case 'easeout':
      return path(d`M${x} ${y - 7}a7 7 0 0 1 0 14l-7-7z`);
    case 'easeinout':
      return canvas.add('circle', {cx: x, cy: y, r: 6.4, ...look});
  }
}

function drawPlayhead(canvas: Canvas, x: number, bottom: number, seconds: number): void {
  canvas.add('path', {d: d`M${x} 30V${bottom}`, stroke: canvas.color('program'), 'stroke-width': 1.7});
  const text = `${seconds} s`;
  const half = Math.max(14, canvas.width(text, 'strong') / 2 + 7);
  canvas.add('path', {
    d: d`M${x - half} 10a4 4 0 0 1 4-4h${2 * half - 8}a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h${5 - half + 4}l-5 6-5-6h${5 - half + 4}a4 4 0 0 1-4-4z`,
    fill: canvas.color('program'),
  });
  canvas.text(x, 21.5, text, 'strong', {anchor: 'middle', fill: 'bg'});
}

/** Rows of the legend: the types of keys that are used, where they are not all plain. */
function layLegend(canvas: Canvas, timeline: Timeline, width: number): {type: KeyType; at: number}[][] {
  const used = (Object.keys(NAMES) as KeyType[]).filter((type) =>
    timeline.tracks.some((track) => track.keys.some((key) => key.type === type)),
  );
  if (used.every((type) => type === 'plain')) return [];
  const rows: {type: KeyType; at: number}[][] = [[]];
  let at = 14;
  for (const type of used) {
    const next = canvas.width(NAMES[type], 'small') + 46;
    if (at > 14 && at + next > width) {
      rows.push([]);
      at = 14;
    }
    rows.at(-1)?.push({type, at});
    at += next;
  }
  return rows;
}
