import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {faultsOf, wcag} from './support/axe';
import {expectInReach, isWide} from './support/reach';
import {ask, box, nav, query, results, seeAll, selected, status} from './support/search';
import {behavior, build, chunkOf, hold, launcherInterface, open, settled} from './support/site';

const indexFiles = '**/assets/search/*.json';
const rankFile = '**/assets/search/rank-*.json';
const textFile = '**/assets/search/text-*.json';

/** Axe's best-practice rules, such as landmarks. */
const everything = {rules: [...wcag, 'best-practice']};

test('the index that arrives late takes no focus', async ({page}) => {
  const release = await hold(page, rankFile);
  await open(page, launcherInterface);
  await ask(page, 'launcher');
  await expect(status(page)).toContainText('Loading');
  const elsewhere = page.getByRole('link', {name: 'REST API'}).first();
  await elsewhere.focus();
  // The other file is asked for once the first one has been read.
  const isRead = page.waitForResponse(textFile);
  release();
  await (await isRead).finished();
  await settled(page);
  await expect(elsewhere).toBeFocused();
  await expect(results(page)).toHaveCount(0);
});

test('titles are found before the texts arrive, and words of the texts once they have', async ({page}) => {
  const release = await hold(page, textFile);
  await open(page, launcherInterface);
  await ask(page, query);
  await expect(results(page).first()).toContainText('Engine Status Colors');
  await box(page).fill('serialization');
  await expect(status(page)).not.toContainText('Nothing found');
  await expect(results(page).first()).toContainText('Engine Status Colors');
  release();
  await expect(results(page).first()).toContainText('Glossary');
});

/** The file that ranks, as another build made it. */
function otherBuild(): string {
  const folder = path.join(build, 'assets/search');
  const [name = ''] = readdirSync(folder).filter((file) => /^rank-\w+\.json$/.test(file));
  return readFileSync(path.join(folder, name), 'utf8').replace(/"build":"\w+"/, '"build":"0000000000"');
}

/** Responses that can arrive in place of the index. */
const faults: readonly (readonly [string, {status?: number; contentType?: string; body?: string} | 'abort'])[] = [
  ['missing', {status: 404, body: 'not found'}],
  ['cut off', {contentType: 'application/json', body: '{"build":"'}],
  ['a page in its place', {contentType: 'text/html', body: '<!doctype html><title>Sign in</title>'}],
  ['that of another build', {contentType: 'application/json', body: otherBuild()}],
  ['out of reach', 'abort'],
];

test('an index that is missing, broken, or out of reach is said, in the box and on the page, and tried again', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  const ofBox = [launcherInterface, nav(page), results(page)] as const;
  const main = page.getByRole('main');
  const ofPage = [`search/?q=${encodeURIComponent(query)}`, main, main.getByRole('article')] as const;
  for (const [at, [what, fault]] of faults.entries()) {
    await page.route(indexFiles, (route) => (fault === 'abort' ? route.abort() : route.fulfill(fault)));
    const [address, place, found] = at % 2 ? ofPage : ofBox;
    await open(page, address);
    if (place === ofBox[1]) await ask(page, query);
    await expect(place.getByRole('alert'), what).toContainText('could not be loaded');
    await page.unroute(indexFiles);
    await place.getByRole('button', {name: 'Try again'}).click();
    await expect(found.first(), what).toContainText('Engine Status Colors');
  }
  expect(errors).toEqual([]);
});

test('a worker that the browser has ended is said, and started again', async ({page}) => {
  await page.clock.install();
  await open(page, `search/?q=${encodeURIComponent(query)}`);
  const found = page.getByRole('main').getByRole('article');
  await expect(found.first()).toContainText('Engine Status Colors');
  await Promise.all(page.workers().map((worker) => worker.evaluate(() => void setTimeout(() => self.close()))));
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill(`${query} now`);
  // Its answer is waited for 10 s.
  await expect(async () => {
    await page.clock.runFor(11_000);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible({timeout: 1000});
  }).toPass();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
  await field.fill(query);
  await expect(found.first()).toContainText('Engine Status Colors');
});

test('the address follows the query when the reader pauses, not with each key', async ({page}) => {
  await page.addInitScript(() => {
    const {replaceState} = window.history;
    Object.assign(window, {changes: 0});
    window.history.replaceState = function (...all: Parameters<typeof replaceState>) {
      (window as unknown as {changes: number}).changes += 1;
      replaceState.apply(this, all);
    };
  });
  await page.clock.install({time: 0});
  await open(page, 'search/');
  // Only the test lets time pass, however long the keys take.
  await page.clock.pauseAt(3_600_000);
  const field = page.getByRole('main').getByRole('searchbox');
  await field.click();
  const before = await page.evaluate(() => (window as unknown as {changes: number}).changes);
  await field.pressSequentially('a long question about engines');
  const changes = () => page.evaluate(() => (window as unknown as {changes: number}).changes);
  expect(await changes()).toBe(before);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/q=a%20long%20question%20about%20engines$/);
  expect(await changes()).toBe(before + 1);
});

test('what is typed while the address changes is never lost', async ({page}) => {
  // A slow machine: the next key comes before the page knows of its new address.
  await page.addInitScript(() => {
    const {replaceState} = window.history;
    window.history.replaceState = function (...all: Parameters<typeof replaceState>) {
      replaceState.apply(this, all);
      const field = document.querySelector<HTMLInputElement>('main input[name="q"]');
      if (!String(all[2]).endsWith('q=mat')) return;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'matte');
      field!.dispatchEvent(new Event('input', {bubbles: true}));
    };
  });
  await open(page, 'search/');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('mat');
  await field.blur();
  await expect(page).toHaveURL(/q=matte$/);
  await expect(field).toHaveValue('matte');

  // Nor what is typed into the box while another page arrives.
  await open(page, behavior.start);
  const release = await hold(page, chunkOf(behavior.far));
  await page.getByRole('link', {name: 'The far page'}).click();
  await box(page).fill('launcher');
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The far page');
  await expect(box(page)).toHaveValue('launcher');
  await expect(results(page).first()).toContainText('Launcher');
});

test('after an outage, typing asks again', async ({page}) => {
  await open(page, launcherInterface);
  await page.route('**/assets/**', (route) => route.abort());
  await ask(page, 'launch');
  await expect(nav(page).getByRole('alert')).toContainText('could not be loaded');
  await page.unrouteAll();
  await page.keyboard.type('er');
  await expect(results(page).first()).toContainText('Launcher');
});

test('titles have no count until the texts are there, and none that changes afterwards', async ({page}) => {
  const release = await hold(page, textFile);
  await open(page, 'search/?q=launcher');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('status')).toHaveText('Titles found. Searching the texts …');
  release();
  await expect(main.getByRole('status')).toHaveText(/^\d+ pages found/);
});

test('markup, length, broken encoding and marks of direction in a query are text', async ({page}) => {
  const complaints: string[] = [];
  page.on('pageerror', ({message}) => complaints.push(message));
  page.on('dialog', (dialog) => {
    complaints.push(dialog.message());
    void dialog.dismiss();
  });
  for (const search of [
    `?q=${encodeURIComponent('<img src=x onerror=alert(1)><b>launcher</b>')}`,
    `?q=${'launcher '.repeat(1200).replaceAll(' ', '+')}`,
    '?q=launcher%E0%A4%A',
    `?q=${encodeURIComponent('launcher \u202E\u2067 tset')}`,
  ]) {
    await open(page, `search/${search}`);
    await expect(page.getByRole('main').getByRole('article').first(), search.slice(0, 60)).toBeVisible();
    await expect(page.locator('main img, main b'), search.slice(0, 60)).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('on every device the open box and its first result can be seen, reached and read', async ({page}) => {
  await open(page, behavior.start);
  for (const viewport of [
    {width: 1440, height: 900},
    {width: 360, height: 740},
  ]) {
    await page.setViewportSize(viewport);
    await box(page).click();
    await page.keyboard.type(query);
    await expect(selected(page)).toContainText('Engine Status Colors');
    const clear = nav(page).getByRole('button', {name: 'Clear search'});
    for (const target of [box(page), clear, selected(page), seeAll(page)]) {
      await expectInReach(target);
    }
    expect(await isWide(page), `${viewport.width} px`).toBe(false);
    expect(await faultsOf(page, everything), `${viewport.width} px`).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(box(page)).not.toBeFocused();
  }
});

test('axe finds nothing with the box closed, empty and failed, and on the page with results', async ({page}) => {
  await open(page, behavior.start);
  expect.soft(await faultsOf(page, everything), 'closed').toEqual([]);
  await ask(page, '');
  await expect(status(page)).toBeVisible();
  expect.soft(await faultsOf(page, everything), 'empty').toEqual([]);
  await open(page, 'search/?q=launcher');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect.soft(await faultsOf(page, everything), 'page').toEqual([]);
  await page.route(indexFiles, (route) => route.abort());
  await open(page, behavior.start);
  await ask(page, 'launcher');
  await expect(nav(page).getByRole('alert')).toBeVisible();
  expect.soft(await faultsOf(page, everything), 'failed').toEqual([]);
});
