import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import {getOrMake} from '../../shared/collections';

export type Face = 'regular' | 'bold' | 'mono';

const FACES: Record<Face, {family: string; file: string; weight: number}> = {
  regular: {family: 'Inter', file: 'inter', weight: 430},
  bold: {family: 'Inter', file: 'inter', weight: 620},
  mono: {family: 'JetBrains Mono', file: 'jetbrains-mono', weight: 430},
};

/** A face reduced to Latin at one weight. */
interface Instance {
  font: fontkit.Font;
  data: Buffer;
}

const subsets = new Map<string, Promise<Buffer>>();

async function open(face: Face): Promise<Instance> {
  const {file, weight} = FACES[face];
  const path = `@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`;
  const data = await subsetFont(await readFile(createRequire(import.meta.url).resolve(path)), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: {wght: weight},
    keepFeatures: ['kern'],
    noHinting: true,
  });
  return {font: fontkit.create(data) as fontkit.Font, data};
}

let opened: Promise<Record<Face, Instance>> | undefined;

const openAll = (): Promise<Record<Face, Instance>> =>
  (opened ??= Promise.all([open('regular'), open('bold'), open('mono')]).then(([regular, bold, mono]) => ({
    regular,
    bold,
    mono,
  })));

export class Fonts {
  private readonly ems = new Map<string, number>();

  private constructor(
    private readonly faces: Readonly<Record<Face, Instance>>,
    private readonly embeds: boolean,
  ) {}

  /** @param embeds false for checks: reducing fonts takes longer than drawing */
  static async load(embeds = true): Promise<Fonts> {
    return new Fonts(await openAll(), embeds);
  }

  missing(text: string, face: Face): string[] {
    const {font} = this.faces[face];
    return [...text].filter((char) => !/\s/.test(char) && !font.hasGlyphForCodePoint(char.codePointAt(0)!));
  }

  width(text: string, face: Face, size: number): number {
    const {font} = this.faces[face];
    const measure = (): number => font.layout(text, ['kern']).advanceWidth / font.unitsPerEm;
    return getOrMake(this.ems, `${face} ${text}`, measure) * size;
  }

  /** `@font-face` rules with the used characters, as base64 WOFF2. */
  async embed(used: ReadonlyMap<Face, ReadonlySet<string>>): Promise<string> {
    if (!this.embeds) return '';
    const rules = [...used].map(async ([face, chars]) => {
      const {family, weight} = FACES[face];
      const data = await subset(face, this.faces[face], [...chars].sort().join(''));
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data.toString('base64')})}`;
    });
    return (await Promise.all(rules)).join('');
  }

  static css(face: Face, size: number): string {
    const {family, weight} = FACES[face];
    return `${weight} ${size}px "${family}",${face === 'mono' ? 'monospace' : 'sans-serif'}`;
  }
}

/** Cached, because figures and both compilers often request the same subset. */
function subset(face: Face, {data}: Instance, chars: string): Promise<Buffer> {
  return getOrMake(subsets, `${face} ${chars}`, () =>
    subsetFont(data, chars, {targetFormat: 'woff2', keepFeatures: ['kern'], noHinting: true, noLayoutClosure: true}),
  );
}
