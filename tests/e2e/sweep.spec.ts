import {expect, test as base, type Page} from '@playwright/test';

import {faultsOf} from './support/axe';
import {isWide} from './support/reach';
import {
  archive,
  archived,
  blockStorage,
  builtPages,
  hydrated,
  launcherInterface,
  nodeReference,
  sitemapPages,
} from './support/site';

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

/** A page of every kind, on which axe looks for violations of WCAG 2.2 AA. */
const kinds = [
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

/** They, and every page that a writer has written: pages of calls are made from one template. */
const addresses = new Set([...kinds, ...sitemapPages().filter((address) => !address.startsWith('rhubapi'))]);

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

/** Pages that one test opens, one after the other: a test for each takes longer. */
const SHARE = 10;

for (let first = 0; first < addresses.size; first += SHARE) {
  const share = [...addresses].slice(first, first + SHARE);
  test(`pages ${first + 1} to ${first + share.length}, from /${share[0]}`, async ({watched}) => {
    const {page, complaints, strangers} = watched;
    for (const address of share) {
      await page.setViewportSize(desktop);
      const response = await page.goto(address);
      expect.soft(response!.status(), address).toBe(200);
      await hydrated(page);
      await expect.soft(page.getByRole('heading', {level: 1}), address).toHaveCount(1);
      expect.soft(await brokenImages(page), `${address}: images that cannot be shown`).toEqual([]);
      if (!address.startsWith('rhubapi')) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        const most = address.startsWith('faq/names-on-screen') ? 12_000 : 20_000;
        expect.soft(height, `${address}: longer than a reader can scan`).toBeLessThanOrEqual(most);
      }
      await page.setViewportSize(phone);
      expect.soft(await isWide(page), `${address} scrolls sideways at 360 px`).toBe(false);
      if (kinds.includes(address)) {
        await page.setViewportSize(desktop);
        // Of the long page of the reference its introduction: each call has what the page of one has.
        if (address === 'rhubapi')
          await page.locator('.panes:not(.intro)').evaluateAll((all) => all.forEach((each) => each.remove()));
        expect.soft(await faultsOf(page), `${address}: axe`).toEqual([]);
      }
      expect.soft(complaints.splice(0), `${address}: console`).toEqual([]);
      expect.soft(strangers.splice(0), `${address}: requests to other hosts`).toEqual([]);
    }
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
  for (const address of ['', launcherInterface, 'rhubapi/set-property', 'search', 'nowhere']) {
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
