import {load, type Cheerio, type CheerioAPI} from 'cheerio/slim';
import type {AnyNode, Element} from 'domhandler';

interface ReadSection {
  readonly id: string;
  readonly heading: string;
  readonly names: readonly string[];
  readonly text: string;
}

export interface ParsedPage {
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

function sectionsOf($: CheerioAPI, article: Element | undefined): ReadSection[] {
  let current = {id: '', heading: '', names: new Set<string>(), text: ''};
  const sections = [current];
  const read = (node: AnyNode): void => {
    if (node.type === 'text') {
      current.text += node.data;
    }
    if (node.type !== 'tag' || node.name === 'h1' || $(node).is(LEFT_OUT)) {
      return;
    }
    const {id, alt} = node.attribs;
    const isEntry = node.attribs['data-search'] === 'section';
    if (id && (HEADINGS.has(node.name) || isEntry)) {
      const $label = isEntry ? $(node).find('[data-search="heading"]').first() : $(node);
      current = {id, heading: condense($label.contents().not('.hash-link').text()), names: new Set(), text: ''};
      sections.push(current);
      if (!isEntry) {
        return;
      }
    }
    if (node.name === 'strong') {
      current.names.add(condense($(node).text()));
    }
    const between = BLOCKS.has(node.name) ? ' ' : '';
    current.text += node.name === 'img' ? ` ${alt ?? ''} ` : between;
    node.children.forEach((child) => read(child));
    current.text += between;
  };
  article?.children.forEach((child) => read(child));
  return sections.map(({names, text, ...rest}) => ({...rest, names: [...names], text: condense(text)}));
}

function trailOf($: CheerioAPI): string[] {
  const own = $('main article').first().attr('data-search-trail');
  if (own !== undefined) return own.split(' › ');
  const items = $('.theme-doc-breadcrumbs .breadcrumbs__item').slice(1, -1);
  return items.map((_, item) => condense($(item).text())).get();
}

/** Undefined if not indexed or without article and heading. */
export function parsePage(html: string, leftOut: readonly string[]): ParsedPage | undefined {
  const $ = load(html);
  const $article: Cheerio<Element> = $('main article').first();
  // Queried from the root, because selectors can include ancestors.
  if (leftOut.length > 0) {
    $(leftOut.join(', ')).remove();
  }
  const title = condense($article.find('h1').first().contents().not('.hash-link').text());
  if (!title || ($('meta[name="robots"]').attr('content') ?? '').includes('noindex')) {
    return undefined;
  }
  const trail = trailOf($);
  const keywords = $('meta[name="keywords"]').attr('content') ?? '';
  return {
    title,
    description: $('meta[name="description"]').attr('content') ?? '',
    keywords: keywords.split(',').map(condense).filter(Boolean),
    trail,
    sections: sectionsOf($, $article.get(0)),
  };
}
