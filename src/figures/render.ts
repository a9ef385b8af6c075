import {alternativeText} from './alt';
import {Canvas, type Drawing} from './draw/canvas';
import {Fonts, type Face} from './draw/fonts';
import type {Theme} from './draw/theme';
import type {Figure} from './kinds';
import {drawCurves} from './kinds/curve/draw';
import {drawFlow} from './kinds/flow/draw';
import {drawNodeGraph} from './kinds/nodegraph/draw';
import {drawPanel} from './kinds/panel/draw';
import {drawTimeline} from './kinds/timeline/draw';
import {FigureError} from './parse/problem';

/** A figure as an SVG file and what stands around it in the page. */
export interface Rendered extends Drawing {
  alt: string;
  caption: string;
}

/**
 * Draws a figure. The same figure and theme give the same bytes.
 *
 * @param text what stands in the fence: says which scripts of the fonts are needed
 * @param line line of the fence, for errors
 * @throws FigureError where the figure cannot be shown legibly, or its text cannot be drawn
 */
export async function renderFigure(figure: Figure, text: string, line: number, theme: Theme): Promise<Rendered> {
  const fonts = await Fonts.load(text);
  checkGlyphs(fonts, text, line);
  const drawing = await draw(figure, new Canvas(theme, fonts), line);
  return {...drawing, alt: alternativeText(figure), caption: figure.caption};
}

function draw(figure: Figure, canvas: Canvas, line: number): Promise<Drawing> {
  switch (figure.kind) {
    case 'nodegraph':
      return drawNodeGraph(figure, canvas, line);
    case 'flow':
      return drawFlow(figure, canvas, line);
    case 'timeline':
      return drawTimeline(figure, canvas);
    case 'curve':
      return drawCurves(figure, canvas);
    case 'panel':
      return drawPanel(figure, canvas);
  }
}

/** Characters that the embedded fonts lack would be drawn by whatever a reader's system has. */
function checkGlyphs(fonts: Fonts, text: string, line: number): void {
  const lines = text.split('\n');
  const problems = lines.flatMap((each, index) => {
    if (/^(caption|alt):/.test(each)) return [];
    const missing = (['regular'] as Face[]).flatMap((face) => fonts.missing(each, face));
    return missing.map((char) => ({
      line: line + 1 + index,
      message: `the figures' font has no "${char}" (U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}). Write it in words, or with letters and signs of Latin, Greek or Cyrillic.`,
    }));
  });
  if (problems.length > 0) throw new FigureError(problems);
}
