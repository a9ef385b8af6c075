import {expect, test, type Page} from '@playwright/test';

import {faultsOf} from './support/axe';
import {isWide} from './support/reach';
import {open, settled} from './support/site';

const path = (page: Page) => page.getByRole('list', {name: 'From the lens to program'});
const opacityOf = (page: Page, stop: string): Promise<number> =>
  path(page)
    .getByRole('link', {name: stop})
    .locator('.signal__picture')
    .evaluate((picture) => Number(getComputedStyle(picture).opacity));

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
  await page.goBack();
  await page.getByRole('link', {name: /^Reference/}).click();
  await expect(page).toHaveURL(/aja-configuration#reference$/);
});

test('a kind of readers lights its part by keyboard, and the words of the others stay legible', async ({page}) => {
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
  await settled(page);
  expect(await faultsOf(page, {within: '.signal'})).toEqual([]);
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
  expect(await isWide(page)).toBe(false);
  expect(await faultsOf(page, {within: '.signal'})).toEqual([]);
});

test('in a section, what controls the engine is on one line, also where the sidebar leaves least room', async ({
  page,
}) => {
  await page.setViewportSize({width: 1024, height: 900});
  await open(page, 'user-guide/launcher');
  const links = await page.locator('.signal--small .signal__control a').all();
  expect(links.length).toBeGreaterThan(5);
  const middles = await Promise.all(
    links.map(async (one) => (await one.boundingBox())!).map(async (box) => (await box).y + (await box).height / 2),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
});

test('arrows stay where the system sets the colors, and keep still for those who want no motion', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  await open(page, '');
  const arrow = await path(page)
    .locator('.signal__picture')
    .first()
    .evaluate((picture) => {
      const {backgroundColor, animationName} = getComputedStyle(picture, '::after');
      return {backgroundColor, animationName, canvas: getComputedStyle(document.body).backgroundColor};
    });
  expect(arrow.animationName).toBe('none');
  expect(arrow.backgroundColor).not.toBe(arrow.canvas);
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
