import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {createServer} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {stripVTControlCharacters} from 'node:util';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {listen} from '../../scripts/lib/server';
import {site} from '../../src/site/site';
import {smallSite} from './smallSite';

const {root, read, write, edit, remove} = smallSite();
let server: ChildProcess;
let origin = '';
let output = '';

/** Waits for words of the preview that it prints from now on, and returns all that it has printed by then. */
async function printed(after: number, pattern: RegExp): Promise<string> {
  for (;;) {
    const text = stripVTControlCharacters(output).slice(after);
    if (pattern.test(text)) return text;
    if (server.exitCode !== null) throw new Error(`the preview has ended:\n${output}`);
    await wait(50);
  }
}

const now = (): number => stripVTControlCharacters(output).length;

beforeAll(async () => {
  // They show nodes that the copy lacks.
  remove('tests/fixtures/components');
  remove('tests/fixtures/figures');
  execFileSync('npm', ['run', 'generate:api'], {cwd: root, stdio: 'pipe'});
  const probe = createServer();
  origin = await listen(probe);
  probe.close();
  const args = ['start', '--no-open', '--host', '127.0.0.1', '--port', new URL(origin).port];
  server = spawn(`${root}/node_modules/.bin/docusaurus`, args, {
    cwd: root,
    env: {...process.env, NODE_ENV: 'development'},
  });
  for (const stream of [server.stdout!, server.stderr!])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  await printed(0, /compiled successfully/);
});

afterAll(() => server.kill());

const page = 'docs/warm.mdx';

test.each<[fault: string, file: string, from: string, to: string, line: RegExp]>([
  [
    'data',
    'docs/_data/ports.yml',
    'protocol: TCP',
    'protocol: TPC',
    /docs\/_data\/ports\.yml:\d+ {2}\S+ is "TPC" {2}-> {2}did you mean "TCP"\?/,
  ],
  [
    'a figure',
    page,
    'title: First',
    'titel: First',
    /docs\/warm\.mdx:\d+ {2}unknown key "nodes\.a\.titel" {2}-> {2}did you mean "title"\?/,
  ],
  [
    'front matter',
    page,
    'tags: [hub]',
    'tags: [hubb]',
    /docs\/warm\.mdx:\d+ {2}tags\[0\] is "hubb" {2}-> {2}did you mean "hub"\?/,
  ],
  [
    'an expression',
    page,
    'and more.',
    'and {engineId} more.',
    /docs\/warm\.mdx:\d+ {2}\{engineId\} is an expression, .* {2}-> {2}put it in backticks/,
  ],
  [
    'MDX',
    page,
    'and more.',
    'and <5 ms more.',
    /docs\/warm\.mdx:11 {2}no valid MDX: Unexpected character .* {2}-> {2}close every component/,
  ],
  [
    'the description of the API',
    'api/hub-1.6.1.yaml',
    'operationId: listEngines',
    'operationId: listEngine',
    /api\/hub-1\.6\.1\.yaml:\d+ {2}.* {2}-> {2}/,
  ],
])(
  'a fault of %s is one line, pages are answered meanwhile, and its repair is seen',
  async (_, file, from, to, line) => {
    const right = read(file);
    const start = now();
    edit(file, from, to);
    try {
      const text = await printed(start, new RegExp(`${line.source}[^]*compiled with`));
      for (const once of text.split('compiled with'))
        expect(once.match(new RegExp(line, 'g')) ?? [], once).toHaveProperty('length', once.match(line) ? 1 : 0);
      expect(text).not.toMatch(/^\s+at /m);
      for (const address of ['warm', 'faq/glossary']) {
        const answer = await fetch(`${origin}${site.basePath}${address}`);
        expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('main.js')]);
      }
    } finally {
      const before = now();
      write(file, right);
      await printed(before, /compiled successfully/);
    }
  },
);
