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

export interface Edition {
  readonly build: string;
  readonly basePath: string;
  readonly origin: string;
  readonly title: string;
  readonly date: Date;
  readonly paper: 'a4' | 'letter';
}

interface Read {
  readonly title: string;
  readonly html: string;
}

const keyOf = (index: number): string => `c${index + 1}`;

/** From the Markdown, because the page has panes. */
function readReference({build}: Edition, route: string, key: string): Read {
  const {content} = matter(readFileSync(path.join(build, `${route}.md`), 'utf8'));
  const $ = load(micromark(content, {extensions: [gfm()], htmlExtensions: [gfmHtml()]}), null, false);
  const slugger = new GithubSlugger();
  $('h1, h2, h3, h4, h5, h6').each((_, node) => void $(node).attr('id', `${key}--${slugger.slug($(node).text())}`));
  const title = $('h1').first().text();
  return {title, html: `<div class="api">${$.html()}</div>`};
}

function readChapter({build}: Edition, route: string, key: string): Read {
  const $ = load(readFileSync(path.join(build, route, 'index.html'), 'utf8'));
  const article = $('article .theme-doc-markdown').first();
  // Paper is as narrow as windows with the narrower drawing.
  article.find('source[media="(max-width: 1400px)"]').each((_, source) => {
    const {srcset, width, height} = source.attribs;
    $(source).siblings('img').attr({src: srcset!, width: width!, height: height!});
  });
  // The table of contents has the location.
  article.find('.hash-link, .signal-strip, button, script, source, svg[width][height="0"]').remove();
  article.find('[id]').each((_, node) => void $(node).attr('id', `${key}--${$(node).attr('id')}`));
  article.find('details:not(.evidence)').attr('open', '');
  article.find('img').attr('loading', 'eager').removeAttr('decoding');
  article.find('[tabindex]').removeAttr('tabindex');
  const title = article.find('h1').first().text();
  return {title, html: article.html() ?? ''};
}

/** Chapter keys by route, and all IDs. */
interface Targets {
  readonly keys: ReadonlyMap<string, string>;
  readonly ids: ReadonlySet<string>;
}

/** Links to pages in the book become fragments, all others absolute. */
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
    const isCall = route.startsWith(`${REFERENCE_ROUTE}/`) && existsSync(path.join(build, `${route}.md`));
    const call = isCall ? keys.get(REFERENCE_ROUTE) : undefined;
    const target = keys.get(route);
    if (target) $(link).attr('href', id ? `#${target}--${id}` : `#${target}`);
    else if (call && id === undefined) $(link).attr('href', `#${call}--${callOf(build, route)}`);
    else $(link).attr('href', `${origin}${basePath}${route}${id ? `#${id}` : ''}`);
  });
  // Targets missing in the book.
  $('a[href^="#"]').each((_, link) => {
    const id = $(link).attr('href')!.slice(1);
    if (id.includes('--') && !ids.has(id)) $(link).attr('href', `#${id.split('--')[0]}`);
  });
}

/** A call's fragment on the long page, by its page title. */
function callOf(build: string, route: string): string {
  const {data} = matter(readFileSync(path.join(build, `${route}.md`), 'utf8')) as unknown as {data: {title: string}};
  return new GithubSlugger().slug(data.title);
}

const cssText = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Deeper chapters continue the sheet and running head of the one before. */
const SHEETS = 1;

/** Paper size, and a running head per chapter with its own sheet. */
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
 * @param numbers first page of each chapter for the table of contents; blank by default
 * @returns the HTML document, and the titles of the chapters
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
