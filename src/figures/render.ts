import {alternativeText} from './alt';
import {Canvas, type Drawing} from './draw/canvas';
import {Fonts} from './draw/fonts';
import type {Theme} from './draw/theme';
import type {Figure} from './kinds';
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
}

/**
 * Draws a figure. The same figure and theme give the same bytes.
 *
 * @param text the content of the fence; it says which scripts of the fonts are needed
 * @param fence where the fence opens
 * @param embeds false where the drawing is only checked, and needs no fonts inside
 * @throws FindingsError where the figure cannot be shown legibly, or its text cannot be drawn
 */
export async function renderFigure(
  figure: Figure,
  text: string,
  fence: Place,
  theme: Theme,
  embeds = true,
): Promise<Rendered> {
  const canvas = new Canvas(theme, await Fonts.load(text, embeds));
  const drawing = await draw(figure, canvas, fence);
  checkGlyphs(canvas, text, fence);
  return {...drawing, alt: alternativeText(figure), caption: figure.caption, ...captionNote(figure)};
}

function draw(figure: Figure, canvas: Canvas, fence: Place): Promise<Drawing> {
  switch (figure.kind) {
    case 'nodegraph':
      return drawNodeGraph(figure, canvas, fence);
    case 'flow':
      return drawFlow(figure, canvas, fence);
    case 'timeline':
      return drawTimeline(figure, canvas);
    case 'curve':
      return drawCurves(figure, canvas);
    case 'panel':
      return drawPanel(figure, canvas);
  }
}

/** Says in words what a dashed pin or node is. */
function captionNote(figure: Figure): {note?: string} {
  if (figure.kind !== 'nodegraph') return {};
  const {nodes} = figure;
  if (nodes.some(({assumed}) => assumed))
    return {note: 'Dashed nodes and pins are assumed: no public definition names them.'};
  return nodes.some((node) => [...node.in, ...node.out].some((pin) => pin.assumed))
    ? {note: 'Dashed pins are assumed: no public definition names them.'}
    : {};
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
