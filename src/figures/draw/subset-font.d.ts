declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: string[];
    noHinting?: boolean;
    noLayoutClosure?: boolean;
    keepAllGlyphs?: boolean;
    variationAxes?: Record<string, number | {min: number; max: number; default?: number}>;
  }
  /** `text` must be undefined with `keepAllGlyphs`. */
  export default function subsetFont(font: Buffer, text: string | undefined, options?: Options): Promise<Buffer>;
}
