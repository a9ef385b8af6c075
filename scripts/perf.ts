import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import path from 'node:path';

import {site} from '../src/site/site';
import {needBrowser} from './lib/browser';
import {command} from './lib/cli';
import {measureGrowth, type Growth} from './perf/growth';
import {measure, type Cost, type Subject} from './perf/measure';
import {installPeers, manualPeers, ownSubjects, referencePeers} from './perf/peers';

const FILE = 'PERFORMANCE.md';
const parts = ['reference', 'manual', 'growth'] as const;
type Part = (typeof parts)[number];

const help = `Usage: npm run perf -- [--part ${parts.join('|')}]... [--runs 3] [--pages 50,200,800] [--build build]

Measures the built site beside its peers, which it installs into a temporary folder, and sites of several sizes, and
writes the tables of ${FILE}. Times count on a machine that does nothing else.`;

const options = {
  part: {type: 'string', multiple: true},
  runs: {type: 'string', default: '3'},
  pages: {type: 'string', default: '50,200,800'},
  build: {type: 'string', default: 'build'},
} as const;

/** The numbers of an option, commas between them. */
function numbersOf(name: string, text: string): [number, ...number[]] {
  const numbers = text.split(',').map(Number);
  if (numbers.some((each) => !Number.isInteger(each) || each < 1)) {
    throw new Error(`--${name} ${text}  is no count  ->  write whole numbers from 1`);
  }
  return numbers as [number, ...number[]];
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(0);

function costTable(subjects: readonly Subject[], costs: readonly Cost[]): string {
  const head = [
    '',
    'KB',
    'of it scripts',
    'requests',
    'first paint',
    'largest paint',
    'visible',
    'blocked',
    'heap, MB',
    'elements',
  ];
  const rows = subjects.map(({name}, at) => {
    const cost = costs[at]!;
    const times = [cost.firstPaint, cost.largestPaint, cost.visible, cost.blocked].map((time) => time.toFixed(0));
    const heap = (cost.heap / 2 ** 20).toFixed(1);
    return [name, kilobytes(cost.bytes), kilobytes(cost.scriptBytes), cost.requests, ...times, heap, cost.elements];
  });
  return table(head, rows);
}

function growthTable(growths: readonly Growth[]): string {
  const rows = growths.map(({pages, scriptBytes, seconds, megabytes}, at) => {
    const before = growths[at - 1];
    const more = before ? ((scriptBytes - before.scriptBytes) / (pages - before.pages)).toFixed(0) : '';
    return [pages, kilobytes(scriptBytes), more, seconds.toFixed(0), megabytes.toFixed(0)];
  });
  return table(['pages', 'scripts, KB', 'bytes for each page more', 'build, s', 'memory, MB'], rows);
}

/** Puts a table, and when and where it was measured, between the marks of its part. */
function write(part: Part, text: string): void {
  const page = readFileSync(FILE, 'utf8');
  const marks = new RegExp(`(<!-- ${part} -->\\n)[\\s\\S]*?(<!-- /${part} -->)`);
  if (!marks.test(page)) {
    throw new Error(
      `${FILE}  has no <!-- ${part} --> ... <!-- /${part} -->  ->  put both lines where the table belongs`,
    );
  }
  const when = `Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} processors, Node ${process.versions.node}.`;
  writeFileSync(
    FILE,
    page.replace(marks, (_, start: string, end: string) => `${start}\n${text}\n\n${when}\n\n${end}`),
  );
  console.log(`\n${text}\n`);
}

async function comparePages(wanted: readonly Part[], build: string, runs: number): Promise<void> {
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error(`${build}/index.html  there is no built site  ->  run \`npm run build\` first`);
  }
  needBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), 'peers-'));
  try {
    installPeers(folder);
    const own = ownSubjects(path.resolve(build), site.basePath);
    const compare = async (part: Part, subjects: Subject[]) =>
      write(part, costTable(subjects, await measure(subjects, runs)));
    if (wanted.includes('reference')) await compare('reference', [own.reference, ...referencePeers(folder)]);
    if (wanted.includes('manual'))
      await compare('manual', [own.manual, ...manualPeers(folder, path.resolve(build), site.basePath)]);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

await command(help, {options}, async ({values}) => {
  const wanted = (values.part ?? parts) as readonly Part[];
  const unknown = wanted.find((part) => !parts.includes(part));
  if (unknown !== undefined) {
    throw new Error(`--part ${unknown}  is not known  ->  use ${parts.join(', ')}`);
  }
  const [runs] = numbersOf('runs', values.runs);
  const pages = numbersOf('pages', values.pages);
  if (wanted.some((part) => part !== 'growth')) {
    await comparePages(wanted, values.build, runs);
  }
  if (wanted.includes('growth')) {
    write('growth', growthTable(pages.map(measureGrowth)));
  }
  return 0;
});
