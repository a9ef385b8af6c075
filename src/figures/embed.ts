import {readFileSync} from 'node:fs';
import type {Drawing} from './draw/canvas';
import {Fonts, type Face} from './draw/fonts';

const rootTag = /<svg\b[^>]*>/;

/** Size that a picture has by its root element, px. @param path named where it says none */
export function sizeOf(svg: string, path: string): {width: number; height: number} {
  const root = rootTag.exec(svg)?.[0] ?? '';
  const [width, height] = ['width', 'height'].map((name) => Number(new RegExp(`\\s${name}="(\\d+)"`).exec(root)?.[1]));
  if (!width || !height) throw new Error(`${path}: the root element needs width="" and height="" in px`);
  return {width, height};
}

/**
 * Puts the typefaces of figures into a picture, cut down to what it uses.
 * @param path of the SVG file; its root says `width` and `height`
 */
export async function embedFonts(path: string): Promise<Drawing> {
  const svg = readFileSync(path, 'utf8');
  const size = sizeOf(svg, path);
  const used = new Map<Face, Set<string>>();
  for (const [, attributes, text] of svg.matchAll(/<text\b([^>]*)>(.*?)<\/text>/gs)) {
    const face = /font-weight="600"/.test(attributes!) ? 'bold' : 'regular';
    used.set(face, new Set([...(used.get(face) ?? []), ...text!.replace(/<[^>]*>|&\w+;/g, '')]));
  }
  const fonts = await Fonts.load([...used.values()].map((chars) => [...chars].join('')).join(''));
  const style = `${await fonts.embed(used)}text{font-family:Inter,sans-serif;text-rendering:geometricPrecision}`;
  return {svg: svg.replace(rootTag, `$&<style>${style}</style>`), ...size};
}
