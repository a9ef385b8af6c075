import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {phraseOf} from '../../shared/words';
import type {Finding} from '../../shared/finding';
import {attributeOf, headingOf, lineOf, MDX_FIX, parseMdx, type HeadingWords, type JsxElement} from '../../shared/mdx';
import {figureKinds} from '../../shared/vocabulary';
import {frontMatterOf, type YamlSource} from '../../shared/yaml';

/** A piece of what readers see, without code: text of one line, a line of a figure, an alternative text, a title. */
interface Passage {
  text: string;
  /** Line of the file, from 1. */
  line: number;
}

/** A heading of a page. */
interface PageHeading extends HeadingWords {
  depth: number;
  line: number;
}

/** A link or an image of a page: its target, text, and line. */
export interface Reference {
  url: string;
  text: string;
  line: number;
}

/** A keyword of a page's front matter. */
interface Keyword {
  text: string;
  /** Its words as search compares them. */
  phrase: string;
  line: number;
}

/** One page of the manual, read once for all checks. */
export interface Page {
  /** Path relative to the project, with forward slashes. */
  file: string;
  /** Absolute path. */
  path: string;
  source: string;
  frontMatter: Record<string, unknown>;
  keywords: Keyword[];
  headings: PageHeading[];
  links: Reference[];
  images: Reference[];
  passages: Passage[];
  /** Names of the components and elements that the page uses, with the line of each use. */
  components: {name: string; line: number}[];
}

/**
 * Reads a page of the manual.
 * @returns the page, or a finding where its front matter or its MDX cannot be parsed.
 */
export function readPage(root: string, file: string): Page | Finding {
  const absolute = path.join(root, file);
  const source = readFileSync(absolute, 'utf8');
  const yaml = frontMatterOf(source, file);
  const [misread] = yaml?.findings ?? [];
  if (misread) return misread;
  const frontMatter = (yaml?.data ?? {}) as Record<string, unknown>;
  let tree: Root;
  try {
    tree = parseMdx(source);
  } catch (error) {
    const {reason = String(error), line} = error as {reason?: string; line?: number};
    return {
      file,
      // An unclosed component has its place in the message only.
      line: line ?? Number(/\((\d+):\d+/.exec(reason)?.[1] ?? 1),
      what: `no valid MDX: ${reason}`,
      fix: MDX_FIX,
    };
  }
  const keywords = yaml ? keywordsOf(yaml, frontMatter['keywords']) : [];
  return {file, path: absolute, source, frontMatter, keywords, ...collect(tree, frontMatter, yaml)};
}

function keywordsOf(yaml: YamlSource, listed: unknown): Keyword[] {
  const texts: unknown[] = Array.isArray(listed) ? listed : [];
  return texts.flatMap((text, place) =>
    typeof text === 'string' ? [{text, phrase: phraseOf(text), line: yaml.lineOf(['keywords', place])}] : [],
  );
}

type Content = Omit<Page, 'file' | 'path' | 'source' | 'frontMatter' | 'keywords'>;

function collect(tree: Root, frontMatter: Record<string, unknown>, yaml?: YamlSource): Content {
  const slugger = createSlugger();
  const content: Content = {headings: [], links: [], images: [], passages: [], components: []};
  const say = (text: string, line: number) => {
    for (const [offset, part] of text.split('\n').entries())
      if (part.trim() !== '') content.passages.push({text: part, line: line + offset});
  };
  for (const key of ['title', 'description', 'sidebar_label']) {
    const value = frontMatter[key];
    if (typeof value === 'string') say(value, yaml?.lineOf([key]) ?? 1);
  }
  visit(tree, (node) => {
    const line = lineOf(node);
    switch (node.type) {
      case 'heading':
        content.headings.push({...headingOf(node, slugger), depth: node.depth, line});
        break;
      case 'text':
        say(node.value, line);
        break;
      case 'link':
        content.links.push({url: node.url, text: toString(node), line});
        break;
      case 'image':
        content.images.push({url: node.url, text: node.alt ?? '', line});
        say(node.alt ?? '', line);
        break;
      case 'code':
        if (figureKinds.some((kind) => kind === node.lang))
          say(node.value.split('\n').map(shownInFigure).join('\n'), line + 1);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (node.name) content.components.push({name: node.name, line});
        say(attributeOf(node as JsxElement, 'caption') ?? '', line);
        break;
      default:
    }
  });
  return content;
}

/** The visible words in a line of a figure: without its key and without node IDs. */
function shownInFigure(line: string): string {
  return line
    .replace(/^\s*- [^:|]*<?->[^:|]*/, '')
    .replace(/\bnodes: \[[^\]]*\]/, '')
    .replace(/^\s*[^\s:{}]+:\s*/, '');
}
