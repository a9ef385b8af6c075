import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';

import type {Heading, Html} from '../types';

/** Where the words of a description lead: `operationId`s to addresses. */
export type LinkTargets = ReadonlyMap<string, string>;

/** Escapes a text for use in HTML. */
export function escapeHtml(text: string): Html {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Turns a heading or name into an anchor: `A part of a value` into `a-part-of-a-value`. */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/<[^>]*>/g, '')
    .replace(/&[a-z]+;/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function linkOperations(html: Html, targets: LinkTargets): Html {
  return html.replace(/(<a [^>]*>)?<code>([A-Za-z]\w*)<\/code>/g, (whole, anchor: string | undefined, word: string) => {
    const target = targets.get(word);
    return target && !anchor ? `<a href="${target}">${whole}</a>` : whole;
  });
}

/**
 * Turns a text of a description into HTML. HTML in the text is escaped. The name of an operation in code style becomes a
 * link to it.
 * @param text Markdown as OpenAPI allows it (CommonMark, tables)
 * @param targets operations and their addresses
 */
export function toHtml(text: string | undefined, targets: LinkTargets): Html {
  if (!text?.trim()) {
    return '';
  }
  const html = micromark(text, {extensions: [gfm()], htmlExtensions: [gfmHtml()]}).trim();
  return linkOperations(html, targets)
    .replaceAll('<table>', '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
}

/** The same for a text that stands within a line: a single paragraph loses its tag. */
export function toInlineHtml(text: string | undefined, targets: LinkTargets): Html {
  const html = toHtml(text, targets);
  return /^<p>(?:(?!<p>)[\s\S])*<\/p>$/.test(html) ? html.slice(3, -4) : html;
}

/**
 * Turns the introduction into HTML whose headings can be linked.
 * @returns the HTML, and its headings of the second level for the navigation
 */
export function toIntroduction(text: string | undefined, targets: LinkTargets): {html: Html; headings: Heading[]} {
  const headings: Heading[] = [];
  const html = toHtml(text, targets).replace(/<h([1-6])>(.*?)<\/h\1>/g, (_whole, depth: string, inner: string) => {
    const title = inner.replace(/<[^>]*>/g, '');
    const id = anchorOf(title);
    if (Number(depth) <= 2) {
      headings.push({id, title});
    }
    const level = Math.max(2, Number(depth));
    return `<h${level} id="${id}">${inner}${hashLink(id, title)}</h${level}>`;
  });
  return {html, headings};
}

/** The mark behind a heading that links to the heading itself. */
export function hashLink(id: string, title: string): Html {
  return `<a class="hash-link" href="#${id}" aria-label="Direct link to ${escapeHtml(title)}"></a>`;
}

/** First sentence of a Markdown text, without markup. */
export function firstSentence(text: string | undefined): string {
  const paragraph = (text ?? '')
    .trim()
    .split(/\n\s*\n/)[0]!
    .replace(/\s+/g, ' ')
    .replace(/[`*_]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return /^.*?[.!?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;
}
