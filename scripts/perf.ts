import {existsSync, readFileSync, writeFileSync} from 'node:fs';

import {chromium} from '@playwright/test';

import {readHosting} from './hosting/hosting';
import {launchOptions, needBrowser} from './lib/browser';
import {command} from './lib/cli';
import {listen, siteServer} from './lib/server';
import {openOnce, searchOnce} from './perf/open';

const help = `Usage: npm run perf -- [--runs 3] [--save] [name=address ...]

Opens a page of each kind of the built site, and other addresses (starlight=http://localhost:4321/page), on a slow network
and processor. Prints medians, and their ratios to those of the last release in scripts/perf/pages.json, which --save
writes. Ends with 1 where a page has more KB than its limit there, never for a time.`;

type Numbers = Readonly<Record<string, number>>;

/** `selector`: content that the reader came for; `limit` in KB. */
type Kind = {readonly address: string; readonly selector: string; readonly limit: number; figures?: Numbers};

type Released = {readonly pages: Record<string, Kind>; readonly search: {readonly query: string; figures?: Numbers}};

const file = 'scripts/perf/pages.json';

function mediansOf(runs: readonly Numbers[]): Numbers {
  const medianOf = (key: string) => runs.map((run) => run[key]!).sort((a, b) => a - b)[runs.length >> 1]!;
  return Object.fromEntries(Object.keys(runs[0]!).map((key) => [key, Math.round(medianOf(key) * 10) / 10]));
}

/** Markdown row, and one with the ratios to before. */
function rowsOf(name: string, now: Numbers, before: Numbers = {}): string {
  const ratios = Object.entries(now).map(([key, value]) => (before[key] ? (value / before[key]).toFixed(2) : ''));
  const rows = [[name, ...Object.values(now)], ...(Object.keys(before).length > 0 ? [['ratio', ...ratios]] : [])];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

async function measure(runs: number, others: readonly string[], isSaved: boolean): Promise<number> {
  if (!(runs >= 1)) throw new Error('--runs is no number of runs  ->  write --runs 3');
  if (!existsSync('build/index.html'))
    throw new Error('build/index.html  there is no built site  ->  run `npm run build` first');
  const released = JSON.parse(readFileSync(file, 'utf8')) as Released;
  const hosting = readHosting('build');
  const server = siteServer('build', hosting);
  const base = (await listen(server)) + hosting.basePath;
  const given = others.map((other): [string, Kind] => {
    const [, name, address] = /^([^=]+)=(https?:.+)$/.exec(other) ?? [];
    if (!name || !address)
      throw new Error(`${other}  isn't name=address  ->  write starlight=http://localhost:4321/page`);
    return [name, {address, selector: 'h1', limit: Infinity}];
  });
  const pages = [...Object.entries(released.pages), ...given];
  const seen: Numbers[][] = pages.map(() => []);
  const searches: Numbers[] = [];
  needBrowser();
  const browser = await chromium.launch(launchOptions());
  try {
    // Alternates pages, so that all meet the same load.
    for (let run = 0; run < runs; run++) {
      for (const [at, [, {address, selector}]] of pages.entries())
        seen[at]!.push(await openOnce(browser, new URL(address, base).href, selector));
      searches.push(await searchOnce(browser, base, released.search.query));
    }
  } finally {
    await browser.close();
    server.close();
  }

  const measured = seen.map(mediansOf);
  const names = Object.keys(measured[0]!);
  console.log(`| | ${names.join(' | ')} |\n|${' --- |'.repeat(names.length + 1)}`);
  for (const [at, [name, {figures}]] of pages.entries()) console.log(rowsOf(name, measured[at]!, figures));
  const search = mediansOf(searches);
  console.log('\n| | results, ms | processor, ms |\n| --- | --- | --- |');
  console.log(rowsOf('a search', search, released.search.figures));
  const heavy = pages.filter(([, {limit}], at) => measured[at]!.KB! > limit);
  for (const [name, {limit}] of heavy)
    console.error(`${name}  more than ${limit} KB  ->  see Budgets in PERFORMANCE.md`);
  if (isSaved) {
    for (const [at, [, kind]] of pages.entries()) kind.figures = measured[at]!;
    released.search.figures = search;
    writeFileSync(file, `${JSON.stringify(released, null, 2)}\n`);
  }
  return heavy.length > 0 ? 1 : 0;
}

const options = {runs: {type: 'string', default: '3'}, save: {type: 'boolean', default: false}} as const;
await command(help, {options, allowPositionals: true}, ({values, positionals}) =>
  measure(Number(values.runs), positionals, values.save),
);
