import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';

import {command} from './lib/cli';
import {
  askSite,
  BOX_FILES,
  HELD_OUT,
  judge,
  judgeBoxes,
  percentile,
  QUERIES_FILE,
  readQueries,
  readIndexFiles,
  type Run,
  type Score,
} from './search/evaluate';

const help = `Usage: npm run eval:search -- [--build build] [--list tests/search/queries.yml]

Measures search of a built site on a list of readers' queries, and each kind of tests/search/questions.yml by itself. Misses are listed,
except those of its second half, which no one tunes on.`;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;

function sizeOf(file: string): string {
  const text = readFileSync(file);
  return `${kilobytes(brotliCompressSync(text).length)} brotli, ${kilobytes(text.length)} plain`;
}

function row(name: string, {hit1, hit3}: Score, {times}: Run): string {
  const at = (share: number) => `${percentile(times, share).toFixed(1)} ms`;
  return `| ${name} | ${[hit1, hit3].map((each) => each.toFixed(3)).join(' | ')} | ${at(0.5)} | ${at(0.95)} |`;
}

function printMisses({misses}: Score): void {
  for (const {query, place, first} of misses.filter(({query: {kind}}) => kind !== HELD_OUT)) {
    console.log(
      `${String(place ?? '-').padStart(2)}  ${query.text}  [${query.kind}]  first: ${first ?? 'nothing'}  right: ${query.pages.join(', ')}`,
    );
  }
}

function evaluate(build: string, list: string): number {
  const files = readIndexFiles(build);
  const {rank, rankPath, textPath} = files;
  const routes = rank.pages.map(({route}) => route);
  const queries = readQueries(routes, list);
  const texts = queries.map(({text}) => text);
  const own = askSite(files, texts);
  const score = judge(queries, own.answers);
  printMisses(score);
  console.log(`\n${queries.length} queries of ${list}, ${routes.length} pages\n`);
  console.log('| search | hit@1 | hit@3 | median | 95th percentile |\n| --- | --- | --- | --- | --- |');
  const kinds = new Set(queries.map(({kind}) => kind));
  for (const kind of kinds.has(HELD_OUT) ? kinds : []) {
    const places = [...queries.keys()].filter((place) => queries[place]!.kind === kind);
    const of = <Each>(all: readonly Each[]): Each[] => places.map((place) => all[place]!);
    console.log(row(kind, judge(of(queries), of(own.answers)), {answers: of(own.answers), times: of(own.times)}));
  }
  console.log(row('this site', score, own));
  for (const box of Object.values(BOX_FILES)) {
    const {questions, shown, right, wrong} = judgeBoxes(files, box);
    console.log(`\nanswers: ${right} of ${shown} shown are right, ${questions} questions of ${box}`);
    wrong.forEach((each) => console.log(`  ${each}`));
  }
  console.log(`\nrank file: ${sizeOf(rankPath)}\nexcerpts:  ${sizeOf(textPath)}`);
  return 0;
}

const options = {build: {type: 'string', default: 'build'}, list: {type: 'string', default: QUERIES_FILE}} as const;

await command(help, {options}, ({values}) => evaluate(values.build, values.list));
