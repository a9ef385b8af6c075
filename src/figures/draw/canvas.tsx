import {createContext, useContext, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {getOrMake} from '../../shared/collections';
import type {Column} from './column';
import {Fonts, type Face} from './fonts';
import type {Theme, Token} from './theme';

interface TextStyle {
  face: Face;
  /** At least 12 px, the minimum for reading. */
  size: number;
  fill: Token;
}

const style = (face: Face, size: number, fill: Token): TextStyle => ({face, size, fill});

export const STYLES = {
  title: style('bold', 13, 'ink'),
  body: style('regular', 12.5, 'text'),
  small: style('regular', 12, 'muted'),
  tiny: style('regular', 12, 'muted'),
  label: style('regular', 12, 'text'),
  value: style('mono', 12, 'ink'),
  frame: style('bold', 12, 'info'),
  strong: style('bold', 12, 'ink'),
  disc: style('bold', 12, 'bg'),
};

export type Style = keyof typeof STYLES;

/** px at full size. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
  /** Broken into rows that a wider column doesn't need. */
  isBroken?: boolean;
  hasPortals?: boolean;
  clarity?: Clarity;
}

/** How well lines can be followed. */
interface Clarity {
  /** Longest parallel stretch of two lines with the same look (px). */
  beside: number;
  crossings: number;
}

/** Drawing context: measures text, resolves colors, and collects the characters to embed. */
export class Canvas {
  private readonly used = new Map<Face, Set<string>>();
  private readonly styles = new Set<Style>();
  readonly texts = new Set<string>();
  /** Original text by shortened text. */
  private readonly shortened = new Map<string, string>();
  /** Original texts that were shortened. */
  readonly cut = new Set<string>();

  constructor(
    readonly theme: Theme,
    private readonly fonts: Fonts,
    readonly column: Column,
  ) {}

  width(text: string, style: Style): number {
    const {face, size} = STYLES[style];
    return this.fonts.width(text, face, size);
  }

  /** Shortens with an ellipsis to `max` px. */
  fit(text: string, style: Style, max: number): string {
    if (this.width(text, style) <= max) return text;
    const chars = [...text.replace(/…$/, '')];
    while (chars.length > 1 && this.width(`${chars.join('').trimEnd()}…`, style) > max) chars.pop();
    return this.shorten(text, chars.join('').trimEnd());
  }

  private shorten(text: string, beginning: string): string {
    this.shortened.set(`${beginning}…`, this.shortened.get(text) ?? text);
    return `${beginning}…`;
  }

  /** Wraps to `max` px; too long words get a line and an ellipsis. More than `most` lines end in an ellipsis. */
  wrap(text: string, style: Style, max: number, most = 4): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.width(longer, style) > max) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.push(line);
    const kept = lines.slice(0, most);
    if (lines.length > most) kept[most - 1] = this.shorten(text, kept[most - 1]!);
    return kept.map((each) => this.fit(each, style, max));
  }

  /** Showing a shortened line is an error. */
  show(line: string): void {
    const text = this.shortened.get(line);
    if (text !== undefined) this.cut.add(text);
  }

  use(text: string, style: Style): void {
    const {face} = STYLES[style];
    const chars = getOrMake(this.used, face, () => new Set());
    for (const char of text) chars.add(char);
    if (style !== 'disc') this.texts.add(text);
    this.styles.add(style);
  }

  missing(): {char: string; face: Face}[] {
    return [...this.used].flatMap(([face, chars]) =>
      this.fonts.missing([...chars].join(''), face).map((char) => ({char, face})),
    );
  }

  /**
   * SVG with subset fonts. Sizes in px, rounded up.
   * @param scale display size relative to drawing size
   */
  async finish(width: number, height: number, drawing: ReactNode, scale = 1): Promise<Drawing> {
    const [w, h] = [Math.ceil(width), Math.ceil(height)];
    const [shownWidth, shownHeight] = [Math.ceil(w * scale), Math.ceil(h * scale)];
    const svg = renderToStaticMarkup(
      <CanvasContext value={this}>
        <svg xmlns="http://www.w3.org/2000/svg" width={shownWidth} height={shownHeight} viewBox={`0 0 ${w} ${h}`}>
          <style />
          <rect width={w} height={h} fill={this.theme['bg-1']} />
          {drawing}
        </svg>
      </CanvasContext>,
    );
    const faces = await this.fonts.embed(new Map([...this.used].sort(([a], [b]) => a.localeCompare(b))));
    const classes = [...this.styles].sort().map((name) => {
      const {face, size} = STYLES[name];
      return `.${name}{font:${Fonts.css(face, size)}}`;
    });
    // Without it, systems with grid-fitted glyphs set text up to 7% wider than measured.
    const precise = 'text{text-rendering:geometricPrecision}';
    const css = renderToStaticMarkup(<style>{faces + precise + classes.join('')}</style>);
    return {svg: `${svg.replace('<style></style>', () => css)}\n`, width: shownWidth, height: shownHeight};
  }
}

const CanvasContext = createContext<Canvas | undefined>(undefined);

export function useCanvas(): Canvas {
  return useContext(CanvasContext)!;
}
