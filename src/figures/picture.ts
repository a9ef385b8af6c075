import {posix} from 'node:path';
import type {Emphasis, Image, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Finding, Place} from '../shared/finding';
import {lineOf} from '../shared/mdx';

/** A drawing of a page that was made by hand. */
export interface Picture extends Place {
  /** Path of the SVG file, relative to the project. */
  source: string;
  alt: string;
  caption: string;
  paragraph: Paragraph;
}

/**
 * Reads the pictures of a page: paragraphs that hold an SVG file alone, with the caption in italics after it.
 * @param file path of the page, relative to the project
 */
export function collectPictures(tree: Root, file: string): {pictures: Picture[]; findings: Finding[]} {
  const pictures: Picture[] = [];
  const findings: Finding[] = [];
  for (const [index, paragraph] of tree.children.entries()) {
    const image = onlyChild(paragraph, 'image') as Image | undefined;
    if (paragraph.type !== 'paragraph' || !/^\.{1,2}\/.+\.svg$/.test(image?.url ?? '')) continue;
    const place = {file, line: lineOf(paragraph)};
    const caption = onlyChild(tree.children[index + 1], 'emphasis') as Emphasis | undefined;
    const source = posix.join(posix.dirname(file.replaceAll('\\', '/')), image!.url);
    if (caption) pictures.push({...place, source, alt: image!.alt ?? '', caption: toString(caption), paragraph});
    else findings.push({...place, what: 'a picture without a caption', cure: 'write one after it: "*What it shows.*"'});
  }
  return {pictures, findings};
}

function onlyChild(node: Root['children'][number] | undefined, type: 'image' | 'emphasis'): unknown {
  return node?.type === 'paragraph' && node.children.length === 1 && node.children[0]!.type === type
    ? node.children[0]
    : undefined;
}
