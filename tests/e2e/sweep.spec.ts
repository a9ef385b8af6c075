import {expect, test as base, type Page} from '@playwright/test';

import {crash, idsOf, missedAnchors, noteIds} from './support/anchors';
import {faultsOf} from './support/axe';
import {isWide} from './support/reach';
import {blockStorage, builtPages, hydrated, kinds, launcherInterface, open} from './support/site';

/** Low, as most of the time goes into painting. */
const desktop = {width: 1440, height: 450};
const phone = {width: 360, height: 450};

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
      await noteIds(context);
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

const all = builtPages('.');

/** Tests, each of which opens its pages one after the other: a test for each page takes longer. */
const SHARES = 14;

for (let share = 0; share < SHARES; share += 1) {
  const addresses = all.filter((_, index) => index % SHARES === share);
  test(`share ${share + 1} of all ${all.length} pages, with every anchor`, async ({watched}) => {
    const {page, complaints, strangers} = watched;
    let count = 0;
    for (const address of addresses) {
      await page.setViewportSize(desktop);
      const response = await page.goto(address, {waitUntil: 'commit'});
      expect.soft(response!.status(), address).toBe(200);
      await hydrated(page);
      expect.soft(await page.getByRole('heading', {level: 1}).count(), address).toBe(1);
      expect.soft(await brokenImages(page), `${address}: images that cannot be shown`).toEqual([]);
      if (!address.startsWith('rhubapi')) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        const most = address.startsWith('faq/names-on-screen') ? 12_000 : 20_000;
        expect.soft(height, `${address}: longer than a reader can scan`).toBeLessThanOrEqual(most);
      }
      const ids = await idsOf(page);
      count += ids.length;
      expect.soft(await missedAnchors(page, ids), `${address}: anchors out of view`).toEqual([]);
      expect.soft(await crash(page).count(), address).toBe(0);
      await page.setViewportSize(phone);
      expect.soft(await isWide(page), `${address} scrolls sideways at 360 px`).toBe(false);
      expect.soft(complaints.splice(0), `${address}: console`).toEqual([]);
      expect.soft(strangers.splice(0), `${address}: requests to other hosts`).toEqual([]);
    }
    test.info().annotations.push({type: 'measured', description: `${count} anchors`});
  });
}

for (const address of kinds()) {
  test(`axe finds nothing on /${address}`, async ({watched}) => {
    const {page, complaints} = watched;
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, address);
    // Of the long page of the reference its introduction: each call has what the page of one has.
    if (address === 'rhubapi')
      await page.locator('.panes:not(.intro)').evaluateAll((all) => all.forEach((each) => each.remove()));
    expect(await faultsOf(page)).toEqual([]);
    complaints.splice(0);
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
