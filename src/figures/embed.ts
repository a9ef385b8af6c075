import {readFile} from 'node:fs/promises';
import {Fonts, type Face} from './draw/fonts';
import {rootTag} from './picture';

/**
 * Embeds subset fonts in an SVG file.
 * @returns the text of the SVG
 */
export async function embedFonts(path: string): Promise<string> {
  const svg = await readFile(path, 'utf8');
  const used = new Map<Face, Set<string>>();
  for (const [, attributes, text] of svg.matchAll(/<text\b([^>]*)>(.*?)<\/text>/gs)) {
    const face = /font-weight="600"/.test(attributes!) ? 'bold' : 'regular';
    used.set(face, new Set([...(used.get(face) ?? []), ...text!.replace(/<[^>]*>|&\w+;/g, '')]));
  }
  const fonts = await Fonts.load();
  const style = `${await fonts.embed(used)}text{font-family:Inter,sans-serif;text-rendering:geometricPrecision}`;
  return svg.replace(rootTag, `$&<style>${style}</style>`);
}
