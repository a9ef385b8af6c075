import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import {getOrMake} from '../../shared/collections';
import {isSign, signWidth, splitSigns} from './symbols';

/** Faces that figures use: the site's own type, at fixed weights. */
export type Face = 'regular' | 'bold' | 'mono';

/** `file` is the name by which the package of a font calls it. */
const FACES: Record<Face, {family: string; file: string; weight: number}> = {
  regular: {family: 'Inter', file: 'inter', weight: 430},
  bold: {family: 'Inter', file: 'inter', weight: 620},
  mono: {family: 'JetBrains Mono', file: 'jetbrains-mono', weight: 430},
};

/** The font packages split their fonts by script; tried in this order. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;

/** A face in one script and weight, used to measure text and subset for embedding. */
interface Instance {
  script: string;
  font: fontkit.Font;
  data: Buffer;
}

const instances = new Map<string, Promise<Instance>>();
const subsets = new Map<string, Promise<Buffer>>();

function instance(face: Face, script: string): Promise<Instance> {
  return getOrMake(instances, `${face} ${script}`, async () => {
    const {file, weight} = FACES[face];
    const path = `@fontsource-variable/${file}/files/${file}-${script}-wght-normal.woff2`;
    const data = await subsetFont(await readFile(createRequire(import.meta.url).resolve(path)), undefined, {
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
      variationAxes: {wght: weight},
      keepFeatures: ['kern'],
      noHinting: true,
    });
    return {font: fontkit.create(data) as fontkit.Font, script, data};
  });
}

/** Measures text and embeds it. Made for one text, so that only the scripts it needs are read. */
export class Fonts {
  private readonly ems = new Map<string, number>();

  private constructor(
    private readonly loaded: Readonly<Record<Face, readonly Instance[]>>,
    private readonly embeds: boolean,
  ) {}

  /**
   * Loads what `text` needs: Latin always, other scripts where a character asks for them.
   * @param embeds false where the drawing is only checked: to cut and compress fonts takes longer than to draw
   */
  static async load(text: string, embeds = true): Promise<Fonts> {
    const loaded: Record<Face, Instance[]> = {regular: [], bold: [], mono: []};
    for (const face of Object.keys(FACES) as Face[])
      for (const script of SCRIPTS)
        if (script === 'latin' || lacking(text, loaded[face]).length > 0)
          loaded[face].push(await instance(face, script));
    return new Fonts(loaded, embeds);
  }

  /** Characters of `text` that a face cannot draw. */
  missing(text: string, face: Face): string[] {
    return lacking(text, this.loaded[face]);
  }

  /** Width of a line of text in px, kerning included. */
  width(text: string, face: Face, size: number): number {
    return getOrMake(this.ems, `${face} ${text}`, () => this.measure(text, face)) * size;
  }

  /** Width of a line of text in ems. */
  private measure(text: string, face: Face): number {
    let total = 0;
    for (const part of splitSigns(text)) {
      if (isSign(part)) total += signWidth(part, 1);
      else
        for (const run of this.runs(part, face))
          total += run.font.layout(run.text, ['kern']).advanceWidth / run.font.unitsPerEm;
    }
    return total;
  }

  /** `@font-face` rules that hold just the characters used, as base64 WOFF2. */
  async embed(used: ReadonlyMap<Face, ReadonlySet<string>>): Promise<string> {
    const rules: string[] = [];
    if (!this.embeds) return '';
    for (const [face, chars] of used) {
      for (const source of this.loaded[face]) {
        const {script} = source;
        const own = [...chars].filter((char) => this.home(face, char) === source).sort();
        if (own.length === 0) continue;
        const data = await subset(face, source, own.join(''));
        const {family, weight} = FACES[face];
        const range =
          script === 'latin'
            ? ''
            : `unicode-range:${own.map((char) => `U+${(char.codePointAt(0) ?? 0).toString(16)}`).join(',')};`;
        rules.push(
          `@font-face{font-family:"${family}";font-weight:${weight};${range}src:url(data:font/woff2;base64,${data.toString('base64')})}`,
        );
      }
    }
    return rules.join('');
  }

  /** CSS `font` shorthand of a face at a size in px. */
  static css(face: Face, size: number): string {
    const {family, weight} = FACES[face];
    return `${weight} ${size}px "${family}",${face === 'mono' ? 'monospace' : 'sans-serif'}`;
  }

  private home(face: Face, char: string): Instance | undefined {
    return this.loaded[face].find((each) => has(each, char));
  }

  /** Cuts a line where the font changes, so that each piece is measured by the font that draws it. */
  private runs(text: string, face: Face): {text: string; font: fontkit.Font}[] {
    const runs: {text: string; font: fontkit.Font}[] = [];
    for (const char of text) {
      const {font} = this.home(face, char) ?? this.loaded[face][0]!;
      const last = runs.at(-1);
      if (last?.font === font) last.text += char;
      else runs.push({text: char, font});
    }
    return runs;
  }
}

/** Characters that none of the instances can draw. */
function lacking(text: string, list: readonly Instance[]): string[] {
  return [...new Set(text)].filter((char) => !/\s/.test(char) && !isSign(char) && !list.some((one) => has(one, char)));
}

function has(source: Instance, char: string): boolean {
  return source.font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0);
}

/** Cut-down fonts are kept: figures of one page, and both compilers, often ask for the same. */
function subset(face: Face, {script, data}: Instance, chars: string): Promise<Buffer> {
  return getOrMake(subsets, `${face} ${script} ${chars}`, () =>
    subsetFont(data, chars, {targetFormat: 'woff2', keepFeatures: ['kern'], noHinting: true, noLayoutClosure: true}),
  );
}
