import {Agent, request as httpRequest, type IncomingHttpHeaders} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {expect, test} from '@playwright/test';

import {hostingOf, readHosting} from '../../scripts/hosting/hosting';
import {hasNginx} from '../../scripts/lib/nginx';
import {hasBrotli, startNginx, type RunningServer} from './support/nginx';
import {listen, siteServer} from '../../scripts/lib/server';
import {apiVersions, pagePath} from '../../src/data/api/versions';
import {site} from '../../src/site/site';
import {build, launcherInterface, sitemapPages} from './support/site';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for an address exactly as it is written; `fetch` would tidy it up. */
function ask(origin: string, path: string, headers: Record<string, string> = {}, agent?: Agent): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    httpRequest({hostname, port, path, headers, agent}, (response) => {
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
const nodeColors = 'user-guide/nodegraph-actions/nodegraph/Node-Colors';
const again = /^no-cache$/;
const unknown = {status: 404, type: /^text\/html/, text: 'Page not found'};
const unreadable = {status: 400, type: /^text\/html/, text: 'This address cannot be read'};
const plainPage = {status: 200, type: /^text\/html; charset=utf-8$/i, cache: again};

/** Responses that every server of this site must give, address by address. */
const rows: readonly Row[] = [
  {asked: '/', status: 302, location: base},
  {asked: base.slice(0, -1), status: 301, location: base},
  {asked: base, ...plainPage, text: '<h1'},
  {asked: `${base}user-guide/`, ...plainPage, text: 'User Guide'},
  {asked: `${base}user-guide`, ...plainPage, text: 'User Guide'},
  {asked: base + launcherInterface, ...plainPage, text: 'Launcher Interface'},
  {
    asked: `${base}${launcherInterface}.md`,
    status: 200,
    type: /^text\/markdown; charset=utf-8$/i,
    cache: again,
    text: '# Launcher Interface',
  },
  {asked: `${base}llms.txt`, status: 200, type: /^text\/plain; charset=utf-8$/i, cache: again},
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
  {asked: `${base}moved`, status: 301, location: `${base}user-guide`},
  {asked: `${base}moved/?a=1`, status: 301, location: `${base}user-guide?a=1`},
  {asked: `${base}Whats-New?a=1`, status: 301, location: `${base}whats-new?a=1`},
  {asked: `${base}USER-GUIDE/`, status: 301, location: `${base}user-guide`},
  {asked: `${base}user-guide/nodegraph-actions/nodegraph/node-colors`, status: 301, location: `${base}${nodeColors}`},
  {asked: `/${base}whats-new`, status: 301, location: `${base}whats-new`},
  {asked: `${base}/whats-new?a=//`, status: 301, location: `${base}whats-new?a=//`},
  {asked: `${base}whats-new//`, status: 301, location: `${base}whats-new/`},
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

/** Facts of the build, and an address that has moved. */
const built = readHosting(build);
const [moved] = hostingOf(base, '', [{from: '/moved', to: '/user-guide', line: 1}]).redirects.slice(2);
const hosting = {...built, redirects: [...built.redirects, moved!]};

async function startOwn(): Promise<RunningServer> {
  const server = siteServer(build, hosting);
  return {origin: await listen(server), stop: () => void server.close()};
}

const servers: Readonly<Record<string, () => Promise<RunningServer>>> = {
  "the site's own server": startOwn,
  ...(hasNginx && {'nginx as the build configures it': () => startNginx(build, hosting)}),
};

/** Headers of pages; a figure or a script needs fewer. */
const guards = {
  'content-security-policy': /default-src 'none'; base-uri 'none'.*frame-ancestors 'none'.*object-src 'none'/,
  'permissions-policy': /camera=\(\)/,
};
const always = {'x-content-type-options': /^nosniff$/, 'referrer-policy': /^same-origin$/};

for (const [name, start] of Object.entries(servers)) {
  test.describe(name, () => {
    let server: RunningServer;

    test.beforeAll(async () => {
      server = await start();
    });

    test.afterAll(() => server.stop());

    test('answers every address as the table says', async () => {
      for (const {asked, status, location, type, cache, text} of rows) {
        const answer = await ask(server.origin, asked);
        const label = asked.length > 80 ? `${asked.slice(0, 80)}…` : asked;
        expect.soft(answer.status, label).toBe(status);
        expect.soft(answer.headers.location, label).toBe(location);
        expect.soft(answer.headers['content-type'] ?? '', label).toMatch(type ?? /.*/);
        expect.soft(answer.headers['cache-control'] ?? '', label).toMatch(cache ?? /^$/);
        expect.soft(answer.body.toString(), label).toContain(text ?? '');
      }
    });

    test('sends the policy with pages, errors among them, and with nothing else', async () => {
      const asked = {'': guards, [launcherInterface]: guards, nowhere: guards, '%ZZ': guards, 'img/favicon.svg': {}};
      for (const [address, expected] of Object.entries(asked)) {
        const {headers} = await ask(server.origin, base + address);
        for (const [header, value] of Object.entries({...always, ...expected})) {
          expect.soft(headers[header], `${address} ${header}`).toMatch(value);
        }
        expect.soft(headers['content-security-policy'] ?? '', address).not.toContain('unsafe-');
        expect.soft('content-security-policy' in headers, address).toBe(expected === guards);
      }
    });

    test('sends what the build has compressed, and keeps files with a hash for good', async () => {
      const page = await ask(server.origin, base, {'Accept-Encoding': 'gzip'});
      expect(page.headers['content-encoding']).toBe('gzip');
      expect(page.headers.vary).toBe('Accept-Encoding');
      const html = gunzipSync(page.body).toString();
      const script = html.match(/src="?([^" >]*\/assets\/js\/main\.[^" >]*\.js)/)![1]!;
      const code = await ask(server.origin, script, {'Accept-Encoding': 'gzip'});
      expect(code.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(code.headers['content-type']).toContain('javascript');
      expect(code.body.length).toBeLessThan(gunzipSync(code.body).length / 2);
      const plain = await ask(server.origin, base);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect((await ask(server.origin, base, {'If-None-Match': plain.headers.etag!})).status).toBe(304);

      const {headers, body} = await ask(server.origin, base, {'Accept-Encoding': 'gzip, deflate, br'});
      const isBrotli = start === startOwn || hasBrotli;
      expect(headers['content-encoding']).toBe(isBrotli ? 'br' : 'gzip');
      expect((isBrotli ? brotliDecompressSync : gunzipSync)(body).toString()).toBe(html);
    });
  });
}

/** Readers who read at the same time, and how many pages each of them opens. */
const READERS = 200;
const PAGES = 10;

test(`nginx serves ${PAGES} pages to each of ${READERS} readers at once without an error`, async () => {
  test.skip(!hasNginx, 'there is no nginx on this machine');
  const {origin, stop} = await startNginx(build, hosting);
  const agent = new Agent({keepAlive: true, maxSockets: READERS});
  const pages = sitemapPages();
  const errors: string[] = [];
  // Each reader opens one page after the other, from a different place of the sitemap, and stays for a moment.
  const read = async (reader: number): Promise<void> => {
    for (let step = 0; step < PAGES; step += 1) {
      const address = base + pages[(reader * 7 + step) % pages.length]!;
      try {
        const {status, body} = await ask(origin, address, {'Accept-Encoding': 'gzip, br'}, agent);
        if (status !== 200 || body.length < 1000) errors.push(`${address}: ${status}, ${body.length} bytes`);
      } catch (error) {
        errors.push(`${address}: ${String(error)}`);
      }
      await wait(250 + ((reader * 37) % 250));
    }
  };
  try {
    await Promise.all(Array.from({length: READERS}, (_, reader) => read(reader)));
  } finally {
    agent.destroy();
    stop();
  }
  expect(errors).toEqual([]);
});
