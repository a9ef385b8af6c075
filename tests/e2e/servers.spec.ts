import {request as httpRequest, type IncomingHttpHeaders} from 'node:http';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {expect, test} from '@playwright/test';

import {startNginx, type RunningServer} from '../../scripts/lib/nginx';
import {apiVersions, pagePath} from '../../src/reference/versions';
import {site} from '../../src/site/site';
import {build, launcherInterface} from './support/site';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for an address exactly as it is written; `fetch` would tidy it up. */
function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    httpRequest({hostname, port, path, headers}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts)}),
      );
    })
      .on('error', reject)
      .end();
  });
}

interface Row {
  readonly asked: string;
  readonly status: number;
  readonly location?: string;
  readonly type?: RegExp;
  readonly cache?: RegExp;
  readonly text?: string;
}

const base = site.basePath;
const again = /^no-cache$/;
const unknown = {status: 404, type: /^text\/html/, text: 'Page not found'};
const unreadable = {status: 400, type: /^text\/html/, text: 'This address cannot be read'};
const plainPage = {status: 200, type: /^text\/html; charset=utf-8$/i, cache: again};

/** What every server of this site answers, address by address. */
const rows: readonly Row[] = [
  {asked: '/', status: 302, location: base},
  {asked: base.slice(0, -1), status: 301, location: base},
  {asked: base, ...plainPage, text: '<h1'},
  {asked: `${base}user-guide/`, ...plainPage, text: 'User Guide'},
  {asked: `${base}user-guide`, ...plainPage, text: 'User Guide'},
  {asked: base + launcherInterface, ...plainPage, text: 'Launcher Interface'},
  {asked: `${base}index.html`, status: 301, location: base},
  {asked: `${base}user-guide/index.html`, status: 301, location: `${base}user-guide/`},
  {asked: `${base}user-guide/index.html?a=1`, status: 301, location: `${base}user-guide/?a=1`},
  {asked: `${base}${launcherInterface}.html`, status: 301, location: base + launcherInterface},
  {
    asked: `${base}${launcherInterface}.html?a=1?b=2`,
    status: 301,
    location: `${base}${launcherInterface}?a=1?b=2`,
  },
  // A dot does not make a file.
  {asked: `${base}${pagePath(apiVersions, apiVersions.at(-1)!.version).slice(1)}`, ...plainPage},
  {asked: `${base}nowhere`, ...unknown},
  {asked: `${base}user-guide/nowhere/`, ...unknown},
  {asked: `${base}404.html`, ...unknown},
  {asked: `${base}400.html`, ...unknown},
  {asked: '/elsewhere', ...unknown},
  {asked: `${base}assets/`, ...unknown},
  {asked: `${base}assets/js/`, ...unknown},
  {asked: `${base}assets/js/gone.0123abcd.js`, ...unknown},
  {asked: `${base}img/`, ...unknown},
  {asked: `${base}%ZZ`, ...unreadable},
  {asked: `${base}user-guide/100%/done`, ...unreadable},
  {asked: `${base}a%00b`, ...unreadable},
  {asked: `${base}..%2f..%2fetc/passwd`, ...unreadable},
  {asked: `${base}%C3%A9`, ...unknown},
  {asked: `${base}search?q=${'a'.repeat(10_000)}`, ...plainPage},
  {asked: `${base}rhubapi`, ...plainPage},
  {asked: `${base}rhubapi/hub-1.6.1.yaml`, status: 200, type: /^text\/yaml/, cache: again, text: 'openapi:'},
  {asked: `${base}rhubapi/hub-1.6.1.json`, status: 200, type: /^application\/json/, cache: again},
  {asked: `${base}rhubapi/hub-9.9.yaml`, ...unknown},
  {asked: `${base}img/favicon.svg`, status: 200, type: /^image\/svg\+xml/, cache: again},
  {asked: `${base}robots.txt`, status: 200, type: /^text\/plain/, cache: again, text: `Sitemap: ${site.origin}${base}`},
  {asked: `${base}sitemap.xml`, status: 200, type: /xml/, cache: again},
];

const servers: Readonly<Record<string, (own: string) => Promise<RunningServer>>> = {
  "the site's own server": async (own) => ({origin: new URL(own).origin, stop: () => {}}),
  'nginx with deploy/nginx.conf': () => startNginx(build, 'deploy/nginx.conf', base),
};

for (const [name, start] of Object.entries(servers)) {
  test(`${name} answers every address as the table says`, async ({baseURL}) => {
    const {origin, stop} = await start(baseURL!);
    try {
      for (const {asked, status, location, type, cache, text} of rows) {
        const answer = await ask(origin, asked);
        const label = asked.length > 80 ? `${asked.slice(0, 80)}…` : asked;
        expect.soft(answer.status, label).toBe(status);
        expect.soft(answer.headers.location, label).toBe(location);
        expect.soft(answer.headers['content-type'] ?? '', label).toMatch(type ?? /.*/);
        expect.soft(answer.headers['cache-control'] ?? '', label).toMatch(cache ?? /^$/);
        expect.soft(answer.body.toString(), label).toContain(text ?? '');
      }
    } finally {
      stop();
    }
  });

  test(`${name} compresses text and keeps files with a hash for good`, async ({baseURL}) => {
    const {origin, stop} = await start(baseURL!);
    try {
      const page = await ask(origin, base, {'Accept-Encoding': 'gzip'});
      expect(page.headers['content-encoding']).toBe('gzip');
      const html = gunzipSync(page.body).toString();
      const script = html.match(/src="?([^" >]*\/assets\/js\/main\.[^" >]*\.js)/)![1]!;
      const code = await ask(origin, script, {'Accept-Encoding': 'gzip'});
      expect(code.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(code.headers['content-type']).toContain('javascript');
      expect(code.body.length).toBeLessThan(gunzipSync(code.body).length / 2);
      const again304 = await ask(origin, base, {'If-None-Match': (await ask(origin, base)).headers.etag!});
      expect(again304.status).toBe(304);
    } finally {
      stop();
    }
  });
}

test("the site's own server prefers brotli", async ({baseURL}) => {
  const {headers, body} = await ask(new URL(baseURL!).origin, base, {'Accept-Encoding': 'gzip, deflate, br'});
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toContain('<!doctype html>');
});
