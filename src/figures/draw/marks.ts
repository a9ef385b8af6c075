import {STYLES, type Canvas} from './canvas';
import {el} from './svg';
import type {PlacedFrame} from '../layout/graph';

/** The dots of a node editor's canvas, fading out towards the edges so that the figure has none. */
export function dotGrid(canvas: Canvas, width: number, height: number): void {
  const dot = el('circle', {cx: 9, cy: 9, r: 0.9, fill: canvas.color('bg-4')});
  canvas.define(el('pattern', {id: 'dots', width: 18, height: 18, patternUnits: 'userSpaceOnUse'}, dot));
  const stops = [
    [0, 0],
    [0.08, 1],
    [0.92, 1],
    [1, 0],
  ].map(([offset = 0, opacity = 0]) => `<stop offset="${offset}" stop-color="#fff" stop-opacity="${opacity}"/>`);
  canvas.define(el('linearGradient', {id: 'fade'}, stops.join('')));
  canvas.define(el('mask', {id: 'edges'}, el('rect', {width, height, fill: 'url(#fade)'})));
  canvas.add('rect', {width, height, fill: 'url(#dots)', mask: 'url(#edges)'});
}

/** A dashed frame around a group. */
export function groupFrame(canvas: Canvas, frame: PlacedFrame): void {
  const {x, y, width, height} = frame;
  canvas.add('rect', {
    x,
    y,
    width,
    height,
    rx: 10,
    fill: canvas.color('info'),
    'fill-opacity': '.05',
    stroke: canvas.color('info'),
    'stroke-opacity': '.45',
    'stroke-dasharray': '5 5',
  });
}

/** The title of a frame; drawn after the links, which may pass under it. */
export function frameTitle(canvas: Canvas, frame: PlacedFrame): void {
  const title = frame.continued ? `${frame.name}, continued` : frame.name;
  canvas.text(frame.x + 14, frame.y + 21, title, 'frame', {halo: 'bg-1'});
}

/** Lines of text, the first on baseline `y`. @returns the baseline after the last */
export function paragraph(
  canvas: Canvas,
  x: number,
  y: number,
  lines: readonly string[],
  style: keyof typeof STYLES,
  options: {anchor?: 'middle'; leading?: number} = {},
): number {
  const leading = options.leading ?? Math.round(STYLES[style].size * 1.35);
  lines.forEach((line, index) => canvas.text(x, y + index * leading, line, style, {anchor: options.anchor}));
  return y + lines.length * leading;
}
