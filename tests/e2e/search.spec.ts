import {readdirSync} from 'node:fs';

import {expect, test, type Page} from '@playwright/test';

import {archived, build, launcherInterface, open} from './support/site';

const box = (page: Page) =>
  page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('combobox', {name: 'Search'})
    .or(page.getByRole('navigation', {name: 'Main'}).getByRole('textbox', {name: 'Search'}));
const hint = (page: Page) => page.getByRole('navigation', {name: 'Main'}).locator('kbd');
const results = (page: Page) => page.getByRole('option');

/** Notes which index files the page asks for. */
function watchIndexes(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('search-index')) {
      asked.push(pathname);
    }
  });
  return asked;
}

test('there is one index for all versions', () => {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) => file.includes('search-index'));
  expect(files).toHaveLength(1);
  expect(files[0]).toMatch(/^search-index-[0-9a-f]+\.json$/);
});

test('the search box is labeled, with the hint Ctrl+K, which puts the cursor there', async ({page}) => {
  await open(page, launcherInterface);
  await expect(box(page)).toHaveAttribute('placeholder', 'Search');
  await expect(hint(page)).toHaveText(['ctrl', 'K'], {ignoreCase: true});
  await expect(box(page)).not.toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
});

test('on a Mac the hint is ⌘K, and so is the shortcut', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', {value: 'MacIntel'});
    Object.defineProperty(navigator, 'userAgentData', {value: {platform: 'macOS', mobile: false, brands: []}});
  });
  await open(page, launcherInterface);
  await expect(hint(page)).toHaveText(['⌘', 'K'], {ignoreCase: true});
  await page.keyboard.press('Control+k');
  await expect(box(page)).not.toBeFocused();
  await page.keyboard.press('Meta+k');
  await expect(box(page)).toBeFocused();
});

test('nothing of the index is loaded before it is needed', async ({page}) => {
  const asked = watchIndexes(page);
  await open(page, launcherInterface);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

for (const [where, address] of [
  ['a page of 5.5', launcherInterface],
  ['an archived page of 5.4', archived],
  ['the reference', 'rhubapi'],
  ['the not-found page', 'nowhere'],
] as const) {
  test(`a query finds the page, from ${where}, in the one index`, async ({page, baseURL}) => {
    const asked = watchIndexes(page);
    await open(page, address);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('engine status colors');
    await expect(results(page).first()).toContainText('Engine Status Colors');
    expect(asked).toEqual([expect.stringMatching(/^\/reality-5\.5\/search-index-[0-9a-f]+\.json$/)]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`^${baseURL}user-guide/launcher/engine-status-colors`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Engine Status Colors');
  });
}

test('archived pages are not found', async ({page}) => {
  await open(page, 'search/?q=node+structure');
  await expect(page.getByText(/\d+ documents? found/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').locator('a[href*="/5.4/"]')).toHaveCount(0);
});

test('a query without results says so', async ({page}) => {
  await open(page, launcherInterface);
  await box(page).click();
  await page.keyboard.type('xqzvw');
  await expect(page.getByText('No results')).toBeVisible();
});

test('on a phone the box opens and finds too', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, launcherInterface);
  await box(page).click();
  await page.keyboard.type('launcher');
  await expect(results(page).first()).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
