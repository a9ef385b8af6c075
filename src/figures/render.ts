import {alternativeText} from './alt';
import {Canvas, type Drawing, type Span} from './draw/canvas';
import {PAGE, PHONE} from './draw/column';
import {Fonts} from './draw/fonts';
import type {Theme} from './draw/theme';
import type {Figure, Kind} from './kinds';
import {drawCurves} from './kinds/curve/draw';
import {drawFlow} from './kinds/flow/draw';
import {drawNodeGraph} from './kinds/nodegraph/draw';
import {drawPanel} from './kinds/panel/draw';
import {drawTimeline} from './kinds/timeline/draw';
import {FindingsError, type Place} from '../shared/finding';

/** A figure as an SVG file, with the words around it in the page. */
export interface Rendered extends Drawing {
  alt: string;
  caption: string;
  /** A line that belongs to the caption: what is drawn dashed, and why. */
  note?: string;
  /** The same figure for a phone, where the drawing is too wide for one and can be narrower without loss. */
  phone?: Drawing;
  /** px from the left at which a phone that pans the drawing begins, so that what is highlighted is in view. */
  start?: number;
}

/**
 * Draws a figure. The same figure and theme give the same bytes.
 *
 * @param text the content of the fence; it says which scripts of the fonts are needed
 * @param fence where the fence opens
 * @param embeds false where the drawing is only checked, and needs neither fonts inside nor the one for phones
 * @throws FindingsError where the figure cannot be shown legibly, or its text cannot be drawn
 */
export async function renderFigure(
  figure: Figure,
  text: string,
  fence: Place,
  theme: Theme,
  embeds = true,
): Promise<Rendered> {
  const fonts = await Fonts.load(text, embeds);
  const canvas = new Canvas(theme, fonts, PAGE);
  const drawing = await draw(figure, canvas);
  if (!drawing) {
    const what = `the ${figure.kind} is wider than ${PAGE.width} px at a legible size`;
    throw new FindingsError([{...fence, what, cure: tooWide[figure.kind] ?? 'shorten it'}]);
  }
  checkGlyphs(canvas, text, fence);
  const phone = embeds ? await drawForPhone(figure, drawing, new Canvas(theme, fonts, PHONE)) : undefined;
  const words = {alt: alternativeText(figure), caption: figure.caption, ...captionNote(figure)};
  const {highlights = [], ...page} = drawing;
  const start = phone ? 0 : startAt(highlights, page.width);
  return {...page, ...words, ...(phone && {phone}), ...(start > 0 && {start})};
}

/** Puts what is highlighted, as far as a phone has room for it, into its middle, where the left end doesn't show all of it. */
function startAt([first, ...more]: readonly Span[], width: number): number {
  if (!first) return 0;
  const [from, to] = more.reduce(([from, to], [start, end]) => {
    const both: Span = [Math.min(from, start), Math.max(to, end)];
    return both[1] - both[0] <= PHONE.width ? both : [from, to];
  }, first);
  if (to <= PHONE.width) return 0;
  return Math.round(Math.min(width - PHONE.width, (from + to - PHONE.width) / 2));
}

/** What to do about a figure that is too wide for a page. */
const tooWide: Partial<Record<Kind, string>> = {
  nodegraph: 'split it into two figures joined by a portal',
  flow: 'split it into two figures, or shorten titles and labels',
};

/** A drawing for phones takes at most this much more room than that for a page: longer lines are harder to follow. */
const SPRAWL = 1.5;

async function drawForPhone(figure: Figure, page: Drawing, canvas: Canvas): Promise<Drawing | undefined> {
  if (page.width <= PHONE.width) return undefined;
  const drawing = await draw(figure, canvas);
  const fits = drawing && drawing.width <= PHONE.width;
  return fits && drawing.width * drawing.height <= SPRAWL * page.width * page.height ? drawing : undefined;
}

/** Draws a figure for a column. @returns undefined where that is too narrow */
function draw(figure: Figure, canvas: Canvas): Promise<Drawing | undefined> {
  switch (figure.kind) {
    case 'nodegraph':
      return drawNodeGraph(figure, canvas);
    case 'flow':
      return drawFlow(figure, canvas);
    case 'timeline':
      return drawTimeline(figure, canvas);
    case 'curve':
      return drawCurves(figure, canvas);
    case 'panel':
      return drawPanel(figure, canvas);
  }
}

/** Says in words that a graph is a part, and what a dashed pin or node is. */
function captionNote(figure: Figure): {note?: string} {
  if (figure.kind !== 'nodegraph') return {};
  const {nodes, part} = figure;
  const dashed = nodes.some(({assumed}) => assumed)
    ? 'Dashed nodes and pins are assumed'
    : nodes.some((node) => [...node.in, ...node.out].some((pin) => pin.assumed)) && 'Dashed pins are assumed';
  const notes = [
    part && 'A part of a graph: to run, it must lead on to AJAOut or a sink.',
    dashed && `${dashed}: no public definition names them.`,
  ].filter((note) => note !== false);
  return notes.length > 0 ? {note: notes.join(' ')} : {};
}

/** Characters that the embedded fonts lack would be drawn by whatever a reader's system has. */
function checkGlyphs(canvas: Canvas, text: string, {file, line}: Place): void {
  const lines = text.split('\n');
  const findings = canvas.missing().map(({char, face}) => {
    const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const index = lines.findIndex((each) => each.includes(char) && !/^(caption|alt):/.test(each));
    return {
      file,
      line: line + 1 + index,
      what: `the ${face} font of figures has no "${char}" (U+${code})`,
      cure: 'write it in words, or with letters and signs of Latin, Greek or Cyrillic',
    };
  });
  if (findings.length > 0) throw new FindingsError(findings);
}
