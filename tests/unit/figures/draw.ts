import {load, type CheerioAPI} from 'cheerio';
import {openData} from '../../../src/data/open';
import type {Drawing} from '../../../src/figures/draw/canvas';
import {readTheme} from '../../../src/figures/draw/theme';
import {isKind, readFigure} from '../../../src/figures/kinds';
import {renderFigure, type Rendered} from '../../../src/figures/render';

/** Place of the fence in every test. */
const fence = {file: 'docs/page.mdx', line: 1};

/** The nodes of this project. */
export const registry = openData(process.cwd())();

export const theme = await readTheme('src/css/tokens.css');

/** Reads and draws a fence that opens on line 1. @returns the drawing for a page, with those for other widths, and the words */
export async function draw(kind: string, text: string): Promise<Rendered & Drawing> {
  if (!isKind(kind)) throw new Error(`no figure: ${kind}`);
  const figure = readFigure(kind, text, fence, () => registry);
  if (figure.kind === 'panel') throw new Error('a panel is HTML');
  const drawn = await renderFigure(figure, text, fence, theme);
  return {...drawn.page, ...drawn};
}

/** The drawing as a tree. */
export async function drawTree(kind: string, text: string): Promise<CheerioAPI> {
  return load((await draw(kind, text)).svg, {xml: true});
}

/** Every line of text of a drawing, in the order it is drawn. */
export async function textsOf(kind: string, text: string): Promise<string[]> {
  const $ = await drawTree(kind, text);
  return $('text')
    .map((_, element) => $(element).text())
    .get();
}
