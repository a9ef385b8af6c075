import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {chaptersOf} from '../../scripts/books/chapters';
import {compose} from '../../scripts/books/compose';
import {books, type Book} from '../../src/site/books';
import {readRoutes} from '../../src/site/routes';
import {site} from '../../src/site/site';
import {build} from './support/site';

/** A section with pages below pages, figures, tables, and code: `npm run books` prints the real ones with the same code. */
const book: Book = {
  name: 'selected',
  title: 'Selected Pages',
  summary: '',
  sections: ['tutorials/curved-led-pipeline-with-curve-xr-node'],
};

interface Outline {
  readonly title: string;
  readonly items: readonly Outline[];
}

test('every page of the sections is in one book', () => {
  const inBooks = books.flatMap((one) => chaptersOf(build, site.basePath, one).map(({route}) => route));
  expect(new Set(inBooks).size).toBe(inBooks.length);
  const sections = books.flatMap(({sections}) => sections);
  const routes = readRoutes(path.join(build, '..')).map(({route}) => route);
  const wanted = routes.filter((route) => sections.some((section) => `${route}/`.startsWith(`${section}/`)));
  expect([...inBooks].sort()).toEqual([...new Set([...wanted, ...inBooks])].sort());
});

test('a book can be put together, and its links to itself lead somewhere', () => {
  const {origin, basePath, title} = site;
  const one = books.find(({sections}) => sections.includes('installations'))!;
  const chapters = chaptersOf(build, basePath, one);
  const edition = {build, basePath, origin, title, date: new Date(0), paper: 'a4'} as const;
  const {html, titles} = compose(one, chapters, edition);
  expect(titles.filter((name) => name === '')).toEqual([]);
  const ids = new Set([...html.matchAll(/ id="?([^"\s>]+)/g)].map(([, id]) => id));
  const links = [...html.matchAll(/ href="?#([^"\s>]+)/g)].map(([, id]) => id!);
  expect(links.length).toBeGreaterThan(chapters.length);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
  // A book lacks the styles of the strip.
  expect(html).not.toMatch(/class="?signal-strip/);
});

test('a book has an outline, tags, links that work, right page numbers, and no blank page', async () => {
  const out = mkdtempSync(path.join(tmpdir(), 'books-'));
  try {
    const sections = book.sections.flatMap((section) => ['--section', section]);
    const args = ['tsx', 'scripts/books.ts', ...sections, '--no-build', '--paper', 'letter', '--out', out];
    execFileSync('npx', args, {stdio: 'pipe'});
    const {getDocument} = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const pdf = await getDocument({
      data: new Uint8Array(readFileSync(path.join(out, 'selected.pdf'))),
      useSystemFonts: true,
      verbosity: 0,
    }).promise;
    expect((await pdf.getPage(1)).view, 'the size of letter paper, pt').toEqual([0, 0, 612, 792]);
    expect(await pdf.getMarkInfo()).toMatchObject({Marked: true});
    const texts = await Promise.all(
      Array.from({length: pdf.numPages}, async (_, index) => {
        const {items} = await (await pdf.getPage(index + 1)).getTextContent();
        return items.map((item) => ('str' in item ? item.str : '')).join(' ');
      }),
    );
    const blank = texts.flatMap((text, index) =>
      text.replace(/\s+/g, '').length < 150 && index > 1 ? [index + 1] : [],
    );
    expect(blank, 'pages with hardly more than their running head').toEqual([]);
    const outline = ((await pdf.getOutline()) ?? []) as readonly Outline[];
    const titles = (entries: readonly Outline[]): string[] =>
      entries.flatMap(({title, items}) => [title, ...titles(items)]);
    const chapters = chaptersOf(build, site.basePath, book);
    const places = await pdf.getDestinations();
    for (const [index, {route}] of chapters.entries()) {
      const html = readFileSync(path.join(build, route, 'index.html'), 'utf8');
      const title = /<h1[^>]*>([^<]+)/.exec(html)![1]!;
      expect(titles(outline)).toContain(title);
      const [page] = places[`c${index + 1}`] as [Parameters<typeof pdf.getPageIndex>[0]];
      const number = (await pdf.getPageIndex(page)) + 1;
      expect(texts[number - 1]!.startsWith(`${site.title}: ${book.title}`)).toBe(true);
      expect(texts[1], `${title} begins on page ${number}`).toMatch(new RegExp(`${title}\\s+${number}\\b`));
    }
    const links = await Promise.all(
      Array.from({length: pdf.numPages}, async (_, index) => (await pdf.getPage(index + 1)).getAnnotations()),
    );
    const named = links.flat().flatMap(({dest}: {dest?: unknown}) => (typeof dest === 'string' ? [dest] : []));
    expect(named.length).toBeGreaterThan(chapters.length);
    expect(named.filter((name) => !(name in places))).toEqual([]);
  } finally {
    rmSync(out, {recursive: true, force: true});
  }
});
