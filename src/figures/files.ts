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

export const figureFolder = '.docusaurus/figures';

export interface FigurePlace {
  outDir?: string;
  tokens?: string;
}

interface DrawingFile {
  file: string;
  width: number;
  height: number;
}

type Drawn = Drawings<DrawingFile> & Omit<Words, 'wires'>;

/**
 * One worker, beside the bundler's thread. On 2 processors a second worker gains nothing, because it compiles ELK again
 * (4 s).
 */
const draw = startThreads<typeof drawInTurn>(
  new URL('./drawing.mjs', import.meta.url),
  Math.max(1, availableParallelism() - 1),
  // All at once, because a busy main thread couldn't hand over tasks for seconds.
  {concurrentTasksPerWorker: Infinity},
);

/** Both compilers of a build request the same figures, and the live preview unchanged ones. */
const drawn = new Map<string, Promise<Drawn | {findings: readonly Finding[]}>>();

/** @throws FindingsError if the figure can't be drawn */
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
    // For the export, which also reads pages from the bundler's cache.
    if (wires) replaceFile(files.page.file.replace(/svg$/, 'json'), JSON.stringify(wires));
    return {...files, ...words};
  });
  if (!('findings' in answer)) return answer;
  // Findings count from the fence, because the same figure can be on several pages.
  throw new FindingsError(
    answer.findings.map((finding) => ({...finding, file: fence.file, line: fence.line + finding.line})),
  );
}

/** Writes a hand-drawn picture with its fonts. @returns the file */
export async function writePicture(path: string, {outDir = resolve(figureFolder)}: FigurePlace = {}): Promise<string> {
  const {embedFonts} = await import('./embed');
  return keep(outDir, 'picture', await embedFonts(path));
}

/** Skipped if present: the name is a hash. @returns the file */
function keep(folder: string, name: string, svg: string): string {
  const file = join(folder, `${name}-${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.svg`);
  if (existsSync(file)) return file;
  mkdirSync(folder, {recursive: true});
  replaceFile(file, svg);
  return file;
}
