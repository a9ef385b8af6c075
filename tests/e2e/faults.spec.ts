import {expect, test, type Page} from '@playwright/test';

import {current} from '../../src/site/releases';
import {open as openReference} from './support/reference';
import {archive, behavior, blockStorage, chunkOf, hold, hydrated, launcherInterface, open} from './support/site';

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const notice = (page: Page) => page.getByRole('alert').filter({hasText: 'could not be loaded'});
const retry = (page: Page) => notice(page).getByRole('button', {name: 'Retry'});

/** Gives the test a switch for the server: it refuses every connection, or only the proxy before it still answers. */
async function serverOf(page: Page, how: 'refuses' | 'answers 502' = 'refuses') {
  const server = {isDown: false};
  await page.route('**/*', (route) => {
    if (!server.isDown) {
      return route.fallback();
    }
    return how === 'refuses' ? route.abort('connectionrefused') : route.fulfill({status: 502, body: 'Bad gateway'});
  });
  return server;
}

test('a page of which nothing else arrives is drawn as always', async ({page}) => {
  await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.fallback() : route.abort()));
  await page.goto(launcherInterface);
  await expect(heading(page)).toHaveCSS('font-family', /^"?Inter/);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  const box = await heading(page).boundingBox();
  const sidebar = await page.getByRole('navigation', {name: 'Docs sidebar'}).boundingBox();
  expect(box!.x, 'the text is beside the sidebar').toBeGreaterThan(sidebar!.x + sidebar!.width);
});

test.describe('a server that goes down in mid-visit', () => {
  test('leaves the page to read, says so and offers a retry', async ({page, baseURL}) => {
    for (const how of ['refuses', 'answers 502'] as const) {
      const server = await serverOf(page, how);
      await open(page, behavior.start);
      const link = page.getByRole('link', {name: 'The far page'});
      await link.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => window.scrollY);
      server.isDown = true;
      await link.click();
      await expect(notice(page)).toContainText("The server doesn't answer");
      await expect(heading(page)).toHaveText('Start of the way');
      await expect(page).toHaveURL(baseURL + behavior.start);
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
      await expect(page.locator('#nprogress')).toBeHidden();

      await retry(page).click();
      await expect(notice(page)).toContainText("still doesn't answer");
      await expect(heading(page)).toHaveText('Start of the way');

      server.isDown = false;
      await retry(page).click();
      await expect(heading(page)).toHaveText('The far page');
      await expect(page).toHaveURL(baseURL + behavior.far);
    }
  });

  test('can be ignored: the notice closes, and the page works on', async ({page, baseURL}) => {
    const server = await serverOf(page);
    await open(page, launcherInterface);
    const next = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/});
    await next.focus();
    server.isDown = true;
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeVisible();
    await notice(page).getByRole('button', {name: 'Close'}).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(next).toBeFocused();
    const section = page.locator('.theme-doc-toc-desktop').getByRole('link').last();
    await section.click();
    await expect(page).toHaveURL(new RegExp(`${baseURL}${launcherInterface}#.`));
    await expect(notice(page)).toHaveCount(0);

    server.isDown = false;
    await next.click();
    await expect(page).toHaveURL(`${baseURL}user-guide/launcher/engine-status-colors`);
    await expect(heading(page)).toHaveText('Engine Status Colors');
  });

  test('does so on the way to the reference, whose text comes last', async ({page}) => {
    const server = await serverOf(page);
    await openReference(page, 'rhubapi/set-property');
    await page.route('**/rhubapi/get-rundown', (route) => {
      server.isDown = true;
      return route.fallback();
    });
    await page
      .getByRole('navigation', {name: 'API reference'})
      .getByRole('link', {name: /Get a rundown$/})
      .click();
    await expect(notice(page)).toContainText("The server doesn't answer");
    await page.unroute('**/rhubapi/get-rundown');
    server.isDown = false;
    await retry(page).click();
    await expect(heading(page)).toHaveText(/^Get a rundown/);
  });

  test('does not take the first page away either', async ({page}) => {
    const server = await serverOf(page);
    await page.route(chunkOf(behavior.far), (route) => {
      server.isDown = true;
      return route.fallback();
    });
    await page.goto(behavior.far);
    await expect(notice(page)).toBeVisible();
    await retry(page).click();
    await expect(notice(page)).toContainText("still doesn't answer");
    await expect(heading(page)).toHaveText('The far page');
  });

  test('leaves a search box that says so, and searches once the server is back', async ({page}) => {
    const server = await serverOf(page);
    await open(page, launcherInterface);
    server.isDown = true;
    await page.getByRole('combobox', {name: 'Search'}).fill('launcher');
    await expect(notice(page)).toContainText('The search index');
    await expect(heading(page)).toHaveText('Launcher Interface');
    server.isDown = false;
    // A load that is still failing may answer the first press.
    await expect(async () => {
      const again = page.getByRole('button', {name: 'Try again'});
      if (await again.isVisible()) {
        await again.click();
      }
      await expect(page.getByRole('option').first()).toBeVisible({timeout: 5000});
    }).toPass();
  });
});

test('nothing moves where a figure is missing', async ({page}) => {
  const image = page.getByRole('main').getByRole('figure').getByRole('img', {name: 'Diagram: From here to To there.'});
  const boxes = async () => [
    await image.boundingBox(),
    await page.getByRole('heading', {level: 2, name: 'Second level'}).boundingBox(),
  ];
  await open(page, behavior.far);
  const before = await boxes();
  await page.route('**/*.svg', (route) => route.fulfill({status: 404, body: ''}));
  await page.reload();
  await hydrated(page);
  expect(await boxes()).toEqual(before);
});

test('a page on a slow line is there to read, and leads on, before its code has come', async ({page, baseURL}) => {
  const release = await hold(page, '**/assets/js/main.*.js');
  const client = await page.context().newCDPSession(page);
  const slow3g = {offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000};
  const fast = {offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1};
  await client.send('Network.emulateNetworkConditions', slow3g);
  await page.goto(launcherInterface, {waitUntil: 'commit'});
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeInViewport();
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Engine Status Colors'}).click();
  await expect(page).toHaveURL(`${baseURL}user-guide/launcher/engine-status-colors`);
  await expect(heading(page)).toHaveText('Engine Status Colors');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await client.send('Network.emulateNetworkConditions', fast);
  release();
  await hydrated(page);
});

/** Faults of browser storage, as scripts that run before those of the page. */
const storageFaults = {
  'that the browser blocks': blockStorage,
  'that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [fault, make] of Object.entries(storageFaults)) {
  test(`storage ${fault} keeps nothing back from the reader`, async ({page, baseURL}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.addInitScript(make);
    await open(page, launcherInterface);
    await page.getByRole('button', {name: `Reality ${current.version}`, exact: true}).hover();
    await page.getByRole('link', {name: `What differs in ${archive.version}`}).click();
    await expect(page).toHaveURL(`${baseURL}${archive.path}/`);
    await openReference(page, 'rhubapi/set-property');
    await page.getByRole('button', {name: 'Light colors'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', {name: 'Python'}).click();
    await expect(page.locator('pre').filter({hasText: 'requests.patch'}).first()).toBeVisible();
    await page.getByRole('combobox', {name: 'Search'}).fill('launcher');
    await page.getByRole('option').first().click();
    await expect(heading(page)).toContainText('Launcher');
    await open(page, '%ZZ');
    await expect(page.getByRole('alert')).toContainText('%ZZ');
    expect(errors).toEqual([]);
  });
}
