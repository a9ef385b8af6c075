import {expect, test, type Page} from '@playwright/test';

import {faultsOf} from './support/axe';
import {isWide} from './support/reach';
import {open, settled} from './support/site';

const path = (page: Page) => page.getByRole('list', {name: 'From the lens to program'});
const part = (page: Page, name: string) =>
  page.locator('.signal-path').getByRole('link', {name: new RegExp(`^${name}`)});
const opacityOf = (page: Page, stop: string): Promise<number> =>
  part(page, stop)
    .locator('.picture')
    .evaluate((picture) => Number(getComputedStyle(picture).opacity));
const colorOf = (page: Page, name: string): Promise<string> =>
  part(page, name)
    .locator('text')
    .evaluate((text) => getComputedStyle(text).fill);

test('the picture runs from the lens to program, and each part leads to its page', async ({page}) => {
  await open(page, '');
  await expect(path(page).getByRole('listitem')).toHaveText([
    /^Camera/,
    /^SDI in/,
    /^Keyer/,
    /^Scene/,
    /^SDI out/,
    /^Program/,
  ]);
  const lefts = await path(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  await path(page)
    .getByRole('link', {name: /^Keyer/})
    .click();
  await expect(page).toHaveURL(/reality-keyer\/?$/);
  // A click inserts the same styles as the page.
  await page.getByRole('link', {name: 'Start', exact: true}).first().click();
  await expect(page.locator('.signal .wire:visible')).toHaveCount(6);
  await part(page, 'Reference').click();
  await expect(page).toHaveURL(/aja-configuration#reference$/);
});

test('a kind of readers lights its part by keyboard, and the rest dims as a whole but stays legible', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '');
  expect(await opacityOf(page, 'Camera')).toBe(1);
  await page.getByRole('radio', {name: 'All'}).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', {name: 'Designers'})).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', {name: 'Operators'})).toBeChecked();
  await expect.poll(() => opacityOf(page, 'Keyer')).toBeLessThan(0.5);
  expect(await opacityOf(page, 'Program')).toBe(1);
  expect(await colorOf(page, 'Keyer')).not.toBe(await colorOf(page, 'Program'));
  await settled(page);
  expect(await faultsOf(page, {within: '.signal-path'})).toEqual([]);
  // Moving the focus into the tasks of readers lights their part too.
  await page.getByRole('radio', {name: 'All'}).check({force: true});
  await page.getByRole('link', {name: 'Get a clean key'}).focus();
  await expect.poll(() => opacityOf(page, 'Program')).toBeLessThan(0.5);
  expect(await opacityOf(page, 'Keyer')).toBe(1);
});

test('on a phone the picture runs downward, and nothing is wider than the screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '');
  const tops = await path(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
  await expect(page.locator('.signal .wire:visible')).toHaveCount(6);
  const box = (await page.locator('.signal').boundingBox())!;
  for (const link of await page.locator('.signal a').all()) {
    const {x, y, width, height} = (await link.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(box.x);
    expect(x + width).toBeLessThanOrEqual(box.x + box.width);
    expect(y + height).toBeLessThanOrEqual(box.y + box.height);
  }
  expect(await isWide(page)).toBe(false);
  expect(await faultsOf(page, {within: '.signal-path'})).toEqual([]);
});

test('every part of the drawing shows the focus, and its words are legible at each width', async ({page}) => {
  await open(page, '');
  await part(page, 'Engine').focus();
  for (const name of ['Camera', 'SDI in', 'Keyer']) {
    await page.keyboard.press('Tab');
    await expect(part(page, name)).toBeFocused();
    await expect(part(page, name)).toHaveCSS('outline-style', 'solid');
  }
  for (const width of [390, 660, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    const heights = await page
      .locator('.signal :is(text, tspan)')
      .evaluateAll((all) =>
        (all as SVGTextElement[]).map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.d),
      );
    expect(Math.min(...heights), `${width}`).toBeGreaterThan(9.9);
  }
});

test('in a section, what controls the engine is on one line, also where the sidebar leaves least room', async ({
  page,
}) => {
  await page.setViewportSize({width: 1024, height: 900});
  await open(page, 'user-guide/launcher');
  const tops = await page
    .locator('.signal-strip__control a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(5);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(0.1);
});

test('wires stay where the system sets the colors, and keep still for those who want no motion', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  await open(page, '');
  const wire = await page.locator('.signal .wire:visible').evaluateAll((wires) =>
    wires.map((one) => {
      const {stroke, animationName} = getComputedStyle(one);
      return {isSeen: stroke !== getComputedStyle(document.body).backgroundColor, animationName};
    }),
  );
  expect(wire).toEqual(wire.map(() => ({isSeen: true, animationName: 'none'})));
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('readers light their part, and tasks lead on', async ({page}) => {
    await page.goto('');
    await page.getByText('Integrators', {exact: true}).click();
    await expect(page.getByRole('radio', {name: 'Integrators'})).toBeChecked();
    await expect.poll(() => opacityOf(page, 'Keyer')).toBeLessThan(0.5);
    await page.getByRole('link', {name: 'Make the first calls'}).click();
    await expect(page).toHaveURL(/rest-api\/?$/);
  });
});
