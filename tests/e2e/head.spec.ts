import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {load} from 'cheerio';

import {archivePatterns, archives} from '../../src/site/releases';
import {readRoutes} from '../../src/site/routes';
import {site} from '../../src/site/site';
import {build, builtPages, launcherInterface, open, sitemapPages} from './support/site';

const pages = sitemapPages();
const html = (address: string) => load(readFileSync(path.join(build, address, 'index.html'), 'utf8'));

test('every title ends with the name of the site, behind a bar', () => {
  for (const address of pages) {
    const title = html(address)('title').text();
    const name = address === '' ? title : /^\S.* \| (.+)$/.exec(title)?.[1];
    expect(name, address).toBe(site.title);
  }
});

test('every page has a description', () => {
  for (const address of pages) {
    expect(html(address)('meta[name="description"]').attr('content') ?? '', address).not.toBe('');
  }
});

test('every page names itself as canonical and as the English alternate', () => {
  for (const address of pages) {
    const $ = html(address);
    const own = site.origin + site.basePath + address;
    expect($('link[rel="canonical"]').attr('href'), address).toBe(own);
    expect($('link[rel="alternate"][hreflang="en"]').attr('href'), address).toBe(own);
    expect($('link[rel="alternate"][hreflang="x-default"]').attr('href'), address).toBe(own);
    expect($('html').attr('lang'), address).toBe('en');
  }
});

test('the sitemap lists every published page and nothing else', () => {
  const listed = new Set(pages.map((address) => address.replace(/\/$/, '')));
  for (const {route, mark} of readRoutes(process.cwd())) {
    if (!mark) {
      expect(listed, route).toContain(route === '/' ? '' : route);
    }
  }
  expect(
    pages.filter((address) =>
      [...archivePatterns, /^(fixtures|tags|search)(\/|$)|\.html$/].some((pattern) => pattern.test(address)),
    ),
  ).toEqual([]);
  expect(new Set(pages).size).toBe(pages.length);
});

test('archived pages are kept out of search engines', () => {
  for (const address of archives.flatMap(({path}) => builtPages(path))) {
    expect(html(address)('meta[name="robots"]').attr('content'), address).toContain('noindex');
  }
});

test('robots.txt lets everything be read, and names the sitemap', async ({request}) => {
  const response = await request.get('robots.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/plain');
  expect(await response.text()).toMatch(/^User-agent: \*\nAllow: \/\nSitemap: https:\/\/[^\s]+\/sitemap\.xml\n$/);
});

test('icons and the social card are there', async ({request}) => {
  const $ = html('');
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
