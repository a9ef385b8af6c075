import {mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';

import {close, createIndex} from 'pagefind';

import {command} from './lib/cli';
import {percentile} from './lib/percentile';
import {judge, QUERIES_FILE, readQueries, readIndexFiles, type Score} from './search/evaluate';
import {askPagefind, askThisSite, type Run} from './search/inBrowser';

const help = `Usage: npm run eval:search -- [--build build] [--list tests/search/queries.yml]

Measures search of a built site on a list of readers' queries, beside Pagefind on the same pages.`;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;

function sizeOf(file: string): string {
  const text = readFileSync(file);
  return `${kilobytes(brotliCompressSync(text).length)} brotli, ${kilobytes(gzipSync(text, {level: 9}).length)} gzip, ${kilobytes(statSync(file).size)} plain`;
}

/** Indexes the same pages with Pagefind as it comes, and asks it. */
async function runPagefind(build: string, routes: readonly string[], queries: readonly string[]): Promise<Run> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  try {
    const {index} = await createIndex({rootSelector: 'main'});
    if (!index) {
      throw new Error('Pagefind made no index');
    }
    for (const route of routes) {
      const content = readFileSync(path.join(build, route, 'index.html'), 'utf8');
      await index.addHTMLFile({url: `/${route}`, content});
    }
    await index.writeFiles({outputPath: path.join(folder, 'pagefind')});
    writeFileSync(path.join(folder, 'robots.txt'), '');
    return await askPagefind(folder, queries);
  } finally {
    await close();
    rmSync(folder, {recursive: true});
  }
}

function row(name: string, {hit1, hit3, mrr10}: Score, {times}: Run): string {
  const at = (share: number) => `${percentile(times, share).toFixed(1)} ms`;
  return `| ${name} | ${[hit1, hit3, mrr10].map((each) => each.toFixed(3)).join(' | ')} | ${at(0.5)} | ${at(0.95)} |`;
}

function printMisses({misses}: Score): void {
  for (const {query, place, first} of misses) {
    console.log(
      `${String(place ?? '-').padStart(2)}  ${query.text}  [${query.kind}]  first: ${first ?? 'nothing'}  right: ${query.pages.join(', ')}`,
    );
  }
}

async function evaluate(build: string, list: string): Promise<number> {
  const files = readIndexFiles(build);
  const {rank, rankPath, textPath} = files;
  const routes = rank.pages.map(({route}) => route);
  const queries = readQueries(routes, list);
  const texts = queries.map(({text}) => text);
  const own = await askThisSite(build, files, texts);
  const score = judge(queries, own.answers);
  const other = await runPagefind(build, routes, texts);
  printMisses(score);
  console.log(`\n${queries.length} queries of ${list}, ${routes.length} pages; processor slowed 4 times\n`);
  console.log('| search | hit@1 | hit@3 | MRR@10 | median | 95th percentile |\n| --- | --- | --- | --- | --- | --- |');
  console.log(row('this site', score, own));
  console.log(row('Pagefind', judge(queries, other.answers), other));
  console.log(`\nrank file: ${sizeOf(rankPath)}\nexcerpts:  ${sizeOf(textPath)}`);
  return 0;
}

const options = {build: {type: 'string', default: 'build'}, list: {type: 'string', default: QUERIES_FILE}} as const;

await command(help, {options}, ({values}) => evaluate(values.build, values.list));
