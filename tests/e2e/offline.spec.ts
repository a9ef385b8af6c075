import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {chromium, expect, test, type Page} from '@playwright/test';

import {launchOptions} from '../../scripts/lib/browser';
import {site} from '../../src/site/site';
import {hydrated, launcherInterface} from './support/site';

const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
let copy = '';
const servers: ChildProcess[] = [];

test.describe.configure({mode: 'serial'});

test.beforeAll(() => {
  const out = path.join(folder, 'first');
  execFileSync('npx', ['tsx', 'scripts/pack-offline.ts', '--fixtures', '--out', out], {stdio: 'pipe'});
  const [zip = ''] = readdirSync(out);
  execFileSync('unzip', ['-q', path.join(out, zip), '-d', folder]);
  copy = path.join(folder, path.basename(zip, '.zip'));
});

test.afterAll(() => {
  servers.forEach((server) => server.kill());
  rmSync(folder, {recursive: true, force: true});
});

/** Starts one of the scripts of the copy, and returns the address that it prints. */
async function start(program: string, script: string, ...words: string[]): Promise<string> {
  const server = spawn(program, [path.join(copy, script), '--port', '0', ...words], {cwd: tmpdir()});
  servers.push(server);
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      const address = /http:\S+/.exec(text.toString())?.[0];
      if (address) resolve(address);
    });
    server.on('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
}

test('the copy has its release and date in its name, and a build with the pages of tests is refused', () => {
  expect(path.basename(copy)).toMatch(
    new RegExp(`^${site.basePath.replaceAll('/', '')}-offline-\\d{4}-\\d\\d-\\d\\d$`),
  );
  const {status, stderr} = spawnSync('npx', ['tsx', 'scripts/pack-offline.ts', '--out', folder], {encoding: 'utf8'});
  expect(status).toBe(1);
  expect(stderr).toContain('has the pages of tests  ->  run `npm run build`');
});

test('the practice hub of the copy answers calls', async () => {
  const address = await start(process.execPath, path.join(site.basePath, 'practice-hub.mjs'));
  const response = await fetch(new URL('/api/rest/v1/engines', address));
  expect(response.status).toBe(200);
  expect(await response.json()).toContainEqual(expect.objectContaining({status: expect.any(String)}));
});

/** Sends an address as it is: a client would resolve its dots. */
async function ask(address: string, target: string): Promise<string> {
  const {hostname, port} = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`GET ${target} HTTP/1.0\r\n\r\n`));
    let text = '';
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
    socket.on('end', () => resolve(text.split('\r\n')[0]!));
    socket.on('error', reject);
  });
}

/** Reads, searches, zooms, and looks up a call in a copy, in a browser that reaches this machine only. */
async function use(page: Page, address: string): Promise<void> {
  await page.goto(address + launcherInterface);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Launcher Interface');
  await expect(page.getByText(/, offline copy of \w+ \d+, \d{4}\./)).toBeVisible();
  await page.getByRole('link', {name: 'Engine Status Colors'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Engine Status Colors');
  await expect(page.getByText(/, offline copy of/)).toBeVisible();
  await page.goto(`${address}integrations/`);
  await page.locator('figure[data-kind="flow"] img').first().click();
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${address}search/?q=genlock`);
  await expect(page.locator('article').first()).toContainText(/genlock/i);
  await page.goto(`${address}rhubapi/set-property`);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Set a property');
  expect((await page.goto(`${address}nowhere`))!.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  expect((await page.request.get(`${address}${launcherInterface}.html`)).status()).toBe(200);
  const types = await page.request.get(`${address}rhubapi/hub-1.6.1.d.ts`);
  expect(types.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const file = await page.request.get(`${address}${launcherInterface}.md`);
  expect(file.headers()['content-type']).toBe('text/markdown; charset=utf-8');
}

for (const [program, script] of [
  [process.execPath, 'start.mjs'],
  ['python3', 'start.py'],
] as const) {
  test(`the copy works without internet, served by ${script}`, async () => {
    test.skip(spawnSync(program, ['--version']).status !== 0, `there is no ${program} here`);
    const address = await start(program, script, '--no-browser');
    // Files beside the copy, whatever the address; one that is wrongly encoded doesn't end the server either.
    for (const target of ['/../first', `/%2e%2e/${path.basename(copy)}.txt`, '/..%2f..%2fetc/passwd', '/%zz', '/%00'])
      expect(await ask(address, target), target).toContain(' 404 ');
    const options = launchOptions();
    const rules = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
    const browser = await chromium.launch({...options, args: [...options.args, rules]});
    try {
      const page = await browser.newPage({viewport: {width: 1440, height: 900}});
      const others: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(address) && !request.url().startsWith('data:')) others.push(request.url());
      });
      await use(page, address);
      expect(others).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}
