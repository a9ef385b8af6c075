import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import type {Emphasis, Image, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Fault, Finding, Place} from '../shared/finding';
import {lineOf} from '../shared/mdx';
import {PHONE} from './draw/column';

export interface Picture extends Place {
  source: string;
  /** From the root element (px). */
  width: number;
  height: number;
  /** Drawings are inverted in print; pictures keep their colors. */
  isDrawing: boolean;
  alt: string;
  caption: string;
  paragraph: Paragraph;
}

export const rootTag = /<svg\b[^>]*>/;

/** `data-print="light"` on the root element: inverted in print. */
export const isLightOnPaper = (svg: string): boolean => /\sdata-print="light"/.test(rootTag.exec(svg)?.[0] ?? '');

/** Minimum on a phone (px). */
const LEAST_TEXT = 11;

function readRoot(root: string, source: string): Pick<Picture, 'width' | 'height' | 'isDrawing'> | Fault {
  const path = join(root, source);
  if (!existsSync(path)) return {what: `there is no picture ${source}`, fix: 'correct the path, or add the file'};
  const svg = readFileSync(path, 'utf8');
  const tag = rootTag.exec(svg)?.[0] ?? '';
  const [width, height] = ['width', 'height'].map((name) => Number(new RegExp(`\\s${name}="(\\d+)"`).exec(tag)?.[1]));
  const sizes = [...svg.matchAll(/\sfont-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  const units = Number(/\sviewBox="\S+ \S+ ([\d.]+)/.exec(tag)?.[1] ?? width);
  const smallest = Math.round((Math.min(...sizes) * PHONE.width) / units);
  if (width && smallest < LEAST_TEXT)
    return {
      what: `the smallest text of ${source} has ${smallest} px on a phone`,
      fix: `${LEAST_TEXT} px is the least: draw it narrower, or its words larger`,
    };
  if (width && height) return {width, height, isDrawing: isLightOnPaper(svg)};
  return {what: `${source} doesn't say its size`, fix: 'write width="" and height="" in px into its root element'};
}

/**
 * Collects pictures: paragraphs with only an SVG file, followed by a caption in italics.
 * @param file relative to the project
 */
export function collectPictures(tree: Root, root: string, file: string): {pictures: Picture[]; findings: Finding[]} {
  const pictures: Picture[] = [];
  const findings: Finding[] = [];
  for (const [index, paragraph] of tree.children.entries()) {
    const image = onlyChild(paragraph, 'image') as Image | undefined;
    if (paragraph.type !== 'paragraph' || !/^\.{1,2}\/.+\.svg$/.test(image?.url ?? '')) continue;
    const place = {file, line: lineOf(paragraph)};
    const caption = onlyChild(tree.children[index + 1], 'emphasis') as Emphasis | undefined;
    const source = posix.join(posix.dirname(file.replaceAll('\\', '/')), image!.url);
    // Archived pages (.md) have pictures of components, without caption.
    if (!caption && file.endsWith('.md')) continue;
    const size = readRoot(root, source);
    if (!caption)
      findings.push({...place, what: 'a picture without a caption', fix: 'write one after it: "*What it shows.*"'});
    else if ('what' in size) findings.push({...place, ...size});
    else pictures.push({...place, source, ...size, alt: image!.alt ?? '', caption: toString(caption), paragraph});
  }
  return {pictures, findings};
}

function onlyChild(node: Root['children'][number] | undefined, type: 'image' | 'emphasis'): unknown {
  return node?.type === 'paragraph' && node.children.length === 1 && node.children[0]!.type === type
    ? node.children[0]
    : undefined;
}
