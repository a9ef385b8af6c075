import {alternativeText, wiresOf} from './alt';
import {Canvas, type Drawing} from './draw/canvas';
import {isHalf, NARROW, PAGE, PHONE, VIEWER, type Column} from './draw/column';
import {Fonts} from './draw/fonts';
import type {Theme} from './draw/theme';
import type {Figure, Kind} from './kinds';
import {drawCurves} from './kinds/curve/draw';
import {drawFlow} from './kinds/flow/draw';
import {drawMattes} from './kinds/mattes/draw';
import {drawNodeGraph} from './kinds/nodegraph/draw';
import {drawPanel} from './kinds/panel/draw';
import {drawTimeline} from './kinds/timeline/draw';
import {FindingsError, type Place} from '../shared/finding';

/** A figure as an SVG file, with the words around it in the page. */
export interface Rendered extends Drawing {
  alt: string;
  caption: string;
  /** The words in the drawing. */
  words: string;
  /** A line that belongs to the caption: what is drawn dashed, and why. */
  note?: string;
  /** Where portals take the place of wires, which the caption then explains: some of `page narrow phone viewer`. */
  portals?: string;
  /** The wires of a node graph, in words. */
  wires?: string[];
  /** The same figure for a phone, where the drawing is too wide for one and can be narrower without loss. */
  phone?: Drawing;
  /** The same figure for a window between the two, where the drawing is too wide for it and can be narrower. */
  narrow?: Drawing;
  /** The same figure for the viewer, where the drawing is broken into rows. */
  whole?: Drawing;
}

/**
 * Draws a figure. The same figure and theme give the same bytes.
 *
 * @param text the content of the fence; it says which scripts of the fonts are needed
 * @param fence where the fence opens
 * @param embeds false where the drawings are only checked, and need no fonts inside
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
  const column = isHalf(figure) ? PHONE : PAGE;
  const canvas = new Canvas(theme, fonts, column);
  const drawing = await draw(figure, canvas);
  if (!drawing) {
    const what = `the ${figure.kind} is wider than ${column.width} px at a legible size`;
    throw new FindingsError([{...fence, what, fix: tooWide[figure.kind] ?? 'shorten it'}]);
  }
  checkGlyphs(canvas, text, fence);
  checkWhole(canvas, text, fence);
  const wires = figure.kind === 'nodegraph' ? wiresOf(figure) : [];
  const words = {
    words: [...canvas.texts].join(' \u00b7 '),
    alt: alternativeText(figure),
    caption: figure.caption,
    ...captionNote(figure),
    ...(wires.length > 0 && {wires}),
  };
  const on = async (column: Column): Promise<Drawing | undefined> => {
    const other = new Canvas(theme, fonts, column);
    const found = await draw(figure, other);
    return found && found.width <= column.width && other.cut.size === 0 ? found : undefined;
  };
  const phone = drawing.width > PHONE.width ? withoutSprawl(drawing, await on(PHONE)) : undefined;
  const narrow = drawing.width > NARROW.width && figure.kind !== 'panel' ? await on(NARROW) : undefined;
  if (!embeds) return {...drawing, ...words, phone, narrow};
  const whole = drawing.isBroken ? await on(VIEWER) : undefined;
  const shown = {page: drawing, narrow: narrow ?? drawing, phone: phone ?? narrow ?? drawing, viewer: whole ?? drawing};
  const portals = Object.entries(shown).flatMap(([place, {hasPortals}]) => (hasPortals ? [place] : []));
  const {svg, width, height} = drawing;
  return {
    svg,
    width,
    height,
    ...words,
    ...(portals.length > 0 && {portals: portals.join(' ')}),
    ...defined({phone, narrow, whole}),
  };
}

/** Drawings that there are, without what only their maker needs. */
const defined = (drawings: Record<string, Drawing | undefined>): Record<string, Drawing> =>
  Object.fromEntries(
    Object.entries(drawings).flatMap(([name, drawing]) =>
      drawing ? [[name, {svg: drawing.svg, width: drawing.width, height: drawing.height}]] : [],
    ),
  );

/** The fix for a figure that is wider than a page. */
const tooWide: Partial<Record<Kind, string>> = {
  nodegraph: 'split it into two figures joined by a portal',
  flow: 'split it into two figures, or shorten titles and labels',
};

/** Limit on the area of a phone's drawing relative to that of the page: longer lines are harder to follow. */
const SPRAWL = 1.5;

const withoutSprawl = (page: Drawing, phone: Drawing | undefined): Drawing | undefined =>
  phone && phone.width * phone.height <= SPRAWL * page.width * page.height ? phone : undefined;

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
    case 'mattes':
      return drawMattes(figure, canvas);
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

/** A name that ends in an ellipsis can't be found on the screen. */
function checkWhole({cut}: Canvas, text: string, {file, line}: Place): void {
  const lines = text.toLowerCase().split('\n');
  const findings = [...cut].map((each) => {
    const index = lines.findIndex((one) => one.includes(each.toLowerCase()) && !/^(caption|alt):/.test(one));
    return {
      file,
      line: line + 1 + index,
      what: `"${each}" has no room in the figure and would be cut`,
      fix: 'shorten it, or give it more room: move items to another row, or split the figure',
    };
  });
  if (findings.length > 0) throw new FindingsError(findings);
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
      fix: 'write it in words, or with letters and signs of Latin, Greek or Cyrillic',
    };
  });
  if (findings.length > 0) throw new FindingsError(findings);
}
