import {alternativeText, wiresOf} from './alt';
import {Canvas, type Drawing} from './draw/canvas';
import {isHalf, NARROW, PAGE, PHONE, VIEWER, type Column} from './draw/column';
import {Fonts} from './draw/fonts';
import type {Theme} from './draw/theme';
import type {DrawnFigure, Kind} from './kinds';
import {drawCurves} from './kinds/curve/draw';
import {drawFlow} from './kinds/flow/draw';
import {drawMattes} from './kinds/mattes/draw';
import {drawNodeGraph} from './kinds/nodegraph/draw';
import {drawTimeline} from './kinds/timeline/draw';
import {FindingsError, type Finding, type Place} from '../shared/finding';

/** Drawings of a figure. Where one is missing, the next wider one is shown; the viewer shows that of the page. */
export interface Drawings<Each = Drawing> {
  page: Each;
  /** For a window in which that of the page has no room, where it can be narrower. */
  narrow?: Each;
  /** For a phone, where it can be narrower without loss. */
  phone?: Each;
  /** For the viewer, where that of the page is broken into rows. */
  whole?: Each;
}

/** The words around a figure in its page. */
export interface Words {
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
}

/** A figure as SVG files, with the words around it. */
export type Rendered = Drawings & Words;

/**
 * Draws a figure. The same figure and theme give the same bytes.
 *
 * @param text the content of the fence, for the lines of findings
 * @param fence where the fence opens
 * @param embeds false where the drawings are only checked, and need no fonts inside
 * @throws FindingsError where the figure cannot be shown legibly, or its text cannot be drawn
 */
export async function renderFigure(
  figure: DrawnFigure,
  text: string,
  fence: Place,
  theme: Theme,
  embeds = true,
): Promise<Rendered> {
  const fonts = await Fonts.load(embeds);
  const column = isHalf(figure) ? PHONE : PAGE;
  const canvas = new Canvas(theme, fonts, column);
  const page = await draw(figure, canvas);
  if (!page) {
    const what = `the ${figure.kind} is wider than ${column.width} px at a legible size`;
    throw new FindingsError([{...fence, what, fix: tooWide[figure.kind] ?? 'shorten it'}]);
  }
  checkTexts(canvas, text, fence);
  const on = async (column: Column): Promise<Drawing | undefined> => {
    const other = new Canvas(theme, fonts, column);
    const found = await draw(figure, other);
    return found && found.width <= column.width && other.cut.size === 0 ? found : undefined;
  };
  const phone = page.width > PHONE.width ? await on(PHONE) : undefined;
  const narrow = page.width > NARROW.width ? await on(NARROW) : undefined;
  const whole = figure.kind === 'nodegraph' && page.isBroken && embeds ? await on(VIEWER) : undefined;
  const shown = {page, narrow: narrow ?? page, phone: phone ?? narrow ?? page, viewer: whole ?? page};
  const portals = Object.entries(shown).flatMap(([place, {hasPortals}]) => (hasPortals ? [place] : []));
  return {
    page,
    narrow,
    phone,
    whole,
    words: [...canvas.texts].join(' \u00b7 '),
    alt: alternativeText(figure),
    caption: figure.caption,
    note: captionNote(figure),
    portals: portals.join(' ') || undefined,
    wires: figure.kind === 'nodegraph' ? wiresOf(figure) : undefined,
  };
}

/** The fix for a figure that is wider than a page. */
const tooWide: Partial<Record<Kind, string>> = {
  nodegraph: 'split it into two figures joined by a portal',
  flow: 'split it into two figures, or shorten titles and labels',
};

/** What draws a figure of each kind for a column; undefined where that is too narrow. */
const drawers: {
  [K in DrawnFigure['kind']]: (figure: Extract<DrawnFigure, {kind: K}>, canvas: Canvas) => Promise<Drawing | undefined>;
} = {
  nodegraph: drawNodeGraph,
  flow: drawFlow,
  timeline: drawTimeline,
  curve: drawCurves,
  mattes: drawMattes,
};

const draw = (figure: DrawnFigure, canvas: Canvas): Promise<Drawing | undefined> =>
  drawers[figure.kind](figure as never, canvas);

/** Says in words that a graph is a part, and what a dashed pin or node is. */
function captionNote(figure: DrawnFigure): string | undefined {
  if (figure.kind !== 'nodegraph') return undefined;
  const {nodes, part} = figure;
  const dashed = nodes.some(({assumed}) => assumed)
    ? 'Dashed nodes and pins are assumed'
    : nodes.some((node) => [...node.in, ...node.out].some((pin) => pin.assumed)) && 'Dashed pins are assumed';
  const notes = [
    part && 'A part of a graph: to run, it must lead on to AJAOut or a sink.',
    dashed && `${dashed}: no public definition names them.`,
  ].filter((note) => note !== false);
  return notes.join(' ') || undefined;
}

/**
 * Looks for texts that were cut, which can't be found on the screen, and for characters that the embedded fonts lack, which would
 * be drawn by whatever a reader's system has.
 */
function checkTexts(canvas: Canvas, text: string, {file, line}: Place): void {
  const lines = text.toLowerCase().split('\n');
  const find = (part: string, what: string, fix: string): Finding => {
    const index = lines.findIndex((one) => one.includes(part.toLowerCase()) && !/^(caption|alt):/.test(one));
    return {file, line: line + 1 + index, what, fix};
  };
  const findings = [
    ...canvas.missing().map(({char, face}) => {
      const code = char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
      const what = `the ${face} font of figures has no "${char}" (U+${code})`;
      return find(char, what, 'write it in words, or with Latin letters and signs');
    }),
    ...[...canvas.cut].map((words) => {
      const fix = 'shorten it, or give it more room: move items to another row, or split the figure';
      return find(words, `"${words}" has no room in the figure and would be cut`, fix);
    }),
  ];
  if (findings.length > 0) throw new FindingsError(findings);
}
