import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Page, Response} from '@playwright/test';

import {archives} from '../../../src/site/releases';
import {site} from '../../../src/site/site';

/** Folder of the built site. */
export const build = path.resolve(__dirname, '../../../build');

/** Pages of tests/fixtures/behavior, relative to the base address. */
export const behavior = {
  start: 'fixtures/behavior/start',
  far: 'fixtures/behavior/far',
  crash: 'fixtures/behavior/crash',
  code: 'fixtures/behavior/code',
} as const;

/** A page of the manual whose address is published and so does not change. */
export const launcherInterface = 'user-guide/launcher/launcher-interface';

/** The page with every node of the data. */
export const nodeReference = 'user-guide/nodegraph-actions/nodegraph/node-library/node-reference';

/** The oldest archive, which no later release changes. */
export const archive = archives.at(-1)!;

/** A page that both the manual and that archive have. */
export const inBoth = 'user-guide/nodegraph-actions/nodegraph/node-structure';

/** That page in the archive. */
export const archived = `${archive.path}/${inBoth}`;

/**
 * Waits until the application runs.
 * @param page a page that has been opened
 */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/**
 * Waits until the browser has rendered a change and run its observers.
 * @param page a page that nothing is loading for
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
      ),
  );
}

/**
 * Holds files back that a page asks for.
 * @param files pattern of their addresses
 * @returns lets them come
 */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/**
 * Opens a page and waits until the application runs.
 * @param page the browser's page
 * @param address relative to the base address, such as `user-guide/`
 * @returns what the server answered
 */
export async function open(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address);
  await hydrated(page);
  return response!;
}

/**
 * Finds the file with the content of a page, which the browser loads when the page is opened or prefetched.
 * @param address relative to the base address, such as `fixtures/behavior/far`
 * @returns a pattern for the file's address
 * @throws where there is not exactly one such file
 */
export function chunkOf(address: string): string {
  const folder = path.join(build, 'assets/js');
  const mark = `"permalink":"${site.basePath}${address}","draft"`;
  const files = readdirSync(folder).filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(mark));
  if (files.length !== 1) {
    throw new Error(`build/assets/js: ${files.length} files hold the content of ${address}  ->  run npm run build`);
  }
  return `**/assets/js/${files[0]}`;
}

/**
 * Lists the pages below a folder of the built site.
 * @param folder relative to the build, such as `tags`
 * @returns addresses relative to the base address
 * @throws where there is none
 */
export function builtPages(folder: string): string[] {
  const pages = readdirSync(path.join(build, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => path.posix.join(folder, path.dirname(file).replaceAll(path.sep, '/')));
  if (pages.length === 0) {
    throw new Error(`build/${folder} has no page  ->  run SITE_FIXTURES=true npm run build`);
  }
  return pages.sort();
}

/**
 * Reads the sitemap of the built site.
 * @returns addresses relative to the base address; the landing page is the empty string
 * @throws where there is none
 */
export function sitemapPages(): string[] {
  const xml = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  const start = site.origin + site.basePath;
  const pages = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    if (!address.startsWith(start)) {
      throw new Error(`build/sitemap.xml: ${address} is not below ${start}`);
    }
    return address.slice(start.length);
  });
  if (pages.length === 0) {
    throw new Error('build/sitemap.xml lists no page  ->  run SITE_FIXTURES=true npm run build');
  }
  return pages;
}

/**
 * Says under which key the built site stores something: Docusaurus tells the sites of one host apart by what it appends.
 * @param key the key without that
 */
export function storageKey(key: string): string {
  const {namespace} = JSON.parse(readFileSync(path.join(build, '../.docusaurus/site-storage.json'), 'utf8')) as {
    namespace: string;
  };
  return key + namespace;
}

/** Blocks storage, like a browser setting: a script to run before those of the page. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

/** The texts of the scripts and style sheets that a page uses; what is fetched ahead for another page is not among them. */
export async function usedCode(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() => [
    ...[...document.styleSheets].map(({href}) => href ?? ''),
    ...performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script' && /\.js$/.test(entry.name))
      .map(({name}) => name),
  ]);
  return Promise.all(addresses.filter(Boolean).map(async (address) => (await page.request.get(address)).text()));
}

/** A page of every kind, for what is too dear on each page. */
export const kinds = (): string[] => [
  '',
  launcherInterface,
  'user-guide/',
  'faq/names-on-screen',
  'faq/questions-and-answers',
  'faq/glossary',
  nodeReference,
  `${nodeReference}/device`,
  'rhubapi',
  'rhubapi/set-property',
  'rhubapi/launcher',
  'contents',
  'search',
  'tags',
  'tags/launcher',
  `${archive.path}/`,
  archived,
  ...builtPages('fixtures'),
];
