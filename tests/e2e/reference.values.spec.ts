import {expect, test, type Page} from '@playwright/test';

import {VALUES_KEY} from '../../src/client/storageKeys';
import {languages} from '../../src/reference/types';
import {faultsOf} from './support/axe';
import {call, choose, long, open, section} from './support/reference';
import {open as openPage, settled, storageKey, usedCode} from './support/site';
import {explain, weigh} from './support/weight';

const panel = (page: Page) => page.getByRole('region', {name: 'My values'});
const field = (page: Page, name: string) => panel(page).getByLabel(name, {exact: true});
const sample = (page: Page) =>
  page.locator('.requests .example:not([hidden]) .sample pre').filter({visible: true}).first();
const openPanel = async (page: Page) => {
  await page.getByRole('button', {name: 'My values'}).first().click();
  await expect(panel(page)).toBeVisible();
};
const store = (page: Page, text: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [storageKey(VALUES_KEY), text]);

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 900}});

  test('what a reader types is in all samples, also after a reload, until Reset', async ({page}) => {
    await open(page, call);
    await openPanel(page);
    await field(page, 'host').fill('hub.example');
    await field(page, 'engineId').fill('77');
    await field(page, 'nodePath').fill(`Clock//"A" 'b' 日本`);
    const url = 'http://hub.example/api/rest/v1/engines/77/nodes/Clock%2F%2F%22A%22%20%27b%27%20%E6%97%A5%E6%9C%AC/';
    await expect(sample(page)).toContainText(url);
    expect(await faultsOf(page, {within: '.values-panel'})).toEqual([]);
    for (const {label} of languages) {
      await page.getByRole('button', {name: label, exact: true}).click();
      await expect(sample(page)).toContainText(url);
    }
    await page.reload();
    await expect(sample(page)).toContainText(url);
    await open(page, long);
    await expect(page.getByLabel('Base URL', {exact: true})).toHaveText('http://hub.example');
    const load = section(page, 'load-graph').getByLabel('Load a graph, request body');
    await load.scrollIntoViewIfNeeded();
    await expect(load).toContainText('"engineHostId": 77');
    await openPanel(page);
    await panel(page).getByRole('button', {name: 'Reset'}).click();
    await expect(page.getByLabel('Base URL', {exact: true})).toHaveText('http://localhost');
    await expect(load).not.toContainText('77');
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKey(VALUES_KEY))).toBeNull();
  });

  test('the keyboard opens the panel, moves into it, and comes back', async ({page}) => {
    await open(page, call);
    const button = page.getByRole('button', {name: 'My values'});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(field(page, 'scheme')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test('what doesn’t fit is named at its field, and no sample changes or breaks', async ({page}) => {
  await open(page, `rhubapi/start-launch-config`);
  await openPanel(page);
  const before = await sample(page).textContent();
  for (const [name, text, message] of [
    ['port', '70000', 'Enter a port from 1 to 65535.'],
    ['launchId', '1 2', 'Invalid config id'],
    ['host', `x'; rm -rf /; <img src=x onerror=alert(1)>`, 'Enter a host name'],
  ] as const) {
    await field(page, name).fill(text);
    await expect(panel(page).getByText(message)).toBeVisible();
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    expect(await sample(page).textContent()).toBe(before);
    await field(page, name).fill('');
  }
  await field(page, 'host').fill('https://hub.example:8443/launcher?x=1');
  await expect(panel(page).getByText('is not part of a host and is left out')).toBeVisible();
  await expect(sample(page)).toContainText("'https://hub.example:8443/api/rest/v1/launcher/");
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});

test('a link has the values only when it is asked for, and they are kept only when they are changed', async ({
  page,
}) => {
  await open(page, `${call}#set-property&host=hub.example&engineId=5&nodePath=%3Cb%3E&port=99999`);
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).toContainText('These values come from a link.');
  await expect(page).toHaveURL(/#set-property$/);
  await expect(sample(page)).toContainText('http://hub.example/api/rest/v1/engines/5/nodes/%3Cb%3E/');
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKey(VALUES_KEY))).toBeNull();
  await panel(page).getByRole('button', {name: 'Copy a link with values'}).click();
  await expect(panel(page).getByRole('status')).toContainText('#set-property&host=hub.example');
});

test('blocked storage is said, and the values hold for the visit', async ({page}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'QuotaExceededError');
    };
  });
  await open(page, call);
  await openPanel(page);
  await field(page, 'engineId').fill('77');
  await expect(panel(page).getByRole('status')).toContainText('blocks its storage');
  await expect(sample(page)).toContainText('/engines/77/');
});

test('paper has the plain values, and nothing is loaded without values', async ({page}) => {
  const isValues = (text: string) => text.includes('values-panel');
  await open(page, call);
  await settled(page);
  expect((await usedCode(page)).some(isValues)).toBe(false);
  await openPanel(page);
  await field(page, 'engineId').fill('77');
  await expect(sample(page)).toContainText('/engines/77/');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(sample(page)).not.toContainText('/engines/77/');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sample(page)).toContainText('/engines/77/');
});

test('more languages come with a click alone, and follow the example and the values', async ({page}) => {
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  const button = page.getByRole('button', {name: 'More languages'});
  const shown = page.locator('.more-languages');
  await open(page, call);
  await settled(page);
  expect((await usedCode(page)).some((text) => text.includes('.languages.json'))).toBe(false);
  const {loads, bytes} = await weigh(page, async () => {
    // The last of the languages, which arrows reach and don't open.
    await page.getByRole('button', {name: 'cURL', exact: true}).press('ArrowLeft');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(shown).toBeVisible();
  });
  expect(bytes, explain({loads, bytes, scriptBytes: 0})).toBeLessThan(40 * 1024);
  expect(loads.filter(({file}) => file.endsWith('.json')).map(({file}) => file)).toEqual([
    expect.stringMatching(/\/rhubapi\/set-property\.languages\.json$/),
  ]);
  await shown.getByLabel('Language').selectOption('Go, Native');
  await expect(shown).toContainText('strings.NewReader(`{"Value":{"x":0.15');
  await choose(page, 'A number, at once');
  await expect(shown).toContainText('strings.NewReader(`{"Value":120}`)');
  await openPanel(page);
  await field(page, 'host').fill('https://hub.example');
  await field(page, 'engineId').fill('77');
  await expect(shown).toContainText('url := "https://hub.example/api/rest/v1/engines/77/nodes/');
  expect(await faultsOf(page, {within: '.more-languages'})).toEqual([]);
  await button.click();
  await expect(shown).toHaveCount(0);
  // The next call has the language, and says so where its file doesn't come.
  await page.getByRole('link', {name: /^Next/}).click();
  await page.route('**/*.languages.json', (route) => route.abort());
  await button.click();
  await expect(page.getByRole('button', {name: 'More languages (not loaded: check the connection)'})).toBeVisible();
  await page.unroute('**/*.languages.json');
  await page.getByRole('button', {name: /^More languages/}).click();
  await expect(shown.getByLabel('Request, Go, Native')).toContainText('/engines/77/');
  expect(refused).toEqual([]);
});

test('the samples of the guide have the values', async ({page}) => {
  await store(page, '{"host":"hub.example","engineId":"77"}');
  await openPage(page, 'reality-hub-developers-guide/rest-api');
  await expect(
    page
      .locator('pre')
      .filter({hasText: 'curl --fail-with-body http://hub.example/api/rest/v1/engines/77/nodes'})
      .first(),
  ).toBeVisible();
  await expect(page.locator('pre').filter({hasText: "process.env.HUB ?? 'http://hub.example'"}).first()).toBeVisible();
  await openPage(page, 'user-guide/controlling-unreal-engine-vanilla/ustate/operating-ustate');
  const load = page.locator('pre').filter({hasText: 'curl -X POST http://hub.example/api/rest/v1/ustates/9/load'});
  await expect(load).toContainText('"engineHostId": 77');
});
