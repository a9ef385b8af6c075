import {expect, test, type Page} from '@playwright/test';

import {faultsOf} from './support/axe';
import {nodeReference, open, settled} from './support/site';

/** A fixture whose text links a term, and a page whose text links nodes. */
const terms = 'fixtures/components/components';
const nodes = nodeReference.replace('/node-reference', '');

const preview = (page: Page) => page.getByRole('tooltip');
const term = (page: Page) => page.locator('.markdown a[href$="faq/glossary#genlock"]').first();
const node = (page: Page) => page.locator('.markdown a[href$="#xync"]').first();

function watch(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (/\/previews\//.test(request.url())) loads.push(request.url());
  });
  return loads;
}

test('a term shows its first sentence to the pointer, which can rest on it', async ({page}) => {
  await page.clock.install();
  const loads = watch(page);
  await open(page, terms);
  expect(loads).toEqual([]);
  await term(page).hover();
  await expect(preview(page)).toContainText('Genlock');
  expect(loads.map((url) => url.split('/').at(-1))).toEqual(['terms.json']);
  const [link, box] = [await term(page).boundingBox(), await preview(page).boundingBox()];
  expect(Math.min(Math.abs(box!.y - link!.y - link!.height), Math.abs(link!.y - box!.y - box!.height))).toBeLessThan(
    20,
  );
  await preview(page).hover();
  expect(await faultsOf(page, {within: '[role=tooltip]'})).toEqual([]);
  await page.clock.runFor(1000);
  await expect(preview(page)).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(preview(page)).toHaveCount(0);

  // It comes to the focus, describes its link, and goes with Escape.
  await page.keyboard.press('Tab');
  await term(page).focus();
  await expect(preview(page)).toBeVisible();
  await expect(term(page)).toHaveAccessibleDescription(/Genlock/);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  await expect(term(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(preview(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(preview(page).filter({hasText: 'Genlock'})).toHaveCount(0);
});

test('a node shows its card, within a window of 390 px too', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, nodes);
  await node(page).hover();
  await expect(preview(page)).toContainText('Xync');
  const card = preview(page).locator('img');
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  const box = (await preview(page).boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
});

test('a finger gets no preview, and neither does a pointer that passes', async ({page}) => {
  const loads = watch(page);
  await page.clock.install({time: 0});
  await open(page, terms);
  // Only the test lets time pass, however long the steps take.
  await page.clock.pauseAt(3_600_000);
  await term(page).dispatchEvent('pointerover', {pointerType: 'touch'});
  await term(page).hover();
  await page.mouse.move(2, 2);
  await page.clock.runFor(1000);
  expect(loads).toEqual([]);
  await expect(preview(page)).toHaveCount(0);
});

test('without its file, a link is a link', async ({page}) => {
  await page.route('**/previews/**', (route) => route.abort());
  await open(page, terms);
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  const failed = page.waitForEvent('requestfailed');
  await term(page).hover();
  await failed;
  await settled(page);
  await expect(preview(page)).toHaveCount(0);
  expect(errors).toEqual([]);
  await term(page).click();
  await expect(page.locator('#genlock')).toBeInViewport();
});
