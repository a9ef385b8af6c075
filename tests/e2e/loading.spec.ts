import {expect, test, type Page} from '@playwright/test';

import {behavior, chunkOf, hydrated, launcherInterface, open} from './support/site';

const loader = (page: Page) => page.getByRole('status').filter({hasText: 'Loading'});

async function animations(page: Page): Promise<number> {
  return loader(page).evaluate(
    (element) => element.getAnimations({subtree: true}).filter(({playState}) => playState === 'running').length,
  );
}

test.describe('the first load of a page that is slow', () => {
  test('shows a loader after a while, in the middle and moving, and takes it away', async ({page}) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(chunkOf(behavior.far), async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(behavior.far, {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(loader(page)).toBeVisible();
    // Since the document came: the script that starts the clock may take its time.
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(2500);

    const box = (await loader(page).boundingBox())!;
    const {width, height} = page.viewportSize()!;
    expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(12);
    expect(Math.abs(box.y + box.height / 2 - height / 2)).toBeLessThan(4);
    // A loader as large as the window has its middle there too.
    expect(box.width).toBeLessThan(width / 4);
    expect(await animations(page)).toBeGreaterThan(0);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await animations(page), 'for those who want less motion').toBe(0);
    // The text beneath doesn't show through: its surface is opaque.
    await expect(loader(page)).toHaveCSS('background-color', /^rgb\(/);

    release();
    await hydrated(page);
    await expect(loader(page)).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('The far page');
  });
});

test.describe('the first load of a page that fails', () => {
  test('says what is wrong and lets the reader retry, which reloads the page', async ({page}) => {
    let isBlocked = true;
    await page.route(chunkOf(behavior.far), (route) => (isBlocked ? route.abort() : route.continue()));
    await page.goto(behavior.far);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This page could not be loaded.');
    await expect(alert).toContainText('ChunkLoadError');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('The far page');

    const again = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', {name: 'Retry'}).click();
    await again;
    await expect(alert).toContainText('This page could not be loaded.');
    // The links of the page work.
    await page.getByRole('link', {name: 'Reality documentation'}).first().click();
    await hydrated(page);
    await expect(alert).toHaveCount(0);
    await page.goBack();
    await expect(alert).toContainText('This page could not be loaded.');

    isBlocked = false;
    const reload = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('button', {name: 'Retry'}).click();
    expect((await reload).url()).toContain(behavior.far);
    await hydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a page without its main script, as after a new release, is there to read and says once that it is dead', async ({
  page,
}) => {
  let isGone = true;
  await page.route('**/assets/js/*main*.js', (route) =>
    isGone ? route.fulfill({status: 404, body: ''}) : route.continue(),
  );
  for (const address of ['', launcherInterface, 'rhubapi/set-property']) {
    await page.goto(address);
    const line = page.getByRole('alert').filter({hasText: 'scripts could not be loaded'});
    await expect(line).toHaveCount(1);
    await expect(page.getByRole('heading', {level: 1}).first()).toBeInViewport();
    expect((await line.boundingBox())!.height).toBeLessThan(60);
  }
  isGone = false;
  await page.getByRole('link', {name: 'Reload the page'}).click();
  await hydrated(page);
  await expect(page.getByText('scripts could not be loaded')).toHaveCount(0);
});

test.describe('a component that throws', () => {
  test('is caught, inside the layout, and trying again recovers', async ({page}) => {
    await open(page, behavior.crash);
    const button = page.getByRole('button', {name: 'Break this page'});
    await button.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.getByText('The fixture is broken.')).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('A page that breaks');
    // It does not keep the reader from going elsewhere.
    await button.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await page.getByRole('link', {name: 'Reality documentation'}).first().click();
    await expect(page).toHaveURL(/\/reality-5\.5\/$/);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('This page crashed.');
  });
});
