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

/** By window; missing ones fall back to the next wider one, in the viewer to the page's. */
export interface Drawings<Each = Drawing> {
  page: Each;
  narrow?: Each;
  phone?: Each;
  /** The viewer, where the page's drawing is broken into rows. */
  whole?: Each;
}

export interface Words {
  alt: string;
  caption: string;
  words: string;
  /** Added to the caption: what is dashed, and why. */
  note?: string;
  /** Drawings in which portals replace wires: some of `page narrow phone viewer`. */
  portals?: string;
  wires?: string[];
}

export type Rendered = Drawings & Words;

/**
 * Deterministic: the same figure and theme give the same bytes.
 * @param text content of the fence, for the lines of findings
 * @param embeds false for checks, which need no fonts
 * @throws FindingsError if it isn't legible, or characters are missing in the fonts
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

/** Fix for figures wider than a page. */
const tooWide: Partial<Record<Kind, string>> = {
  nodegraph: 'split it into two figures joined by a portal',
  flow: 'split it into two figures, or shorten titles and labels',
};

/** Undefined if the column is too narrow. */
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

/** Explains parts of graphs, and dashed pins and nodes. */
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

/** Reports shortened texts, and characters that the fonts lack, which would fall back to system fonts. */
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
