import {load, type CheerioAPI} from 'cheerio';

/** Something that a built page points at. */
export interface Target {
  /** As written in the page. */
  url: string;
  /** Element and attribute, such as `a[href]`. */
  from: string;
}

/** What the link check knows of a built page. */
export interface BuiltPage {
  targets: Target[];
  /** Every id and anchor name that a fragment may point at. */
  ids: Set<string>;
}

/** Attributes that hold one address, by the elements that have them. */
const addresses: [selector: string, attribute: string][] = [
  ['a[href], area[href]', 'href'],
  ['link[href]:not([rel~="preconnect"], [rel~="dns-prefetch"])', 'href'],
  ['script[src], img[src], source[src], video[src], audio[src], iframe[src], embed[src], track[src]', 'src'],
  ['video[poster]', 'poster'],
  ['object[data]', 'data'],
  ['form[action]', 'action'],
  ['use[href], image[href]', 'href'],
  ['meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]', 'content'],
];

/**
 * Reads a built page.
 * @param html text of the page.
 */
export function readBuiltPage(html: string): BuiltPage {
  const $ = load(html);
  const targets: Target[] = [];
  for (const [selector, attribute] of addresses) {
    $(selector).each((_index, element) => {
      targets.push({url: $(element).attr(attribute) ?? '', from: `${nameOf($, element)}[${attribute}]`});
    });
  }
  $('img[srcset], source[srcset], link[imagesrcset]').each((_index, element) => {
    const set = $(element).attr('srcset') ?? $(element).attr('imagesrcset') ?? '';
    for (const candidate of set.split(/,\s+/)) {
      targets.push({url: candidate.trim().split(/\s+/)[0] ?? '', from: `${nameOf($, element)}[srcset]`});
    }
  });
  $('meta[http-equiv="refresh" i]').each((_index, element) => {
    targets.push({url: /url=(.*)$/i.exec($(element).attr('content') ?? '')?.[1] ?? '', from: 'meta[refresh]'});
  });
  return {targets, ids: idsOf($)};
}

function nameOf($: CheerioAPI, element: Parameters<CheerioAPI['contains']>[0]): string {
  return String($(element).prop('tagName')).toLowerCase();
}

function idsOf($: CheerioAPI): Set<string> {
  const ids = new Set<string>();
  $('[id]').each((_index, element) => void ids.add($(element).attr('id') ?? ''));
  $('a[name]').each((_index, element) => void ids.add($(element).attr('name') ?? ''));
  return ids;
}

/** The addresses in `url(...)` of a style sheet. */
export function styleSheetTargets(css: string): Target[] {
  return [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map((match) => ({url: match[2]!, from: 'url()'}));
}
