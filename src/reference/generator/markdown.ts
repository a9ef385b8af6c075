import {toString} from 'mdast-util-to-string';
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {escapeHtml, markup, type Html} from '../../shared/html';
import type {Heading, LaterSection} from '../types';

/** By `operationId`. */
export type LinkTargets = ReadonlyMap<string, string>;

export function textOf(html: string): string {
  const text = html.replace(/<[^>]*>/g, '');
  return text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

function linkOperations(html: Html, targets: LinkTargets): Html {
  // Links can't be nested.
  return html.replace(/<a [\s\S]*?<\/a>|<code>([A-Za-z]\w*)<\/code>/g, (whole, word: string | undefined) => {
    const target = word && targets.get(word);
    return target ? `<a href="${target}">${whole}</a>` : whole;
  }) as Html;
}

/** CommonMark and tables; operation names in code become links. */
export function toHtml(text: string | undefined, targets: LinkTargets): Html {
  if (!text?.trim()) {
    return markup``;
  }
  const html = micromark(text, {extensions: [gfm()], htmlExtensions: [gfmHtml()]}).trim() as Html;
  return linkOperations(html, targets)
    .replaceAll('<table>', '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">') as Html;
}

/** Inline: drops the tag of a single paragraph. */
export function toInlineHtml(text: string | undefined, targets: LinkTargets): Html {
  const html = toHtml(text, targets);
  return /^<p>(?:(?!<p>)[\s\S])*<\/p>$/.test(html) ? (html.slice(3, -4) as Html) : html;
}

/** Adds anchors, and lists headings of level 2. */
export function toIntroduction(text: string | undefined, targets: LinkTargets): {html: Html; headings: Heading[]} {
  const headings: Heading[] = [];
  const html = toHtml(text, targets).replace(/<h([1-6])>(.*?)<\/h\1>/g, (_whole, depth: string, inner: string) => {
    const title = textOf(inner);
    const id = (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
    if (Number(depth) <= 2) {
      headings.push({id, title});
    }
    const level = Math.max(2, Number(depth));
    const link = `<a class="hash-link" href="#${id}" aria-label="Direct link to ${escapeHtml(title)}"></a>`;
    return `<h${level} id="${id}">${inner}${link}</h${level}>`;
  }) as Html;
  return {html, headings};
}

/** Removes the sections that follow the calls. */
export function splitIntroduction(
  {html, headings}: {html: Html; headings: Heading[]},
  isLater: (title: string) => boolean,
): {introduction: Html; headings: Heading[]; later: LaterSection[]} {
  const moved = headings.filter(({title}) => isLater(title));
  const parts = html.split(/(?=<h2 )/);
  const partOf = ({id}: Heading) => parts.find((part) => part.startsWith(`<h2 id="${id}"`))!;
  const later = moved.map(partOf);
  return {
    introduction: parts.filter((part) => !later.includes(part)).join('') as Html,
    headings: headings.filter((heading) => !moved.includes(heading)),
    later: moved.map((heading) => ({...heading, html: partOf(heading).replace(/^<h2 .*?<\/h2>\s*/, '') as Html})),
  };
}

export function firstSentence(text: string | undefined): string {
  const paragraph = unified()
    .use(remarkParse)
    .parse(text ?? '')
    .children.find(({type}) => type === 'paragraph');
  const plain = toString(paragraph).replace(/\s+/g, ' ');
  return /^.*?(?<!\b(?:e\.g|i\.e|cf|vs|approx))[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
}
