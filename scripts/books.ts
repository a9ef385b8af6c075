import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {chromium} from '@playwright/test';

import {books, booksFolder, type Book} from '../src/site/books';
import {printBook} from './books/print';
import type {Edition} from './books/compose';
import {readHosting} from './hosting/hosting';
import {launchOptions, needBrowser} from './lib/browser';
import {command} from './lib/cli';
import {dateOf, warnOfOrigin} from './lib/date';
import {listen, siteServer} from './lib/server';

const help = `Usage: npm run books -- [book …] [--section route …] [--paper a4|letter] [--no-build] [--dir build] [--out build/books]

Builds the site with links to its books and prints them into its folder ${booksFolder}/, as PDF, with the Chromium of the tests.
Books: ${books.map(({name}) => name).join(', ')}. Without a name, all are printed.
--section prints selected.pdf instead, with these sections and the pages below them, for a reader who needs only those.
--no-build prints from the build that is there.`;

/** Books are sent by mail (bytes). */
const MOST = 15 * 2 ** 20;

const options = {
  paper: {type: 'string', default: 'a4'},
  dir: {type: 'string', default: 'build'},
  out: {type: 'string'},
  section: {type: 'string', multiple: true},
  'no-build': {type: 'boolean', default: false},
} as const;

/** An ad hoc book. */
const selected = (sections: readonly string[]): Book => ({
  name: 'selected',
  title: 'Selected Pages',
  summary: 'A part of the manual.',
  sections,
});

function build(): void {
  const {status} = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    env: {...process.env, SITE_BOOKS: 'true'},
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('the build failed');
}

await command(help, {options, allowPositionals: true}, async ({values, positionals}) => {
  const unknown = positionals.find((name) => !books.some((book) => book.name === name));
  if (unknown) throw new Error(`there is no book ${unknown}  ->  choose of ${books.map(({name}) => name).join(', ')}`);
  const {paper} = values;
  if (paper !== 'a4' && paper !== 'letter') throw new Error(`--paper ${paper} is unknown  ->  write a4 or letter`);
  needBrowser();
  if (!values['no-build']) build();
  const dir = path.resolve(values.dir);
  const out = path.resolve(values.out ?? path.join(dir, booksFolder));
  if (!existsSync(path.join(dir, 'build.json'))) {
    throw new Error(`${values.dir}  there is no built site  ->  leave out --no-build`);
  }
  const made = JSON.parse(readFileSync(path.join(dir, 'build.json'), 'utf8')) as Pick<
    Edition,
    'title' | 'basePath' | 'origin'
  >;
  warnOfOrigin(made.origin);
  const edition: Edition = {...made, build: dir, paper, date: dateOf(dir)};
  const server = siteServer(dir, readHosting(dir));
  const address = (await listen(server)) + made.basePath;
  const browser = await chromium.launch(launchOptions());
  let isTooLarge = false;
  try {
    mkdirSync(out, {recursive: true});
    const named = books.filter(({name}) => positionals.length === 0 || positionals.includes(name));
    for (const book of values.section ? [selected(values.section)] : named) {
      const {pdf, chapters, pages} = await printBook(browser, address, book, edition);
      writeFileSync(path.join(out, `${book.name}.pdf`), pdf);
      const size = `${(pdf.length / 2 ** 20).toFixed(1)} MB`;
      console.log(`${book.name}.pdf: ${chapters.length} chapters, ${pages} pages, ${size}`);
      if (pdf.length > MOST) {
        console.error(`${book.name}  has ${size}, more than 15 MB  ->  divide it in src/site/books.ts`);
        isTooLarge = true;
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  return isTooLarge ? 1 : 0;
});
