import {expect, test, type Page} from '@playwright/test';

import {faultsOf} from './support/axe';
import {isWide} from './support/reach';
import {nodeReference, open} from './support/site';

const keyer = nodeReference.replace('node-reference', 'reality-keyer');
const interpolations = 'user-guide/nodegraph-actions/actions/interpolations';
const keyframes = 'user-guide/nodegraph-actions/actions/keyframe-types';

const start = (page: Page) => page.getByRole('button', {name: 'Try it'}).first();

/** Files that a page loads from now on. */
function watch(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => loads.push(request.url()));
  return loads;
}

test('the mattes answer to sliders, and agree with the figure', async ({page}) => {
  await open(page, keyer);
  const figure = page.locator('figure[data-kind="mattes"]');
  const source = await figure.locator('img').getAttribute('src');
  const loads = watch(page);
  await figure.getByRole('button', {name: 'Try it'}).click();
  const erode = page.getByRole('slider', {name: 'Erode'});
  await expect(erode).toHaveValue('3');
  expect(loads.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);

  const strip = page.locator('[data-play] [data-strip="ShrinkedMatte"]');
  const drawn = await page.evaluate(async (address) => {
    const svg = new DOMParser().parseFromString(await (await fetch(address)).text(), 'image/svg+xml');
    return [...svg.querySelectorAll('[data-strip="ShrinkedMatte"] path')].map((path) => path.getAttribute('d'));
  }, source!);
  const pieces = () => strip.locator('path').evaluateAll((all) => all.map((path) => path.getAttribute('d')));
  const white = async () => (await strip.locator('[fill="rgb(255,255,255)"]').boundingBox())!.width;
  expect(await pieces()).toEqual(drawn);
  const atStart = await white();

  await erode.focus();
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowRight');
  await expect(erode).toHaveValue('6');
  expect(await white()).toBeLessThan(atStart);
  await page.getByRole('button', {name: 'Defaults'}).click();
  await expect(erode).toHaveValue('3');
  expect(await pieces()).toEqual(drawn);
  expect(await faultsOf(page, {within: '[data-play]'})).toEqual([]);

  await page.emulateMedia({media: 'print'});
  await expect(figure.locator('img')).toBeVisible();
  await expect(erode).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await figure.getByRole('button', {name: 'Close'}).click();
  await expect(erode).toHaveCount(0);
  await expect(figure.locator('img')).toBeVisible();
});

test('curves run beside bars, and stop where the playhead is put', async ({page}) => {
  await open(page, interpolations);
  await start(page).click();
  const head = page.getByRole('slider', {name: 'Playhead'});
  await head.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  for (let press = 0; press < 50; press += 1) await page.keyboard.press('ArrowRight');
  await expect(head).toHaveAttribute('aria-valuetext', '1.00 s');
  await expect(page.getByRole('progressbar', {name: 'Value of EaseIn', exact: true})).toHaveJSProperty('value', 0.25);
  await expect(page.getByRole('progressbar', {name: 'Value of EaseOut'})).toHaveJSProperty('value', 0.75);
  expect(await faultsOf(page, {within: '[data-play]'})).toEqual([]);
  await page.keyboard.press('Home');
  await page.getByRole('button', {name: 'Play', exact: true}).click();
  await expect(head).toHaveAttribute('aria-valuetext', '2.00 s');
  await expect(page.getByRole('button', {name: 'Play', exact: true})).toBeVisible();

  // A timeline says what each track does at the playhead.
  await open(page, keyframes);
  await start(page).click();
  const play = page.locator('[data-play="timeline"]');
  await expect(play).toContainText('Cube Relative Location');
  await head.fill('2');
  await expect(play).toContainText('50% of the way from A to B');
  await expect(play).toContainText('on');
  expect(await faultsOf(page, {within: '[data-play]'})).toEqual([]);
});

test('a phone has room to play, and where less motion is asked for, only the reader moves the playhead', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const address of [keyer, interpolations, keyframes]) {
    await open(page, address);
    await start(page).click();
    await expect(page.locator('[data-play]')).toBeVisible();
    expect(await isWide(page), address).toBe(false);
    for (const slider of await page.getByRole('slider').all())
      expect((await slider.boundingBox())!.height).toBeGreaterThanOrEqual(24);
    await expect(page.getByRole('button', {name: 'Play', exact: true})).toHaveCount(0);
  }
});

test('a place to play whose code cannot be loaded can be tried again', async ({page}) => {
  await open(page, interpolations);
  await page.route('**/*.js', (route) => route.abort());
  await start(page).click();
  await expect(page.getByRole('button', {name: 'Try it again'})).toBeVisible();
  await page.unroute('**/*.js');
  await page.getByRole('button', {name: 'Try it again'}).click();
  await expect(page.getByRole('slider', {name: 'Playhead'})).toBeVisible();
});
