import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {behavior, build, hold, hydrated, launcherInterface, nodeReference, open} from './support/site';

test('what is typed and clicked before the scripts of a page have come is answered', async ({page}) => {
  let release = await hold(page, '**/assets/js/*.js');
  await page.goto(launcherInterface, {waitUntil: 'commit'});
  const box = page.getByRole('combobox', {name: 'Search'});
  await box.fill('genlock');
  release();
  await hydrated(page);
  await expect(box).toHaveValue('genlock');
  await expect(page.getByRole('option').first()).toBeVisible();

  release = await hold(page, '**/assets/js/*.js');
  await page.goto('rhubapi/set-property', {waitUntil: 'commit'});
  const python = page.getByRole('button', {name: 'Python', exact: true}).first();
  await python.click();
  // What scripts make work is in its place before them.
  const values = page.getByRole('button', {name: 'My values'}).first();
  const colors = page.locator('nav.navbar [class*="colorModeToggle"]:visible');
  await page.evaluate(() => document.fonts.ready);
  await expect(values).toBeVisible();
  await expect(colors).toBeVisible();
  const places = () => Promise.all([values.boundingBox(), colors.boundingBox()]);
  const before = await places();
  release();
  await hydrated(page);
  await expect(python).toHaveAttribute('aria-pressed', 'true');
  expect(await places()).toEqual(before);

  release = await hold(page, '**/assets/js/*.js');
  await page.goto(behavior.far, {waitUntil: 'commit'});
  await page
    .getByRole('button', {name: /^Enlarge/})
    .first()
    .click();
  release();
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
});

test('style sheets use no variable that nothing defines', () => {
  const folder = path.join(build, 'assets/css');
  const css = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const defined = new Set([...css.matchAll(/(--[\w-]+)\s*[:{]/g)].map(([, name]) => name));
  const used = new Set([...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name));
  expect(used.size).toBeGreaterThan(50);
  // Infima uses this one and defines it nowhere.
  const known = '--image-alignment-padding';
  expect([...used].filter((name) => name !== known && !defined.has(name))).toEqual([]);
});

test('a link to what a filter has left out leads there', async ({page}) => {
  await open(page, nodeReference);
  const filter = page.getByRole('searchbox', {name: 'Filter nodes'});
  await filter.fill('swizzle');
  const target = page.locator('main h2').first();
  await expect(target).toBeHidden();
  const contents = page.locator('.theme-doc-toc-desktop').getByRole('link').first();
  await contents.click();
  await expect(filter).toHaveValue('');
  await expect(target).toBeInViewport();
});

test('paper has no column of the screen, and code stays a block', async ({page}) => {
  await page.setViewportSize({width: 1080, height: 800});
  await open(page, 'installations/software-installations/installing-reality-hub/port-numbers');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
  expect((await page.locator('main article').boundingBox())!.x).toBeLessThan(60);
  await expect(page.locator('pre > code').first()).toHaveCSS('display', 'block');
});
