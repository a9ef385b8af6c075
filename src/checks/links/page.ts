import {load} from 'cheerio/slim';
import type {Element} from 'domhandler';

export interface Target {
  url: string;
  from: string;
}

export interface BuiltPage {
  targets: Target[];
  ids: Set<string>;
}

/** Attributes with one address. */
const addresses: [selector: string, attribute: string][] = [
  ['a[href]', 'href'],
  ['link[href]:not([rel~="preconnect"], [rel~="dns-prefetch"])', 'href'],
  ['script[src], img[src], source[src]', 'src'],
  ['form[action]', 'action'],
  ['use[href], image[href]', 'href'],
  ['meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]', 'content'],
];

/** Collects the links and the IDs of a page. */
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

export function styleSheetTargets(css: string): Target[] {
  return [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map((match) => ({url: match[2]!, from: 'url()'}));
}
