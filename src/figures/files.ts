import {createHash} from 'node:crypto';
import {existsSync, mkdirSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join, resolve} from 'node:path';
import {getOrMake} from '../shared/collections';
import {FindingsError, type Finding} from '../shared/finding';
import {replaceFile} from '../shared/replaceFile';
import {startThreads} from '../shared/threads';
import type {Drawing} from './draw/canvas';
import {readTheme} from './draw/theme';
import type {Found} from './collect';
import type {DrawnFigure} from './kinds';
import type drawInTurn from './drawing.mjs';
import type {Drawings, Words} from './render';

/** Folder of the drawn figures, relative to the project. */
export const figureFolder = '.docusaurus/figures';

/** The output folder of figures, and the source of their colors. */
export interface FigurePlace {
  /** Absolute folder that the SVG files are written to. */
  outDir?: string;
  /** Absolute path of the style sheet with the site's tokens. */
  tokens?: string;
}

/** A drawing on disk. */
interface DrawingFile {
  /** Absolute path of the SVG file. */
  file: string;
  width: number;
  height: number;
}

type Drawn = Drawings<DrawingFile> & Omit<Words, 'wires'>;

/**
 * Draws beside the first thread, which stays for the bundler. With 2 processors, a second thread of figures gains nothing, because
 * it compiles ELK once more, which takes 4 s.
 */
const draw = startThreads<typeof drawInTurn>(
  new URL('./drawing.mjs', import.meta.url),
  Math.max(1, availableParallelism() - 1),
  // All figures at once: the first thread can be busy for seconds, in which it hands over nothing.
  {concurrentTasksPerWorker: Infinity},
);

/** Both compilers of a build ask for the same figures, and a live preview for those that haven't changed. */
const drawn = new Map<string, Promise<Drawn | {findings: readonly Finding[]}>>();

/**
 * Draws a figure into files.
 * @throws FindingsError where it can't be drawn
 */
export async function drawFigure(
  {kind, text, figure, fence}: Pick<Found, 'kind' | 'text' | 'fence'> & {figure: DrawnFigure},
  {outDir = resolve(figureFolder), tokens = resolve('src/css/tokens.css')}: FigurePlace = {},
): Promise<Drawn> {
  const theme = await readTheme(tokens);
  const answer = await getOrMake(drawn, JSON.stringify([outDir, text, figure, theme]), async () => {
    const answer = await draw([figure, text, {file: '', line: 0}, theme]);
    if ('findings' in answer) return answer;
    const {page, narrow, phone, whole, wires, ...words} = answer.rendered;
    const write = ({svg, width, height}: Drawing): DrawingFile => ({file: keep(outDir, kind, svg), width, height});
    const files = {
      page: write(page),
      narrow: narrow && write(narrow),
      phone: phone && write(phone),
      whole: whole && write(whole),
    };
    // For the export, which also reads pages that the bundler has kept from an earlier build.
    if (wires) replaceFile(files.page.file.replace(/svg$/, 'json'), JSON.stringify(wires));
    return {...files, ...words};
  });
  if (!('findings' in answer)) return answer;
  // The same figure can be on several pages: findings of a drawing count lines from its fence.
  throw new FindingsError(
    answer.findings.map((finding) => ({...finding, file: fence.file, line: fence.line + finding.line})),
  );
}

/** Writes a picture that was drawn by hand, with the fonts that it uses. @returns the path of the file */
export async function writePicture(path: string, {outDir = resolve(figureFolder)}: FigurePlace = {}): Promise<string> {
  const {embedFonts} = await import('./embed');
  return keep(outDir, 'picture', await embedFonts(path));
}

/** Writes a drawing unless it is there: its name is a hash of it. @returns the path of the file */
function keep(folder: string, name: string, svg: string): string {
  const file = join(folder, `${name}-${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.svg`);
  if (existsSync(file)) return file;
  mkdirSync(folder, {recursive: true});
  replaceFile(file, svg);
  return file;
}
