import {fit, type Canvas} from '../../draw/canvas';
import {d} from '../../draw/svg';
import type {Token} from '../../draw/theme';
import {CONTROL} from './measure';
import type {PanelTone} from '../../../shared/vocabulary';
import type {Item} from './model';

/** Tones as tokens; program and preview are the trade's red and green. */
export const TONE_COLORS: Readonly<Record<PanelTone, Token>> = {
  green: 'preview',
  yellow: 'caution',
  red: 'program',
  blue: 'info',
  grey: 'muted',
  program: 'program',
  preview: 'preview',
};

type Control = Extract<Item, {is: 'button' | 'icons' | 'field' | 'select' | 'check' | 'slider' | 'preview'}>;

/** Draws what a reader presses, fills or looks at, in a box. @param inline on one line, label beside the box */
export function drawControl(
  canvas: Canvas,
  item: Control,
  x: number,
  y: number,
  width: number,
  height: number,
  inline: boolean,
): void {
  switch (item.is) {
    case 'button':
      return drawButton(canvas, item.text, item.tone, x, y, width);
    case 'icons':
      return drawIcons(canvas, item, x, y, width);
    case 'field':
    case 'select':
      return drawField(canvas, item, x, y, width, inline);
    case 'check':
      return drawCheck(canvas, item, x, y, width, inline);
    case 'slider':
      return drawSlider(canvas, item, x, y, width, inline);
    case 'preview':
      return drawMonitor(canvas, item, x, y, width, height);
  }
}

function drawButton(
  canvas: Canvas,
  text: string,
  tone: PanelTone | undefined,
  x: number,
  y: number,
  width: number,
): void {
  const solid = tone && tone !== 'grey';
  canvas.add('rect', {
    x,
    y,
    width,
    height: CONTROL,
    rx: 5,
    fill: canvas.color(solid ? TONE_COLORS[tone] : 'bg-3'),
    stroke: solid ? undefined : canvas.color('line-2'),
  });
  canvas.text(x + width / 2, y + 17.3, fit(canvas, text, 'strong', width - 10), 'strong', {
    anchor: 'middle',
    fill: solid ? 'bg' : tone === 'grey' ? 'muted' : undefined,
  });
}

function drawIcons(canvas: Canvas, item: Extract<Item, {is: 'icons'}>, x: number, y: number, width: number): void {
  const widths = item.choices.map(({text}) => canvas.width(text, 'label') + 18);
  const shrink = Math.min(1, (width - (widths.length - 1) * 4) / widths.reduce((sum, each) => sum + each, 0));
  let left = x;
  item.choices.forEach(({text, selected}, index) => {
    const own = (widths[index] ?? 0) * shrink;
    canvas.add('rect', {
      x: left,
      y,
      width: own,
      height: CONTROL,
      rx: 5,
      fill: canvas.color(selected ? 'accent-dim' : 'bg-2'),
      stroke: canvas.color(selected ? 'accent' : 'line-2'),
    });
    canvas.text(left + own / 2, y + 17, fit(canvas, text, 'label', own - 6), 'label', {
      anchor: 'middle',
      fill: selected ? 'accent-strong' : undefined,
    });
    left += own + 4;
  });
}

function drawField(
  canvas: Canvas,
  item: Extract<Item, {is: 'field' | 'select'}>,
  x: number,
  y: number,
  width: number,
  inline: boolean,
): void {
  const label = inline ? Math.min(width * 0.55, canvas.width(item.label, 'small')) : 0;
  const box = inline ? {x: x + label + 8, y, width: width - label - 8} : {x, y: y + 19, width};
  canvas.text(x, inline ? y + 17.3 : y + 12, fit(canvas, item.label, 'small', inline ? label + 1 : width), 'small');
  canvas.add('rect', {
    ...box,
    height: CONTROL,
    rx: 5,
    fill: canvas.color(item.is === 'select' ? 'bg-3' : 'bg'),
    stroke: canvas.color(item.tone ? TONE_COLORS[item.tone] : 'line-2'),
  });
  const room = box.width - 20 - (item.is === 'select' ? 18 : 0);
  if (item.value) canvas.text(box.x + 10, box.y + 17.4, fit(canvas, item.value, 'body', room), 'body', {fill: 'ink'});
  if (item.is === 'select') {
    canvas.add('path', {
      d: d`M${box.x + box.width - 19} ${box.y + 11}l4.5 4.5 4.5-4.5`,
      fill: 'none',
      stroke: canvas.color('muted'),
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  }
}

function drawCheck(
  canvas: Canvas,
  item: Extract<Item, {is: 'check'}>,
  x: number,
  y: number,
  width: number,
  inline: boolean,
): void {
  const top = y + (inline ? 5 : 3);
  canvas.add('rect', {
    x: x + 0.5,
    y: top,
    width: 16,
    height: 16,
    rx: 4,
    fill: canvas.color(item.on ? 'accent' : 'bg'),
    stroke: canvas.color(item.on ? 'accent' : 'line-2'),
  });
  if (item.on)
    canvas.add('path', {
      d: d`M${x + 4.5} ${top + 8.2}l3 3.2 5.2-6.4`,
      fill: 'none',
      stroke: canvas.color('bg'),
      'stroke-width': 2,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  canvas.text(x + 25, top + 12.5, fit(canvas, item.label, 'body', width - 24), 'body');
}

function drawSlider(
  canvas: Canvas,
  item: Extract<Item, {is: 'slider'}>,
  x: number,
  y: number,
  width: number,
  inline: boolean,
): void {
  const label = inline ? canvas.width(item.label, 'small') + 12 : 0;
  const track = {x: x + label + 6, y: inline ? y + 13 : y + 26, width: width - label - 12};
  canvas.text(x, inline ? y + 17.3 : y + 12, fit(canvas, item.label, 'small', width - 44), 'small');
  if (!inline) canvas.text(x + width, y + 12, item.value.toFixed(2), 'value', {anchor: 'end'});
  const knob = track.x + track.width * item.value;
  canvas.add('path', {
    d: d`M${track.x} ${track.y}h${track.width}`,
    stroke: canvas.color('line-2'),
    'stroke-width': 4,
    'stroke-linecap': 'round',
  });
  if (item.value > 0)
    canvas.add('path', {
      d: d`M${track.x} ${track.y}H${knob}`,
      stroke: canvas.color('accent'),
      'stroke-width': 4,
      'stroke-linecap': 'round',
    });
  canvas.add('circle', {
    cx: knob,
    cy: track.y,
    r: 7,
    fill: canvas.color('ink'),
    stroke: canvas.color('bg-2'),
    'stroke-width': 2,
  });
}

/** A picture monitor: a dark screen with the lines of a safe area, framed by its tally. */
function drawMonitor(
  canvas: Canvas,
  item: Extract<Item, {is: 'preview'}>,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const tally = item.tone ? TONE_COLORS[item.tone] : undefined;
  canvas.add('rect', {
    x,
    y,
    width,
    height,
    rx: 5,
    fill: canvas.color('bg'),
    stroke: canvas.color(tally ?? 'line-2'),
    'stroke-width': tally ? 2.2 : 1,
  });
  const [ix, iy] = [width * 0.08, height * 0.1];
  const corner = 12;
  const [l, t, r, b] = [x + ix, y + iy, x + width - ix, y + height - iy];
  const marks = d`M${l} ${t + corner}v${-corner}h${corner}M${r - corner} ${t}h${corner}v${corner}M${r} ${b - corner}v${corner}h${-corner}M${l + corner} ${b}h${-corner}v${-corner}`;
  canvas.add('path', {d: marks, fill: 'none', stroke: canvas.color('line-2'), 'stroke-width': 1.2});
  canvas.text(x + width / 2, y + height / 2 + 4.4, fit(canvas, item.text, 'body', width - 24), 'body', {
    anchor: 'middle',
    fill: tally ? 'ink' : 'muted',
  });
}
