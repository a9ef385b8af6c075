import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {phraseOf} from '../../shared/words';
import type {Finding} from '../../shared/finding';
import {
  attributeOf,
  headingOf,
  lineOf,
  MDX_FIX,
  parseMdx,
  parsePage,
  type HeadingWords,
  type JsxElement,
} from '../../shared/mdx';
import {figureKinds} from '../../shared/vocabulary';
import {frontMatterOf, type YamlSource} from '../../shared/yaml';

/** Visible text without code: a line, a figure's line, an alternative text, a title. */
interface Passage {
  text: string;
  line: number;
}

interface PageHeading extends HeadingWords {
  depth: number;
  line: number;
}

export interface Reference {
  url: string;
  text: string;
  line: number;
}

interface Keyword {
  text: string;
  /** Normalized as for search. */
  phrase: string;
  line: number;
}

export interface Page {
  /** Relative to the project, with forward slashes. */
  file: string;
  path: string;
  source: string;
  frontMatter: Record<string, unknown>;
  keywords: Keyword[];
  headings: PageHeading[];
  links: Reference[];
  images: Reference[];
  passages: Passage[];
  /** Components and elements, with the line of each use. */
  components: {name: string; line: number}[];
}

/**
 * Parses MDX when a rule asks for content: a check of one page asks for few others.
 * @returns a finding if the front matter can't be parsed
 */
export function readPage(root: string, file: string): Page | Finding {
  const absolute = path.join(root, file);
  const source = readFileSync(absolute, 'utf8');
  const yaml = frontMatterOf(source, file);
  const [misread] = yaml?.findings ?? [];
  if (misread) return misread;
  const frontMatter = (yaml?.data ?? {}) as Record<string, unknown>;
  const keywords = yaml ? keywordsOf(yaml, frontMatter['keywords']) : [];
  let content: Content | undefined;
  const read = (): Content => (content ??= collect(parsePage(source), frontMatter, yaml));
  return {
    file,
    path: absolute,
    source,
    frontMatter,
    keywords,
    get headings() {
      return read().headings;
    },
    get links() {
      return read().links;
    },
    get images() {
      return read().images;
    },
    get passages() {
      return read().passages;
    },
    get components() {
      return read().components;
    },
  };
}

/** The fault that keeps a page from being parsed. */
export function mdxFault({file, source}: Page): Finding | undefined {
  try {
    parseMdx(source);
    return undefined;
  } catch (error) {
    const {reason = String(error), line} = error as {reason?: string; line?: number};
    return {
      file,
      // For unclosed components, only the message has the place.
      line: line ?? Number(/\((\d+):\d+/.exec(reason)?.[1] ?? 1),
      what: `no valid MDX: ${reason}`,
      fix: MDX_FIX,
    };
  }
}

function keywordsOf(yaml: YamlSource, listed: unknown): Keyword[] {
  const texts: unknown[] = Array.isArray(listed) ? listed : [];
  return texts.flatMap((text, place) =>
    typeof text === 'string' ? [{text, phrase: phraseOf(text), line: yaml.lineOf(['keywords', place])}] : [],
  );
}

type Content = Omit<Page, 'file' | 'path' | 'source' | 'frontMatter' | 'keywords'>;

function collect(tree: Root | undefined, frontMatter: Record<string, unknown>, yaml?: YamlSource): Content {
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
  if (!tree) return content;
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

/** Without key and node IDs. */
function shownInFigure(line: string): string {
  return line
    .replace(/^\s*- [^:|]*<?->[^:|]*/, '')
    .replace(/\bnodes: \[[^\]]*\]/, '')
    .replace(/^\s*[^\s:{}]+:\s*/, '');
}
