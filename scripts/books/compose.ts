import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {load, type CheerioAPI} from 'cheerio/slim';
import GithubSlugger from 'github-slugger';
import matter from 'gray-matter';
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';

import {escapeHtml} from '../../src/shared/html';
import type {Book} from '../../src/site/books';
import {REFERENCE_ROUTE} from '../../src/site/reference';
import type {Chapter} from './chapters';

/** The built site, and the texts of covers. */
export interface Edition {
  readonly build: string;
  readonly basePath: string;
  readonly origin: string;
  /** Product and release. */
  readonly title: string;
  readonly date: Date;
  readonly paper: 'a4' | 'letter';
}

/** A page of the site, ready for a book. */
interface Read {
  readonly title: string;
  readonly html: string;
}

const keyOf = (index: number): string => `c${index + 1}`;

/** The reference of the API, from its Markdown: its page has panes. */
function readReference({build}: Edition, route: string, key: string): Read {
  const {content} = matter(readFileSync(path.join(build, `${route}.md`), 'utf8'));
  const $ = load(micromark(content, {extensions: [gfm()], htmlExtensions: [gfmHtml()]}), null, false);
  const slugger = new GithubSlugger();
  $('h1, h2, h3, h4, h5, h6').each((_, node) => void $(node).attr('id', `${key}--${slugger.slug($(node).text())}`));
  const title = $('h1').first().text();
  return {title, html: `<div class="api">${$.html()}</div>`};
}

/** The article of a page, with IDs that no other page has. */
function readChapter({build}: Edition, route: string, key: string): Read {
  const $ = load(readFileSync(path.join(build, route, 'index.html'), 'utf8'));
  const article = $('article .theme-doc-markdown').first();
  // Paper is as narrow as a window that shows the narrower drawing.
  article.find('source[media="(max-width: 1400px)"]').each((_, source) => {
    const {srcset, width, height} = source.attribs;
    $(source).siblings('img').attr({src: srcset!, width: width!, height: height!});
  });
  // The table of contents says where a section is.
  article.find('.hash-link, .signal--small, button, script, source, svg[width][height="0"]').remove();
  article.find('[id]').each((_, node) => void $(node).attr('id', `${key}--${$(node).attr('id')}`));
  article.find('details:not(.evidence)').attr('open', '');
  article.find('img').attr('loading', 'eager').removeAttr('decoding');
  article.find('[tabindex]').removeAttr('tabindex');
  const title = article.find('h1').first().text();
  return {title, html: article.html() ?? ''};
}

/** Link targets of a book: the keys of its chapters by route, and all its IDs. */
interface Targets {
  readonly keys: ReadonlyMap<string, string>;
  readonly ids: ReadonlySet<string>;
}

/** Points links to pages of the book at its chapters, and all others at the site. */
function relink($: CheerioAPI, key: string, {keys, ids}: Targets, {build, basePath, origin}: Edition): void {
  $('a[href]').each((_, link) => {
    const href = $(link).attr('href')!;
    const [, file, id] = /^([^#]*)(?:#(.*))?$/.exec(href)!;
    if (file === '') {
      $(link).attr('href', id ? `#${key}--${id}` : `#${key}`);
      return;
    }
    if (/^[a-z]+:/.test(file!)) return;
    const route = path.posix
      .join(file!.startsWith('/') ? '/' : `${basePath}`, file!)
      .slice(basePath.length)
      .replace(/\.md$|\/$/g, '');
    // Descriptions to download are below that route too.
    const isCall = route.startsWith(`${REFERENCE_ROUTE}/`) && existsSync(path.join(build, `${route}.md`));
    const call = isCall ? keys.get(REFERENCE_ROUTE) : undefined;
    const target = keys.get(route);
    if (target) $(link).attr('href', id ? `#${target}--${id}` : `#${target}`);
    else if (call && id === undefined) $(link).attr('href', `#${call}--${callOf(build, route)}`);
    else $(link).attr('href', `${origin}${basePath}${route}${id ? `#${id}` : ''}`);
  });
  // A link to what the book doesn't show leads to its page.
  $('a[href^="#"]').each((_, link) => {
    const id = $(link).attr('href')!.slice(1);
    if (id.includes('--') && !ids.has(id)) $(link).attr('href', `#${id.split('--')[0]}`);
  });
}

/** The fragment of a call on the long page, by the title of its page. */
function callOf(build: string, route: string): string {
  const {data} = matter(readFileSync(path.join(build, `${route}.md`), 'utf8')) as unknown as {data: {title: string}};
  return new GithubSlugger().slug(data.title);
}

const cssText = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Chapters below this depth follow the one before on the same sheet, under its running head. */
const SHEETS = 1;

/** The page rules: the paper, and a running head for each chapter that begins a sheet. */
function pageRules(book: Book, edition: Edition, titles: readonly string[], chapters: readonly Chapter[]): string {
  let head = 0;
  const heads = titles.map((title, index) => {
    const isHead = chapters[index]!.depth <= SHEETS;
    if (isHead) head = index;
    const rule = isHead ? `\n@page ${keyOf(index)} { @top-right { content: ${cssText(title)}; } }` : '';
    return `\n#${keyOf(index)} { page: ${keyOf(head)}; }${rule}`;
  });
  return `@page { size: ${edition.paper === 'a4' ? 'A4' : 'letter'}; @top-left { content: ${cssText(`${edition.title}: ${book.title}`)}; } }${heads.join('')}`;
}

/**
 * Puts a book together as one HTML document.
 * @param numbers the number of the first page of each chapter, for the table of contents; without it, the numbers are left open
 * @returns the document, and the titles of the chapters
 */
export function compose(
  book: Book,
  chapters: readonly Chapter[],
  edition: Edition,
  numbers: readonly number[] = [],
): {html: string; titles: readonly string[]} {
  const keys = new Map(chapters.map(({route}, index) => [route, keyOf(index)]));
  const read = chapters.map(({route}, index) =>
    (route === REFERENCE_ROUTE ? readReference : readChapter)(edition, route, keyOf(index)),
  );
  const ids = new Set(read.flatMap(({html}) => [...html.matchAll(/ id="?([^"\s>]+)/g)].map(([, id]) => id!)));
  const bodies = read.map(({html}, index) => {
    const $ = load(html, null, false);
    relink($, keyOf(index), {keys, ids}, edition);
    const name = chapters[index]!.depth <= SHEETS ? 'chapter sheet' : 'chapter';
    return `<section id="${keyOf(index)}" class="${name} theme-doc-markdown markdown">${$.html()}</section>`;
  });
  const titles = read.map(({title}) => title);
  const entries = titles.map(
    (title, index) =>
      `<li data-depth="${chapters[index]!.depth}" style="--depth: ${chapters[index]!.depth}"><a href="#${keyOf(index)}"><span>${escapeHtml(title)}</span><b></b><i>${numbers[index] ?? '000'}</i></a></li>`,
  );
  const page = readFileSync(path.join(edition.build, 'contents/index.html'), 'utf8');
  const styles = [...page.matchAll(/<style[^>]*>[\s\S]*?<\/style>/g)].map(([style]) => style).join('');
  const own = readFileSync('scripts/books/book.css', 'utf8');
  const day = edition.date.toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});
  const html = `<!doctype html><html lang="en" data-theme="dark"><head><meta charset="utf-8"><title>${escapeHtml(`${edition.title}: ${book.title}`)}</title>
${styles}<style>${own}${pageRules(book, edition, titles, chapters)}</style></head><body>
<div class="cover"><img src="${edition.basePath}img/wordmark-light.svg" alt=""><p class="release">${escapeHtml(edition.title)}</p><p class="title">${escapeHtml(book.title)}</p><p>${escapeHtml(book.summary)}</p><p class="date">${day}</p></div>
<nav class="book-contents"><h1>Contents</h1><ol>${entries.join('')}</ol></nav>
<main>${bodies.join('')}</main></body></html>`;
  return {html, titles};
}
