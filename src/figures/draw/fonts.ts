import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import {isSign, signWidth, splitSigns} from './symbols';

/** Faces that figures use: the site's own type, at fixed weights. */
export type Face = 'regular' | 'bold' | 'mono';

interface FaceSource {
  family: string;
  weight: number;
  file: (script: string) => string;
}

const FACES: Record<Face, FaceSource> = {
  regular: {
    family: 'Inter',
    weight: 430,
    file: (script) => `@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`,
  },
  bold: {
    family: 'Inter',
    weight: 620,
    file: (script) => `@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`,
  },
  mono: {
    family: 'JetBrains Mono',
    weight: 430,
    file: (script) => `@fontsource-variable/jetbrains-mono/files/jetbrains-mono-${script}-wght-normal.woff2`,
  },
};

/** The font packages split their fonts by script; tried in this order. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;

/** One face, one script, one weight: what measures text and what is cut down for embedding. */
interface Instance {
  font: fontkit.Font;
  data: Buffer;
}

const instances = new Map<string, Promise<Instance>>();
const subsets = new Map<string, Promise<Buffer>>();

function instance(face: Face, script: string): Promise<Instance> {
  const key = `${face} ${script}`;
  const known = instances.get(key);
  if (known) return known;
  const made = (async (): Promise<Instance> => {
    const file = createRequire(import.meta.url).resolve(FACES[face].file(script));
    const data = await subsetFont(await readFile(file), undefined, {
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
      variationAxes: {wght: FACES[face].weight},
      keepFeatures: ['kern'],
      noHinting: true,
    });
    return {font: fontkit.create(data) as fontkit.Font, data};
  })();
  instances.set(key, made);
  return made;
}

/** Measures text and embeds it. Made for one text, so that only the scripts it needs are read. */
export class Fonts {
  private readonly ems = new Map<string, number>();

  private constructor(
    private readonly loaded: ReadonlyMap<Face, readonly {script: string; instance: Instance}[]>,
    private readonly embeds: boolean,
  ) {}

  /**
   * Loads what `text` needs: Latin always, other scripts where a character asks for them.
   * @param embeds false where the drawing is only checked: to cut and compress fonts takes longer than to draw
   */
  static async load(text: string, embeds = true): Promise<Fonts> {
    const loaded = new Map<Face, {script: string; instance: Instance}[]>();
    for (const face of Object.keys(FACES) as Face[]) {
      const list = [{script: 'latin', instance: await instance(face, 'latin')}];
      for (const script of SCRIPTS.slice(1)) {
        const lacking = [...text].some(
          (char) => !/\s/.test(char) && !isSign(char) && !list.some((each) => has(each.instance, char)),
        );
        if (lacking) list.push({script, instance: await instance(face, script)});
      }
      loaded.set(face, list);
    }
    return new Fonts(loaded, embeds);
  }

  /** Characters of `text` that a face cannot draw. */
  missing(text: string, face: Face): string[] {
    return [...new Set(text)].filter(
      (char) => !/\s/.test(char) && !isSign(char) && !this.of(face).some((each) => has(each.instance, char)),
    );
  }

  /** Width of a line of text in px, kerning included. */
  width(text: string, face: Face, size: number): number {
    const key = `${face} ${text}`;
    const known = this.ems.get(key) ?? this.measure(text, face);
    this.ems.set(key, known);
    return known * size;
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
      for (const {script, instance: source} of this.of(face)) {
        const own = [...chars].filter((char) => has(source, char) && this.home(face, char) === script).sort();
        if (own.length === 0) continue;
        const data = await subset(face, script, source, own.join(''));
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

  private of(face: Face): readonly {script: string; instance: Instance}[] {
    return this.loaded.get(face) ?? [];
  }

  private home(face: Face, char: string): string {
    return this.of(face).find((each) => has(each.instance, char))?.script ?? 'latin';
  }

  /** Cuts a line where the font changes, so that each piece is measured by the font that draws it. */
  private runs(text: string, face: Face): {text: string; font: fontkit.Font}[] {
    const runs: {text: string; font: fontkit.Font}[] = [];
    for (const char of text) {
      const home = this.home(face, char);
      const font = this.of(face).find((each) => each.script === home)?.instance.font;
      const last = runs.at(-1);
      if (!font) continue;
      if (last && last.font === font) last.text += char;
      else runs.push({text: char, font});
    }
    return runs;
  }
}

function has(source: Instance, char: string): boolean {
  return source.font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0);
}

/** Cut-down fonts are kept: figures of one page, and both compilers, often ask for the same. */
function subset(face: Face, script: string, source: Instance, chars: string): Promise<Buffer> {
  const key = `${face} ${script} ${chars}`;
  const known = subsets.get(key);
  if (known) return known;
  const made = subsetFont(source.data, chars, {
    targetFormat: 'woff2',
    keepFeatures: ['kern'],
    noHinting: true,
    noLayoutClosure: true,
  });
  subsets.set(key, made);
  return made;
}
