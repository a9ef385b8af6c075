import {utimesSync} from 'node:fs';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';

import {nameOf, pack, type Copy} from '../../../scripts/offline/pack';
import {textOf} from '../../../src/export/files';
import {testFolder} from '../../support/folder';
import {runScript} from '../checks/project';

const copy: Copy = {
  title: 'Reality 9.9',
  basePath: '/reality-9.9/',
  origin: 'https://docs.example.org',
  date: new Date('2026-01-02T00:00:00Z'),
};
const pdf = '%PDF-1.7 \u0000 a book';
const program = '#!/usr/bin/env node\nconsole.log(1);\n';

function packed(): Record<string, string> {
  const {root} = testFolder({
    '404.html': '<body>Not found</body>',
    'books/user-guide.pdf': pdf,
    'practice-hub.mjs': program,
    'page.html': '<body>Text</body>',
    'page.html.br': 'compressed',
  });
  const zip = pack(root, copy);
  utimesSync(path.join(root, 'page.html'), 1e9, 1e9);
  expect(pack(root, copy), 'the same bytes each time').toEqual(zip);
  const entries = Object.entries(unzipSync(zip));
  return Object.fromEntries(entries.map(([name, body]) => [name.replace(`${nameOf(copy)}/`, ''), strFromU8(body)]));
}

test('books and the practice hub are in the offline copy as they are, and compressed files are not', () => {
  const files = packed();
  expect(files['reality-9.9/books/user-guide.pdf']).toBe(pdf);
  expect(files['reality-9.9/practice-hub.mjs']).toBe(program);
  expect(files['reality-9.9/page.html']).toContain('Reality 9.9, offline copy of January 2, 2026.');
  expect(Object.keys(files)).not.toContain('reality-9.9/page.html.br');
});

test('what Windows starts has its line ends, and the README its facts', () => {
  const files = packed();
  for (const name of ['start.cmd', 'start.ps1', 'README.txt']) expect(files[name], name).not.toMatch(/[^\r]\n/);
  expect(files['start.command']).not.toContain('\r');
  expect(files['README.txt']).toContain('Reality 9.9, offline copy of 2026-01-02');
  expect(files['README.txt']).not.toMatch(/[{}]/);
});

test('a copy of the project without its history is packed, with the date of the build', async () => {
  const {root} = testFolder({
    'build/build.json': JSON.stringify({...copy, fixtures: false}),
    'build/404.html': '<body>Not found</body>',
  });
  utimesSync(path.join(root, 'build/build.json'), copy.date, copy.date);
  const {code, output} = await runScript('scripts/pack-offline.ts', root);
  expect([code, output]).toEqual([0, expect.stringContaining('packed/reality-9.9-offline-2026-01-02.zip')]);
});

test('a link of a page to a fragment that encodes nothing is written', () => {
  const facts = {title: 'Page', release: '9.9'};
  const page = {
    route: 'page',
    facts,
    markdown: '[All](/manual/page#100%) [Half](#50%)\n',
    anchors: [['50%', 'half']],
  } as const;
  expect(textOf(page, new Map([['page', page]]), '/manual/')).toContain('[All](page.md) [Half](#half)');
});
