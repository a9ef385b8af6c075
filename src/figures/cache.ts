import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {access, mkdir, readFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {globSync} from 'tinyglobby';
import {getOrMake} from '../shared/collections';
import {FindingsError, findingsOf} from '../shared/finding';
import {replaceFile} from '../shared/replaceFile';
import {startThreads} from '../shared/threads';
import type {Drawing} from './draw/canvas';
import {readTheme, type Theme} from './draw/theme';
import type {Found} from './collect';
import type drawInTurn from './drawing.mjs';
import type {Rendered} from './render';

/** Folder of the drawn figures, relative to the project. */
export const figureFolder = '.docusaurus/figures';

/** Code that changes while a live preview runs is used after the next start: threads keep what they have loaded. */
const code = hashCode();

/** Draws in threads: to lay out graphs and cut fonts takes 15 s of a build, and the bundler needs the first thread. */
const draw = startThreads<typeof drawInTurn>(
  new URL('./drawing.mjs', import.meta.url),
  Math.max(1, availableParallelism() - 1),
  // All figures at once: the first thread can be busy for seconds, in which it hands over nothing.
  {concurrentTasksPerWorker: Infinity},
);

/** A short hash of texts; their borders count. */
function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 12);
}

/** A hash of the code that draws, of what it imports from other folders, and of the packages it uses. */
function hashCode(): string {
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const code = globSync('src/{figures,shared,data}/**/*.{ts,tsx,mjs}', {cwd, absolute: true}).sort();
  if (code.length === 0) throw new Error(`${cwd}  there is no code that draws figures  ->  correct hashCode`);
  const packages = globSync('package-lock.json', {cwd, absolute: true});
  return hash(...[...code, ...packages].map((file) => readFileSync(file)));
}

type Drawable = Pick<Found, 'kind' | 'text' | 'figure' | 'fence'>;

/** A drawing on disk. */
interface CachedDrawing {
  /** Absolute path of the SVG file. */
  file: string;
  width: number;
  height: number;
}

/** Drawings of a figure for other widths than that of a page, where there are any. */
const VARIANTS = ['phone', 'narrow', 'whole'] as const;
type Variant = (typeof VARIANTS)[number];

/** A drawn figure on disk. */
interface Cached extends CachedDrawing, Omit<Rendered, 'svg' | Variant>, Partial<Record<Variant, CachedDrawing>> {}

/** The cached data of a figure, apart from its SVG files. */
type Facts = Omit<Rendered, 'svg' | Variant> & Partial<Record<Variant, Omit<Drawing, 'svg'>>>;

/**
 * Draws figures into a folder, each once: the name of a file is the hash of what it is made from (the fence, the
 * data that it names, the colors, the code that draws), so the client's and the server's compilation, and the next build, find it there.
 */
export class FigureCache {
  private readonly known = new Map<string, Promise<Cached>>();
  private readonly pictures = new Map<string, Promise<string>>();

  /** @param outDir absolute folder of the SVG files, made if it does not exist */
  constructor(
    private readonly outDir: string,
    private readonly theme: Theme,
  ) {}

  /** @throws FindingsError where a figure cannot be drawn */
  async get({kind, text, figure, fence}: Drawable): Promise<Cached> {
    const key = hash(kind, text, JSON.stringify([figure, this.theme]), code);
    const base = join(this.outDir, `${kind}-${key}`);
    const made = getOrMake(this.known, base, () => this.make(base, {text, figure}));
    try {
      return await made;
    } catch (error) {
      this.known.delete(base);
      // The same figure can be on several pages: findings of a drawing count lines from its fence.
      throw new FindingsError(
        findingsOf(error).map((finding) => ({...finding, file: fence.file, line: fence.line + finding.line})),
      );
    }
  }

  /** Path of a picture that was drawn by hand, with the fonts that it uses. @param path of its SVG file */
  picture(path: string): Promise<string> {
    const file = join(this.outDir, `picture-${hash(path, readFileSync(path), code)}.svg`);
    return getOrMake(this.pictures, file, async () => {
      if (existsSync(file)) return file;
      const {embedFonts} = await import('./embed');
      await mkdir(this.outDir, {recursive: true});
      replaceFile(file, await embedFonts(path));
      return file;
    });
  }

  private async make(base: string, {text, figure}: Pick<Drawable, 'text' | 'figure'>): Promise<Cached> {
    const [svgFile, factsFile] = [`${base}.svg`, `${base}.json`];
    const fileOf = (variant: Variant): string => `${base}-${variant}.svg`;
    const inFiles = ({phone, narrow, whole, ...facts}: Facts): Cached => ({
      ...facts,
      file: svgFile,
      ...Object.fromEntries(
        VARIANTS.flatMap((variant) => {
          const size = {phone, narrow, whole}[variant];
          return size ? [[variant, {...size, file: fileOf(variant)}]] : [];
        }),
      ),
    });
    try {
      const facts = JSON.parse(await readFile(factsFile, 'utf8')) as Facts;
      await Promise.all([access(svgFile), ...VARIANTS.map((variant) => facts[variant] && access(fileOf(variant)))]);
      return inFiles(facts);
    } catch {
      const drawn = await draw([figure, text, {file: '', line: 0}, this.theme]);
      if ('findings' in drawn) throw new FindingsError(drawn.findings);
      const {svg, ...rest} = drawn.rendered;
      await mkdir(this.outDir, {recursive: true});
      replaceFile(svgFile, svg);
      const facts: Facts = {...rest};
      for (const variant of VARIANTS) {
        const drawing = rest[variant];
        if (!drawing) continue;
        replaceFile(fileOf(variant), drawing.svg);
        facts[variant] = {width: drawing.width, height: drawing.height};
      }
      replaceFile(factsFile, JSON.stringify(facts));
      return inFiles(facts);
    }
  }
}

/** The output folder of figures, and the source of their colors. */
export interface CachePlace {
  /** Absolute folder that the SVG files are written to. */
  outDir?: string;
  /** Absolute path of the style sheet with the site's tokens. */
  tokens?: string;
}

const caches = new Map<string, Promise<FigureCache>>();

/** One cache for each folder and state of the style sheet, shared by the docs instances and by both compilers of a build. */
export function openCache({
  outDir = resolve(figureFolder),
  tokens = resolve('src/css/tokens.css'),
}: CachePlace = {}): Promise<FigureCache> {
  return getOrMake(caches, `${outDir}\n${tokens}\n${statSync(tokens).mtimeMs}`, async () => {
    return new FigureCache(outDir, await readTheme(tokens));
  });
}
