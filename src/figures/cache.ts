import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {register} from 'tsx/cjs/api';
import type {Theme} from './draw/theme';
import type {Found} from './collect';
import type {Rendered} from './render';

/**
 * Docusaurus 3.10 loads its configuration with jiti 1, which knows no JSX: the code that draws is loaded with tsx. Goes away
 * when Docusaurus has jiti 2. The hash comes first: of code that changes while a build runs, what the old code draws must not be
 * kept under the name of the new.
 */
const code = hashCode();
const unregister = register();
const {renderFigure} = createRequire(import.meta.url)('./render.ts') as typeof import('./render');
unregister();

/** A short hash of texts; their borders count. */
function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 12);
}

/** A hash of the code that draws, and of what it imports from other folders. */
function hashCode(): string {
  const files = globSync(['figures/**', 'shared/**', 'data/**'], {cwd: new URL('..', import.meta.url), absolute: true});
  return hash(...files.sort().map((file) => readFileSync(file)));
}

type Drawable = Pick<Found, 'kind' | 'text' | 'figure' | 'fence'>;

/** A drawn figure on disk. */
interface Cached extends Omit<Rendered, 'svg'> {
  /** Absolute path of the SVG file. */
  file: string;
}

/**
 * Draws figures into a folder, each once: the name of a file is the hash of what it is made from (the fence, the
 * data that it names, the colors, the code that draws), so the client's and the server's compilation, and the next build, find it there.
 */
export class FigureCache {
  private readonly known = new Map<string, Promise<Cached>>();

  /** @param outDir absolute folder of the SVG files, made if it does not exist */
  constructor(
    private readonly outDir: string,
    private readonly theme: Theme,
  ) {}

  /** @throws FindingsError where a figure cannot be drawn */
  get({kind, text, figure, fence}: Drawable): Promise<Cached> {
    const key = hash(kind, text, JSON.stringify([figure, this.theme]), code);
    const base = join(this.outDir, `${kind}-${key}`);
    const known = this.known.get(base);
    if (known) return known;
    const made = this.make(base, {text, figure, fence});
    this.known.set(base, made);
    made.catch(() => this.known.delete(base));
    return made;
  }

  private async make(base: string, {text, figure, fence}: Omit<Drawable, 'kind'>): Promise<Cached> {
    const [svgFile, factsFile] = [`${base}.svg`, `${base}.json`];
    try {
      const [facts] = await Promise.all([readFile(factsFile, 'utf8'), readFile(svgFile)]);
      return {...(JSON.parse(facts) as Omit<Cached, 'file'>), file: svgFile};
    } catch {
      const {svg, ...facts} = await renderFigure(figure, text, fence, this.theme);
      await mkdir(this.outDir, {recursive: true});
      await replace(svgFile, svg);
      await replace(factsFile, JSON.stringify(facts));
      return {...facts, file: svgFile};
    }
  }
}

/** Writes beside and renames, so that half a file is never read. */
async function replace(file: string, content: string): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, content);
  await rename(part, file);
}
