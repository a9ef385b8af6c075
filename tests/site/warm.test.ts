import {execFileSync} from 'node:child_process';
import {cpSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';

import {chromium, expect as expectOf, type Page} from '@playwright/test';
import {expect, test} from 'vitest';

import {hostingOf} from '../../scripts/hosting/hosting';
import {launchOptions} from '../../scripts/lib/browser';
import {listen, siteServer} from '../../scripts/lib/server';
import {site} from '../../src/site/site';
import {hydrated, open} from '../e2e/support/site';
import {smallSite} from './smallSite';

const copy = smallSite();
const {root, read, edit} = copy;

const at = (file: string): string => path.join(root, file);

/** Builds the copy and returns the page, with the figure that it shows. */
function build(): {html: string; svg: string} {
  execFileSync('npm', ['run', 'generate:api'], {cwd: root, stdio: 'pipe'});
  // Minification doesn't change which pages are rebuilt.
  execFileSync('npx', ['docusaurus', 'build', '--no-minify'], {cwd: root, stdio: 'pipe'});
  // Paths of calls may break after each slash but the first two.
  const html = read('build/warm/index.html').replaceAll(/<wbr\/?>|<!-- -->|<\/?span[^>]*>/g, '');
  const image = /assets\/\w+\/flow-[\w.-]+\.svg/.exec(html)?.[0] ?? '';
  return {html, svg: read(`build/${image}`)};
}

test('a warm build follows changes of the API, of the data and of the colors', () => {
  const cold = build();
  cpSync(at('build'), at('before'), {recursive: true});
  expect(cold.html).toContain('/api/rest/v1/engines<');
  expect(cold.html).toContain('User interface and REST API, without SSL.');

  edit('api/hub-1.6.1.yaml', '  /api/rest/v1/engines:', '  /api/rest/v1/machines:');
  edit('docs/_data/ports.yml', 'User interface and REST API, without SSL.', 'Pages and calls.');
  edit('src/css/tokens.css', /--accent:/g, '--accent: #123456;\n  --accent-before:');
  const warm = build();
  expect(warm.html).toContain('/api/rest/v1/machines<');
  expect(warm.html).not.toContain('/api/rest/v1/engines<');
  expect(warm.html).toContain('Pages and calls.');
  expect(warm.svg).toContain('#123456');
  expect(cold.svg).not.toContain('#123456');
});

test('tabs that were open before a deployment lead to what is deployed', async () => {
  const hosting = hostingOf(site.basePath, "default-src 'self' 'unsafe-inline'", []);
  let serving = siteServer(at('before'), hosting);
  const server = createServer((request, response) => void serving.emit('request', request, response));
  const host = await listen(server);
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({viewport: {width: 1440, height: 900}});
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    const openTab = async (address: string): Promise<Page> => {
      const page = await context.newPage();
      await open(page, host + site.basePath + address);
      return page;
    };
    const search = async (page: Page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('warm');
    };
    const oldReader = await openTab('');
    const oldSearcher = await openTab('');

    serving = siteServer(at('build'), hosting);
    // Both tabs share what is stored.
    const newReader = await openTab('warm/');
    await expectOf(newReader.getByRole('main')).toContainText('Pages and calls.');

    await oldReader.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Warm'}).click();
    await expectOf(oldReader.getByRole('heading', {level: 1})).toHaveText('Warm');
    await expectOf(oldReader.getByRole('main')).toContainText('Pages and calls.');

    await search(oldSearcher);
    await expectOf(oldSearcher.getByRole('alert')).toContainText('could not be loaded');
    await oldSearcher.getByRole('button', {name: 'Reload the page'}).click();
    await expectOf(oldSearcher.getByRole('alert')).toHaveCount(0);
    await hydrated(oldSearcher);
    await search(oldSearcher);
    await oldSearcher.getByRole('option', {name: 'Warm'}).first().click();
    await expectOf(oldSearcher.getByRole('main')).toContainText('Pages and calls.');
    expect(errors.filter((text) => !text.includes('ChunkLoadError') && !/^Loading (?:CSS )?chunk/.test(text))).toEqual(
      [],
    );
  } finally {
    await browser.close();
    server.close();
  }
});
