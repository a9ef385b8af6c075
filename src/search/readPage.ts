import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

/** A section of a built page, as it is indexed. */
interface ReadSection {
  readonly id: string;
  readonly heading: string;
  /** Names on screen and defined terms: what is set bold. */
  readonly names: readonly string[];
  readonly text: string;
}

/** A built page, as it is indexed. */
export interface ReadPage {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly trail: readonly string[];
  readonly sections: readonly ReadSection[];
}

const HEADINGS = new Set(['h2', 'h3', 'h4']);
const BLOCKS = new Set('p li td th dt dd div section figcaption summary h5 h6 tr table pre ul ol br'.split(' '));
const LEFT_OUT = 'nav, script, style, noscript, button, svg, .hash-link, footer, [data-search="off"]';

const condense = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

/** Walks through an article in the order of reading and cuts it at headings. */
class Reader {
  readonly sections: {id: string; heading: string; names: Set<string>; text: string}[] = [];

  constructor(private readonly $: CheerioAPI) {
    this.begin('', '');
  }

  private begin(id: string, heading: string): void {
    this.sections.push({id, heading, names: new Set(), text: ''});
  }

  private add(text: string): void {
    const section = this.sections.at(-1);
    if (section) {
      section.text += text;
    }
  }

  read(node: AnyNode): void {
    if (node.type === 'text') {
      this.add(node.data);
    } else if (node.type === 'tag') {
      this.readElement(node);
    }
  }

  private readElement(element: Element): void {
    const $element = this.$(element);
    const {id} = element.attribs;
    if (element.name === 'h1' || $element.is(LEFT_OUT)) {
      return;
    }
    const isEntry = element.attribs['data-search'] === 'section';
    if (id && (HEADINGS.has(element.name) || isEntry)) {
      const $label = isEntry ? $element.find('[data-search="heading"]').first() : $element;
      this.begin(id, condense($label.contents().not('.hash-link').text()));
      if (!isEntry) {
        return;
      }
    }
    if (element.name === 'img') {
      this.add(` ${element.attribs['alt'] ?? ''} `);
      return;
    }
    if (element.name === 'strong') {
      this.sections.at(-1)?.names.add(condense($element.text()));
    }
    element.children.forEach((child) => this.read(child));
    if (BLOCKS.has(element.name)) {
      this.add(' ');
    }
  }
}

const trailOf = ($: CheerioAPI): string[] =>
  $('.theme-doc-breadcrumbs .breadcrumbs__item')
    .slice(1, -1)
    .map((_, item) => condense($(item).text()))
    .get();

/**
 * Reads what search needs out of a built page.
 * @param html the page
 * @param leftOut selectors of parts of it that search leaves out
 * @returns its title and sections; undefined for a page that asks not to be indexed, or has no article with a heading
 */
export function readPage(html: string, leftOut: readonly string[]): ReadPage | undefined {
  const $ = load(html);
  const $article: Cheerio<Element> = $('main article').first();
  const title = condense($article.find('h1').first().contents().not('.hash-link').text());
  if (!title || ($('meta[name="robots"]').attr('content') ?? '').includes('noindex')) {
    return undefined;
  }
  const trail = trailOf($);
  if (leftOut.length > 0) {
    $article.find(leftOut.join(', ')).remove();
  }
  const reader = new Reader($);
  $article.get(0)?.children.forEach((child) => reader.read(child));
  const keywords = $('meta[name="keywords"]').attr('content') ?? '';
  return {
    title,
    description: $('meta[name="description"]').attr('content') ?? '',
    keywords: keywords.split(',').map(condense).filter(Boolean),
    trail,
    sections: reader.sections.map(({names, text, ...rest}) => ({...rest, names: [...names], text: condense(text)})),
  };
}
