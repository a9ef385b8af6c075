import {load} from 'cheerio/slim';
import type {Element} from 'domhandler';

/** Something that a built page points at. */
export interface Target {
  /** As written in the page. */
  url: string;
  /** Element and attribute, such as `a[href]`. */
  from: string;
}

/** A built page, as the link check sees it. */
export interface BuiltPage {
  targets: Target[];
  /** IDs that fragments can point to. */
  ids: Set<string>;
}

/** Attributes that hold one address, by the elements that have them. */
const addresses: [selector: string, attribute: string][] = [
  ['a[href]', 'href'],
  ['link[href]:not([rel~="preconnect"], [rel~="dns-prefetch"])', 'href'],
  ['script[src], img[src], source[src]', 'src'],
  ['form[action]', 'action'],
  ['use[href], image[href]', 'href'],
  ['meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]', 'content'],
];

/** Reads the text of a built page: what it points at, and what can be pointed at in it. */
export function readBuiltPage(html: string): BuiltPage {
  const $ = load(html);
  const targets: Target[] = [];
  for (const [selector, attribute] of addresses) {
    $<Element, string>(selector).each((_index, element) => {
      targets.push({url: $(element).attr(attribute) ?? '', from: `${element.name}[${attribute}]`});
    });
  }
  $<Element, string>('img[srcset], source[srcset], link[imagesrcset]').each((_index, element) => {
    const set = $(element).attr('srcset') ?? $(element).attr('imagesrcset') ?? '';
    for (const candidate of set.split(/,\s+/)) {
      targets.push({url: candidate.trim().split(/\s+/)[0] ?? '', from: `${element.name}[srcset]`});
    }
  });
  $('meta[http-equiv="refresh" i]').each((_index, element) => {
    targets.push({url: /url=(.*)$/i.exec($(element).attr('content') ?? '')?.[1] ?? '', from: 'meta[refresh]'});
  });
  const ids = $('[id]').map((_index, element) => $(element).attr('id'));
  return {targets, ids: new Set(ids.get())};
}

/** The addresses in `url(...)` of a style sheet. */
export function styleSheetTargets(css: string): Target[] {
  return [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map((match) => ({url: match[2]!, from: 'url()'}));
}
