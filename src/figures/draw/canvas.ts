import {Fonts, type Face} from './fonts';
import {isSign, signPath, splitSigns} from './symbols';
import {el, escapeXml, num, type Attributes} from './svg';
import type {Theme, Token} from './theme';

interface TextStyle {
  face: Face;
  /** px; never below 11, the least that is read at the width of a column. */
  size: number;
  fill: Token;
  spacing?: number;
}

/** Every way that text is set in figures. */
export const STYLES = {
  title: {face: 'bold', size: 13, fill: 'ink'},
  body: {face: 'regular', size: 12.5, fill: 'text'},
  small: {face: 'regular', size: 11.5, fill: 'muted'},
  tiny: {face: 'regular', size: 11, fill: 'muted'},
  label: {face: 'regular', size: 11.5, fill: 'text'},
  value: {face: 'mono', size: 11.5, fill: 'ink'},
  frame: {face: 'bold', size: 11.5, fill: 'info'},
  strong: {face: 'bold', size: 12, fill: 'ink'},
  column: {face: 'bold', size: 11, fill: 'muted', spacing: 0.5},
  disc: {face: 'bold', size: 11.5, fill: 'bg'},
} as const satisfies Record<string, TextStyle>;

export type Style = keyof typeof STYLES;

interface TextOptions {
  anchor?: 'middle' | 'end';
  fill?: Token;
  /** Color of a rim that keeps the text legible over lines. */
  halo?: Token;
}

/** A finished drawing; px at full size. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** Collects the marks of a figure and the characters they use. */
export class Canvas {
  private readonly marks: string[] = [];
  private readonly defs: string[] = [];
  private readonly overlays: string[] = [];
  private readonly used = new Map<Face, Set<string>>();
  private readonly styles = new Set<Style>();

  constructor(
    readonly theme: Theme,
    readonly fonts: Fonts,
  ) {}

  /** Characters of the drawing that the font of their style cannot draw. */
  missing(): {char: string; face: Face}[] {
    return [...this.used].flatMap(([face, chars]) =>
      this.fonts.missing([...chars].join(''), face).map((char) => ({char, face})),
    );
  }

  color(token: Token): string {
    return this.theme[token];
  }

  add(name: string, attributes: Attributes, children = ''): void {
    this.marks.push(el(name, attributes, children));
  }

  define(markup: string): void {
    if (!this.defs.includes(markup)) this.defs.push(markup);
  }

  width(text: string, style: Style): number {
    const {face, size, ...rest} = STYLES[style];
    const spacing = 'spacing' in rest ? rest.spacing : 0;
    return this.fonts.width(text, face, size) + spacing * [...text].length;
  }

  /** One line of text on its baseline. */
  text(x: number, y: number, text: string, style: Style, options: TextOptions = {}): void {
    this.marks.push(this.mark(x, y, text, style, options));
  }

  /** The markup of a line of text, for callers that wrap it in a separate element. */
  mark(x: number, y: number, text: string, style: Style, options: TextOptions = {}): string {
    const {face} = STYLES[style];
    const parts = splitSigns(text);
    if (parts.some(isSign)) return this.withSigns(x, y, parts, style, options);
    const chars = this.used.get(face) ?? new Set<string>();
    for (const char of text) chars.add(char);
    this.used.set(face, chars);
    this.styles.add(style);
    return el(
      'text',
      {
        class: style,
        x,
        y,
        'text-anchor': options.anchor,
        style: options.fill && `fill:${this.color(options.fill)}`,
        ...(options.halo && {
          stroke: this.color(options.halo),
          'stroke-width': 4,
          'stroke-linejoin': 'round',
          'paint-order': 'stroke',
        }),
      },
      escapeXml(text),
    );
  }

  /** A line that holds signs: drawn piece by piece, each where the one before it ends. */
  private withSigns(x: number, y: number, parts: string[], style: Style, options: TextOptions): string {
    const {size, fill} = STYLES[style];
    const whole = parts.reduce((sum, part) => sum + this.width(part, style), 0);
    let left = x - (options.anchor === 'end' ? whole : options.anchor === 'middle' ? whole / 2 : 0);
    return parts
      .map((part) => {
        const at = left;
        left += this.width(part, style);
        if (isSign(part)) return el('path', signPath(part, at, y, size, this.color(options.fill ?? fill)));
        return part.trim() === ''
          ? ''
          : this.mark(at + this.width(part, style) - this.width(part.trimStart(), style), y, part.trim(), style, {
              ...options,
              anchor: undefined,
            });
      })
      .join('');
  }

  /** A numbered disc, above everything else. */
  disc(x: number, y: number, number: number): void {
    const disc = el('circle', {
      cx: x,
      cy: y,
      r: 10,
      fill: this.color('accent'),
      stroke: this.color('bg-1'),
      'stroke-width': 2,
    });
    this.overlays.push(disc, this.mark(x, y + 4.1, String(number), 'disc', {anchor: 'middle'}));
  }

  /**
   * The SVG: background, marks, discs, and the fonts cut down to what is used.
   *
   * @param around px around a window that the drawing becomes; without it, the drawing fills the image
   */
  async finish(width: number, height: number, around = 0): Promise<Drawing> {
    const w = Math.ceil(width) + 2 * around;
    const h = Math.ceil(height) + 2 * around;
    const faces = await this.fonts.embed(new Map([...this.used].sort(([a], [b]) => a.localeCompare(b))));
    const rules = [...this.styles].sort().map((style) => {
      const {face, size, fill, ...rest} = STYLES[style];
      const spacing = 'spacing' in rest ? `;letter-spacing:${rest.spacing}px` : '';
      return `.${style}{font:${Fonts.css(face, size)};fill:${this.color(fill)}${spacing}}`;
    });
    const body = [
      el('style', {}, faces + rules.join('')),
      this.defs.length > 0 ? el('defs', {}, this.defs.join('')) : '',
      el('rect', {width: w, height: h, fill: this.color('bg-1')}),
      ...(around === 0 ? [...this.marks, ...this.overlays] : this.inWindow(width, height, around)),
    ];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${num(w)}" height="${num(h)}" viewBox="0 0 ${num(w)} ${num(h)}">${body.join('')}</svg>\n`;
    return {svg, width: w, height: h};
  }

  /** The marks clipped to a window with round corners. */
  private inWindow(width: number, height: number, around: number): string[] {
    const shape = {width, height, rx: 9};
    return [
      el('clipPath', {id: 'window'}, el('rect', shape)),
      el(
        'g',
        {transform: `translate(${num(around)} ${num(around)})`},
        el('g', {'clip-path': 'url(#window)'}, this.marks.join('')) +
          el('rect', {...shape, fill: 'none', stroke: this.color('line-2')}) +
          this.overlays.join(''),
      ),
    ];
  }
}

/**
 * Breaks words into lines no wider than `max`; a word that is wider alone gets a line (and an ellipsis). More lines than
 * `lines` end in an ellipsis.
 */
export function wrap(canvas: Canvas, text: string, style: Style, max: number, lines = 4): string[] {
  const out: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && canvas.width(longer, style) > max) {
      out.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  out.push(line);
  const kept = out.slice(0, lines);
  if (out.length > lines) kept[lines - 1] = `${kept[lines - 1]}…`;
  return kept.map((each) => fit(canvas, each, style, max));
}

/** Cuts a line with an ellipsis where it is wider than `max`. */
export function fit(canvas: Canvas, text: string, style: Style, max: number): string {
  if (canvas.width(text, style) <= max) return text;
  const chars = [...text.replace(/…$/, '')];
  while (chars.length > 1 && canvas.width(`${chars.join('').trimEnd()}…`, style) > max) chars.pop();
  return `${chars.join('').trimEnd()}…`;
}
