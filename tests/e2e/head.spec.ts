import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {load, type CheerioAPI} from 'cheerio';

import {noticesFile} from '../../src/plugins/notices';
import {archivePatterns, archives} from '../../src/site/releases';
import {areas} from '../../src/data/questions/schema';
import {questionsRoute, readRoutes} from '../../src/site/routes';
import {site} from '../../src/site/site';
import {build, builtPages, launcherInterface, open, sitemapPages} from './support/site';

const pages = sitemapPages();

/** A part of a built page, parsed: that of a whole page takes 20 times as long. */
function headOf(address: string): CheerioAPI {
  const html = readFileSync(path.join(build, address, 'index.html'), 'utf8');
  return load(html.slice(0, html.indexOf('</head>')).replace(/<style>.*?<\/style>/gs, ''));
}

test('search engines read the questions as data on their pages, and on no other', () => {
  const typesOf = (address: string) =>
    headOf(address)('script[type="application/ld+json"]')
      .get()
      .map((block) => (JSON.parse(load(block).text()) as {'@type': string})['@type']);
  for (const area of areas) expect(typesOf(`${questionsRoute}/${area}`)).toContain('FAQPage');
  expect(typesOf(questionsRoute)).not.toContain('FAQPage');
  expect(typesOf(launcherInterface)).not.toContain('FAQPage');
});

test('the head of every page has its name, a description, its own address and its language', () => {
  const listed = new Map(pages.map((address) => [address.replace(/\/$/, ''), address]));
  const archived = archives.flatMap(({path}) => builtPages(path));
  for (const file of builtPages('.')) {
    const $ = headOf(file);
    const address = listed.get(file === '.' ? '' : file);
    if (file !== 'search') {
      const title = $('title').text();
      expect.soft(file === '.' ? title : /^\S.* \| (.+)$/.exec(title)?.[1], file).toBe(site.title);
    }
    if (archived.includes(file)) {
      expect.soft($('meta[name="robots"]').attr('content'), file).toContain('noindex');
    }
    if (address !== undefined) {
      const own = site.origin + site.basePath + address;
      expect.soft($('meta[name="description"]').attr('content') ?? '', file).not.toBe('');
      expect.soft($('link[rel="canonical"]').attr('href'), file).toBe(own);
      expect.soft($('link[rel="alternate"][hreflang="en"]').attr('href'), file).toBe(own);
      expect.soft($('link[rel="alternate"][hreflang="x-default"]').attr('href'), file).toBe(own);
      expect.soft($('html').attr('lang'), file).toBe('en');
      listed.delete(address.replace(/\/$/, ''));
    }
  }
  expect([...listed.keys()], 'pages of the sitemap that were not built').toEqual([]);
  expect(archived.length).toBeGreaterThan(0);
});

test('the sitemap lists every published page and nothing else', () => {
  const listed = new Set(pages.map((address) => address.replace(/\/$/, '')));
  for (const {route} of readRoutes(process.cwd())) expect(listed, route).toContain(route === '/' ? '' : route);
  expect(
    pages.filter((address) =>
      [...archivePatterns, /^(fixtures|tags|search)(\/|$)|\.html$/].some((pattern) => pattern.test(address)),
    ),
  ).toEqual([]);
  expect(new Set(pages).size).toBe(pages.length);
});

test('the packages in the scripts have their licenses in the build', () => {
  const notices = readFileSync(path.join(build, noticesFile), 'utf8');
  for (const name of ['react-dom', 'stemmer', '@docusaurus/core'])
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+\\n\\n(?=.)`, 'm'));
  expect(notices.match(/Permission is hereby granted/g)!.length).toBeGreaterThan(10);
});

test('robots.txt lets everything be read, and names the sitemap', async ({request}) => {
  const response = await request.get('robots.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/plain');
  expect(await response.text()).toMatch(/^User-agent: \*\nAllow: \/\nSitemap: https:\/\/[^\s]+\/sitemap\.xml\n$/);
});

test('icons and the social card are there', async ({request}) => {
  const $ = headOf('');
  const own = (address: string) => address.replace(site.origin, '');
  const addresses = [
    $('link[rel="icon"]').attr('href')!,
    $('link[rel="apple-touch-icon"]').attr('href')!,
    own($('meta[property="og:image"]').attr('content')!),
    `${site.basePath}favicon.ico`,
  ];
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toMatch(/^image\//);
  }
});

test('what the page says of itself stays when scripts start: styles would be computed again for the whole of it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(window, {changes});
    new MutationObserver((records) => {
      for (const {type, target, attributeName, removedNodes} of records) {
        if (type === 'attributes') changes.push(`${attributeName} of ${target.nodeName}`);
        // The build sorts the keys of data, so those are another text.
        removedNodes.forEach((node) => {
          if (/^(META|LINK|TITLE)$/.test(node.nodeName)) changes.push((node as Element).outerHTML);
        });
      }
    }).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['lang', 'dir', 'class']});
  });
  await open(page, launcherInterface);
  const changes = await page.evaluate(() => (window as unknown as {changes: string[]}).changes);
  expect(changes.filter((change) => /HTML|BODY|<(meta|link|title)/.test(change))).toEqual([]);
});
