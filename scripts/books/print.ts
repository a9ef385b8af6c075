import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Browser, Page} from '@playwright/test';
import {getDocument} from 'pdfjs-dist/legacy/build/pdf.mjs';

import {isLightOnPaper} from '../../src/figures';
import type {Book} from '../../src/site/books';
import {chaptersOf, type Chapter} from './chapters';
import {compose, type Edition} from './compose';
import {onPaper} from './onPaper';

export interface Printed {
  readonly pdf: Uint8Array;
  readonly chapters: readonly Chapter[];
  readonly pages: number;
}

/**
 * First page of each chapter, from 1.
 * @throws if a chapter has no destination
 */
async function numbersOf(pdf: Uint8Array, titles: readonly string[]): Promise<{numbers: number[]; pages: number}> {
  const document = await getDocument({data: Uint8Array.from(pdf), useSystemFonts: true, verbosity: 0}).promise;
  const places = await document.getDestinations();
  const numbers = await Promise.all(
    titles.map(async (_, index) => {
      const place = places[`c${index + 1}`] as [Parameters<typeof document.getPageIndex>[0]] | undefined;
      if (!place) throw new Error(`the table of contents has no link to chapter ${index + 1}`);
      return (await document.getPageIndex(place[0])) + 1;
    }),
  );
  const pages = document.numPages;
  await document.destroy();
  return {numbers, pages};
}

/** Uses the commit's time, for reproducible output. */
function setTime(pdf: Buffer, date: Date): Uint8Array {
  const time = date.toISOString().replace(/\D/g, '').slice(0, 14);
  return Buffer.from(pdf.toString('latin1').replace(/(\/(?:CreationDate|ModDate) \(D:)\d{14}/g, `$1${time}`), 'latin1');
}

async function render(page: Page, address: string, html: string): Promise<Buffer> {
  await page.route(address, (route) => route.fulfill({body: html, contentType: 'text/html; charset=utf-8'}));
  await page.goto(address, {waitUntil: 'load'});
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  const pdf = await page.pdf({preferCSSPageSize: true, printBackground: true, outline: true, tagged: true});
  await page.unroute(address);
  return pdf;
}

/**
 * Prints twice: first to get page numbers for the table of contents.
 * @param address with base path
 */
export async function printBook(browser: Browser, address: string, book: Book, edition: Edition): Promise<Printed> {
  const chapters = chaptersOf(edition.build, edition.basePath, book);
  const page = await browser.newPage();
  // A book is one large page, which may take more than 30 s to load.
  page.setDefaultTimeout(180_000);
  try {
    await page.route(/\/assets\/images\/[^/]+\.svg$/, async (route) => {
      const file = path.join(edition.build, new URL(route.request().url()).pathname.slice(edition.basePath.length));
      const svg = readFileSync(file, 'utf8');
      const isPicture = path.basename(file).startsWith('picture-') && !isLightOnPaper(svg);
      await route.fulfill({body: isPicture ? svg : onPaper(svg), contentType: 'image/svg+xml'});
    });
    const place = `${address}book.html`;
    const {html, titles} = compose(book, chapters, edition);
    const first = await render(page, place, html);
    const {numbers} = await numbersOf(first, titles);
    const second = await render(page, place, compose(book, chapters, edition, numbers).html);
    const after = await numbersOf(second, titles);
    if (after.numbers.some((number, index) => number !== numbers[index])) {
      throw new Error(`${book.name}  the table of contents has moved its chapters  ->  give its numbers more room`);
    }
    return {pdf: setTime(second, edition.date), chapters, pages: after.pages};
  } finally {
    await page.close();
  }
}
