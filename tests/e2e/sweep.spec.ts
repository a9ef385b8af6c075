import {expect, test as base, type Page} from '@playwright/test';
import type axe from 'axe-core';

import {archives} from '../../src/site/releases';
import {wcag} from './support/axe';
import {isWide} from './support/reach';
import {blockStorage, builtPages, hydrated, sitemapPages} from './support/site';

const desktop = {width: 1440, height: 900};
const phone = {width: 360, height: 800};

/** Console messages, errors, and requests to other hosts of a page. */
interface Watched {
  readonly page: Page;
  readonly complaints: string[];
  readonly strangers: string[];
}

/** One page for all addresses that a worker sweeps; a new one for each would cost more than the sweep. */
const test = base.extend<object, {watched: Watched}>({
  watched: [
    async ({browser}, use, {project}) => {
      const {baseURL} = project.use;
      const context = await browser.newContext({baseURL, viewport: desktop, reducedMotion: 'reduce'});
      // Once a page, and by itself: through the debugger it takes as long as its rules.
      await context.addInitScript({path: require.resolve('axe-core/axe.min.js')});
      const watched: Watched = {page: await context.newPage(), complaints: [], strangers: []};
      watched.page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          // A fault against the Content-Security-Policy is one of these; its place is the script, or the line of the page.
          const {url, lineNumber} = message.location();
          watched.complaints.push(`${message.text()} (${url}:${lineNumber + 1})`);
        }
      });
      watched.page.on('pageerror', ({message}) => watched.complaints.push(message));
      context.on('request', (request) => {
        const {origin, protocol} = new URL(request.url());
        if (protocol !== 'data:' && protocol !== 'blob:' && origin !== new URL(baseURL!).origin) {
          watched.strangers.push(request.url());
        }
      });
      await use(watched);
      await context.close();
    },
    {scope: 'worker'},
  ],
});

/** Every page of the sitemap, and what the sitemap leaves out: the archive, the lists, the fixtures. */
const addresses = [
  ...sitemapPages(),
  ...archives.flatMap(({path}) => builtPages(path).filter((address) => !address.startsWith(`${path}/tags`))),
  ...builtPages('fixtures'),
  builtPages('tags').at(-1)!,
  'tags',
  'search',
];

/** Parts that all pages of a kind share; checked only on the sample, because they are most of a small page. */
const FRAME = ['nav.navbar', '.theme-doc-sidebar-container', 'footer'];

/** Pages of every kind. */
const sample = [
  '',
  'user-guide/launcher/launcher-interface',
  'rhubapi',
  'rhubapi/set-property',
  'search',
  'nowhere',
  `${archives[0]!.path}/`,
];

/** Violations of WCAG 2.2 AA that axe finds, one line for each rule. */
function violationsOf(page: Page, address: string): Promise<string[]> {
  const isWhole = sample.includes(address.replace(/^(\w+)\/$/, '$1'));
  // Writers set no colors: those of the sample, and of the fixtures that have every component, are those of all. The long
  // page of the reference has those of a call, for each call.
  const enabled = (isWhole && address !== 'rhubapi/') || address.startsWith('fixtures/');
  const options = {
    preload: false,
    resultTypes: ['violations' as const],
    runOnly: wcag,
    rules: {'color-contrast': {enabled}, 'link-in-text-block': {enabled}},
  };
  // Without AxeBuilder, which asks for frames (there are none) and takes half as long again as the rules.
  return page.evaluate(
    async ([exclude, how]) => {
      const {violations} = await (window as unknown as {axe: typeof axe}).axe.run({exclude}, how);
      return violations.map(
        ({id, nodes}) =>
          `${id}: ${nodes.map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary}`).join('; ')}`,
      );
    },
    [isWhole ? [] : FRAME, options] as const,
  );
}

/** Loads every image, however far down the page, and lists broken ones. */
function brokenImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(
      images.map(async (image) => {
        image.loading = 'eager';
        await image.decode().catch(() => undefined);
      }),
    );
    return images.filter((image) => !image.complete || image.naturalWidth === 0).map(({src}) => src);
  });
}

for (const address of new Set(addresses)) {
  test(`/${address}`, async ({watched}) => {
    const {page, complaints, strangers} = watched;
    complaints.length = 0;
    strangers.length = 0;
    await page.setViewportSize(desktop);
    const response = await page.goto(address);
    expect(response!.status()).toBe(200);
    await hydrated(page);

    await expect.soft(page.getByRole('heading', {level: 1})).toHaveCount(1);
    expect.soft(await brokenImages(page), 'images that cannot be shown').toEqual([]);
    expect.soft(await violationsOf(page, address), 'axe').toEqual([]);

    await page.setViewportSize(phone);
    expect.soft(await isWide(page), 'scrolls sideways at 360 px').toBe(false);

    expect.soft(complaints, 'console').toEqual([]);
    expect.soft(strangers, 'requests to other hosts').toEqual([]);
  });
}

// Without storage, the other pages behave as these do.
test('pages of every kind work without storage', async ({browser, baseURL}) => {
  const context = await browser.newContext({baseURL, reducedMotion: 'reduce'});
  await context.addInitScript(blockStorage);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({message}) => errors.push(message));
  for (const address of sample) {
    await page.goto(address);
    await hydrated(page);
    await expect.soft(page.getByRole('heading', {level: 1}), address).toHaveCount(1);
    await expect.soft(page.getByText('This page crashed'), address).toHaveCount(0);
    expect
      .soft(
        errors.splice(0).filter((text) => !/status of 404/.test(text)),
        address,
      )
      .toEqual([]);
  }
  await context.close();
});
