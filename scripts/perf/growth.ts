import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {sum} from '../../src/shared/collections';
import {brotliBytes} from '../hosting/compressText';

/** What a site of a number of pages costs. */
export interface Growth {
  readonly pages: number;
  /** Scripts that its start page loads, with brotli. */
  readonly scriptBytes: number;
  readonly seconds: number;
  readonly megabytes: number;
}

const PER_FOLDER = 12;

/** Random, and the same each time: the numbers of Park and Miller, 1988. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Titles like those of the manual: two or three of their words. */
function titles(count: number): string[] {
  const known = readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .flatMap(
      (file) =>
        /^title: *(.+)$/m.exec(readFileSync(path.join('docs', file), 'utf8'))?.[1]?.match(/[A-Z][a-z]{2,}/g) ?? [],
    );
  const words = [...new Set(known)].sort();
  const next = randomNumbers(1);
  const made = new Set<string>();
  while (made.size < count) {
    made.add(Array.from({length: next() < 0.5 ? 2 : 3}, () => words[Math.floor(next() * words.length)]).join(' '));
  }
  return [...made];
}

const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** Text of some 600 words, from a page of the manual that needs no data. */
function bodyText(): string {
  const text = readFileSync('docs/user-guide/launcher/launcher-interface.mdx', 'utf8').replace(
    /^---[\s\S]*?^---$/m,
    '',
  );
  return text
    .replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
    .replaceAll(/<\/?\w[^>]*>/g, '')
    .replaceAll(/\]\([^)]*\)/g, '](/)');
}

/** Gives a copy of the project its packages, with a cache of the copy's. */
export function linkPackages(folder: string): void {
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => each !== '.cache'))
    symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name), 'junction');
}

/** A copy of the project with as many pages as asked, in folders of twelve. */
function writeSite(folder: string, count: number): void {
  const skipped =
    /^(?:node_modules|build|docs|versioned_docs|versioned_sidebars|tests\/(?:e2e|search|site|unit)|test-results|\.(?:git|docusaurus))(?:\/|$)/;
  cpSync('.', folder, {recursive: true, filter: (file) => !skipped.test(file.replaceAll(path.sep, '/'))});
  linkPackages(folder);
  cpSync('docs/_data', path.join(folder, 'docs/_data'), {recursive: true});
  cpSync('docs/tags.yml', path.join(folder, 'docs/tags.yml'));
  writeFileSync(path.join(folder, 'versions.json'), '[]\n');
  // Every word that search knows must be on a page.
  writeFileSync(path.join(folder, 'docs/_data/synonyms.yml'), '- {reader: [tepid], manual: [page]}\n');
  const text = bodyText();
  titles(count).forEach((title, at) => {
    const isStart = at === 0;
    const name = isStart ? 'index' : slug(title);
    const below = isStart ? '' : `section-${Math.floor(at / PER_FOLDER)}`;
    const place = path.join(folder, 'docs', below);
    mkdirSync(place, {recursive: true});
    const head = [
      `title: ${title}`,
      'description: A page that is made to find out what a page more costs the readers of all others.',
      'tags: [hub]',
      `sidebar_position: ${at + 1}`,
      'evidence: composed',
      ...(isStart ? ['slug: /'] : []),
    ];
    writeFileSync(path.join(place, `${name}.mdx`), `---\n${head.join('\n')}\n---\n${text}`);
  });
}

/** Builds in a process that says at its end how much memory it took. */
function build(folder: string): {seconds: number; megabytes: number} {
  execFileSync('npm', ['run', '--silent', 'generate:api'], {cwd: folder, stdio: 'pipe'});
  const report = 'process.on("exit",()=>console.error("peak "+process.resourceUsage().maxRSS))';
  const started = Date.now();
  const {status, stderr, stdout} = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(report)}`,
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'build',
    ],
    {cwd: folder, encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(`${folder}  can't be built:\n${stdout}\n${stderr}`);
  }
  const peaks = [...stderr.matchAll(/^peak (\d+)$/gm)].map(([, kilobytes]) => Number(kilobytes));
  return {seconds: (Date.now() - started) / 1000, megabytes: Math.max(...peaks) / 1024};
}

/** Bytes of what every page loads, and of the sidebar: what grows with the number of pages. */
function scriptBytes(folder: string): number {
  const scripts = path.join(folder, 'build/assets/js');
  const isShared = (file: string) =>
    /^(?:main|runtime~main)\./.test(file) ||
    readFileSync(path.join(scripts, file), 'utf8').includes('"docsSidebars":{"manual"');
  const files = readdirSync(scripts).filter((file) => file.endsWith('.js') && isShared(file));
  return sum(files.map((file) => brotliBytes(readFileSync(path.join(scripts, file)), file)));
}

/** Builds a copy of the project with a number of pages from nothing, and measures it; throws what a failed build prints. */
export function measureGrowth(pages: number): Growth {
  const folder = mkdtempSync(path.join(tmpdir(), 'growth-'));
  try {
    writeSite(folder, pages);
    const {seconds, megabytes} = build(folder);
    return {pages, scriptBytes: scriptBytes(folder), seconds, megabytes};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
