import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findMachinePaths} from '../../../src/checks/links/machinePaths';
import {checkLinks, type LinkReport} from '../../../src/checks/links/site';
import {site} from '../../../src/site/site';
import {testFolder} from '../../support/folder';
import {runScript} from './project';

const address = {
  origin: 'https://docs.example.com',
  basePath: '/manual/',
  siblingOrigin: 'https://docs.example.com',
  siblings: ['other-manual'],
};

const head = '<link rel="stylesheet" href="/manual/assets/site.css"><script src="/manual/assets/site.js"></script>';

/** A built site in which every link leads somewhere. */
const sound: Record<string, string> = {
  'index.html': `<head>${head}<link rel="canonical" href="https://docs.example.com/manual/">
    <meta property="og:image" content="https://docs.example.com/manual/img/card.png"></head>
    <a href="/manual/launcher#modes">Modes</a> <a href="#top">Top</a><h1 id="top">Home</h1>
    <a href="https://docs.example.com/other-manual/page">Other manual</a> <a href="https://example.org/">Elsewhere</a>
    <img src="/manual/img/card.png" srcset="/manual/img/card.png 1x, /manual/img/card.png 2x" alt="">`,
  'launcher/index.html': `<head>${head}</head><h2 id="modes">Modes</h2><a href="/manual/">Home</a> <a href="../status">Status</a>`,
  'status.html': `<head>${head}</head><a href="/manual/launcher/">Launcher</a>`,
  'assets/site.css': '@font-face {src: url("/manual/assets/inter.woff2")} a {background: url(data:image/svg+xml,x)}',
  'assets/site.js': '',
  'assets/inter.woff2': '',
  'img/card.png': '',
};

const build = (files: Record<string, string>): string => testFolder(files).root;

const check = (files: Record<string, string>): LinkReport => checkLinks(build(files), address);

test('a sound site passes; siblings and other hosts are counted', () => {
  const report = check(sound);
  expect(report.broken).toEqual([]);
  expect(report.pages).toBe(3);
  expect(report.siblings).toEqual(new Map([['other-manual', 1]]));
  expect(report.external).toEqual(new Map([['example.org', 1]]));
});

/** Planted faults: name, file, what is written there, what is planted, the address, why it is broken, the nearest. */
const faults = `
page | status.html | /manual/launcher/ | /manual/luncher | /manual/luncher | no page or file | /manual/launcher
fragment | index.html | #modes | #mode | /manual/launcher#mode | no #mode in launcher/index.html | #modes
fragment of the page itself | index.html | id="top" | id="up" | #top | no #top in index.html | #up
relative page | launcher/index.html | ../status | ./status | ./status | no page or file | /manual/status
picture | index.html | src="/manual/img/card.png" | src="/manual/img/no.png" | /manual/img/no.png | no page or file
picture of a set | index.html | card.png 2x | large.png 2x | /manual/img/large.png | no page or file
script | index.html | assets/site.js | assets/no.js | /manual/assets/no.js | no page or file
style sheet | index.html | assets/site.css | assets/no.css | /manual/assets/no.css | no page or file
card | index.html | com/manual/img/card.png | com/manual/img/no.png | https://docs.example.com/manual/img/no.png | no page or file
canonical address | index.html | manual/"> | manual/home"> | https://docs.example.com/manual/home | no page or file
address outside the base path | status.html | /manual/launcher/ | /launcher/ | /launcher/ | lies outside /manual/
font | assets/site.css | inter.woff2 | inter.woff | /manual/assets/inter.woff | no page or file`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [name: string, file: string, from: string, to: string, ...string[]]);

test.each(faults)('finds a %s that is not there', (_name, file, from, to, url, why, near) => {
  const before = sound[file] ?? '';
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  const {broken} = check({...sound, [file]: after});
  const found = broken.find((one) => one.url === url);
  expect(found?.why).toContain(why);
  expect(found?.files).toContain(file);
  if (near) {
    expect(found?.near).toBe(near);
  }
});

test('fails where there are no pages', () => {
  expect(() => check({'assets/site.css': ''})).toThrow(/no pages found {2}-> {2}build the site first/);
  expect(() => checkLinks(path.join(tmpdir(), 'no-such-build'), address)).toThrow(/no pages found/);
});

test('the command names page, link and nearest target, and ends with 1', async () => {
  const folder = build({
    'index.html': `<a href="${site.basePath}launchr">Launcher</a>`,
    'launcher.html': `<a href="${site.basePath}">Home</a>`,
  });
  const {code, output} = await runScript('scripts/check-links.ts', folder, folder);
  expect(output).toContain(
    `index.html  a[href] ${site.basePath}launchr leads to no page or file  ->  did you mean ${site.basePath}launcher?`,
  );
  expect(output).toContain('2 pages, 2 internal links, 1 broken');
  expect(code).toBe(1);
});

test.each([
  ['the folder of the project', '{"siteDir":"/srv/project"}', '/srv/project'],
  ['a package of any machine', 'require("/opt/site/node_modules/react/index.js")', '/opt/site/node_modules/'],
  ['a home folder of any machine', 'at render (/home/jane/site/src/page.tsx)', '/home/jane/'],
])('finds %s in a script', (_, text, found) => {
  const {findings} = findMachinePaths(build({...sound, 'assets/site.js': `\n${text}`}), '/srv/project');
  expect(findings).toEqual([
    expect.objectContaining({
      file: 'assets/site.js',
      line: 2,
      what: `a path of the machine that built the site: ${found}`,
    }),
  ]);
});

test('takes addresses of the site and of hosts for no paths', () => {
  const text = 'see https://example.com/home/jane/ and /manual/srv/project, ./node_modules/react/index.js';
  expect(findMachinePaths(build({'index.html': text}), '/srv/project')).toEqual({findings: [], count: 1});
});
