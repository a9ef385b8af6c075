import {expect, test, type Page} from '@playwright/test';

import {VALUES_KEY} from '../../src/client/storageKeys';
import {faultsOf} from './support/axe';
import {call, open} from './support/reference';
import {expectInReach, isWide} from './support/reach';
import {blockStorage, open as openPage, storageKey} from './support/site';
import {weigh} from './support/weight';

/** Kilobytes (1024) over the wire of everything that opening the practice hub loads. */
const MOST_KILOBYTES = 40;

const panel = (page: Page) => page.getByRole('region', {name: 'Practice hub'});

async function tryIt(page: Page, address = call): Promise<void> {
  await open(page, address);
  await page
    .getByRole('button', {name: /^Try it/})
    .first()
    .click();
  await expect(panel(page).getByText('GFX-LOCAL', {exact: true})).toBeVisible();
}

const send = (page: Page) => panel(page).getByRole('button', {name: 'Send'}).click();

const status = (page: Page) => panel(page).getByRole('status');

test('a call is sent inside the page, and nothing leaves it', async ({page}) => {
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  await tryIt(page);
  await expect(panel(page).locator('.banner')).toContainText('not your Reality Hub');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('worker', (worker) => asked.push(worker.url()));
  await send(page);
  await expect(status(page)).toHaveText(/^200 in [\d.]+ ms$/);
  await expect(panel(page).getByLabel('Headers')).toContainText('content-type: application/json');
  await expect(panel(page).getByLabel('Body of the response')).toContainText('CycloramaColor');
  await panel(page).getByLabel('propertyPath').fill('Group//None/0');
  await expect(panel(page).locator('.line code')).toContainText('/properties/Group%2F%2FNone%2F0');
  await send(page);
  await expect(status(page)).toHaveText(/^500/);
  expect(asked).toEqual([]);
  expect(refused).toEqual([]);
});

test('the studio shows a value on its way, calls stay from page to page, and a reset forgets them', async ({page}) => {
  await tryIt(page);
  const body = panel(page).getByLabel('Body', {exact: true});
  const value = '"Value": {"x": 1, "y": 0, "z": 0, "w": 1}';
  await body.fill(`{${value}, "Interpolation": "Linear", "Duration": 3600}`);
  await send(page);
  const moving = panel(page).getByText('moving');
  await expect(moving).toBeVisible();
  await body.fill(`{${value}}`);
  await send(page);
  await expect(moving).toHaveCount(0);
  await expect(panel(page).locator('.studio')).toContainText('x 1, y 0, z 0, w 1');

  await page.getByRole('link', {name: /^Next/}).click();
  await expect(page).toHaveURL(/list-functions$/);
  await page.getByRole('button', {name: /^Try it/}).click();
  await expect(panel(page).locator('.studio')).toContainText('x 1, y 0, z 0, w 1');
  await panel(page).getByText('Calls of this visit').click();
  await expect(panel(page).getByRole('listitem').filter({hasText: 'PATCH /api/rest/v1/engines/2'})).toHaveCount(2);
  await panel(page).getByRole('button', {name: 'Copy as a script'}).click();
  await expect(panel(page).getByLabel('Script')).toContainText(
    'curl --fail-with-body --max-time 10 --request PATCH "$hub"',
  );

  await panel(page).getByRole('button', {name: 'Reset the studio'}).click();
  await expect(status(page)).toContainText('as it was at the start');
  await expect(panel(page).locator('.studio')).not.toContainText('CycloramaColor');
  await expect(panel(page).locator('.calls li')).toHaveCount(0);
});

test('the program output shows the name that goes to air, and marks a refusal', async ({page}) => {
  const output = panel(page).locator('.program');
  const opacity = () => output.locator('[data-part="third"]').getAttribute('opacity');
  await page.emulateMedia({reducedMotion: 'reduce'});
  await tryIt(page, 'rhubapi/update-rundown-item');
  await expect(output.locator('figcaption')).toContainText('no lower third');
  const body = panel(page).getByLabel('Body', {exact: true});
  await body.fill('{"data": {"realitystring_0": "Ada <b>", "realitystring_1": "Guest"}}');
  await send(page);
  await expect(panel(page).locator('.studio')).toContainText('Ada <b>, Guest');
  expect(await opacity()).toBe('0');
  const moving = await output
    .locator('[data-part="third"]')
    .evaluate((one) => getComputedStyle(one).transitionDuration);
  expect(moving).toBe('0s');
  await page.locator('.navigation a[href$="trigger-rundown-item-button"]').click();
  await page.getByRole('button', {name: /^Try it/}).click();
  await panel(page).getByLabel('buttonKey').fill('open_lower');
  await send(page);
  await expect.poll(opacity).toBe('1');
  await expect(output.locator('figcaption')).toContainText('a lower third at 100% with “Ada <b>, Guest”');
  await expect(output.locator('[data-part="name"]')).toHaveText('Ada <b>');
  await panel(page).getByLabel('buttonKey').fill('open');
  await send(page);
  await expect(output.locator('figcaption')).toHaveText(/^The call was refused and changed nothing\..*Ada <b>/);
  await expect(output).toHaveClass(/refused/);
});

test('faults of a body are named by line, and what is open leads to the manual', async ({page}) => {
  await tryIt(page);
  const body = panel(page).getByLabel('Body', {exact: true});
  await body.fill('{\n  "Value": 1,\n  "Interpolation": "Bounce"\n}');
  await send(page);
  await expect(status(page)).toHaveText(/^422/);
  await expect(panel(page).locator('.faults')).toHaveText(
    'Line 3: Interpolation must be Constant, Linear, EaseIn, EaseOut, or EaseInOut.',
  );
  await body.fill('{\n  "Value": 1,\n}');
  await send(page);
  await expect(status(page)).toContainText('Nothing was sent');
  await expect(body).toBeFocused();
  await expect(panel(page).locator('.faults')).toHaveText(/^Line 3: this is no JSON/);
  await body.fill('{"Value": 1}');
  await send(page);
  await expect(panel(page).getByLabel('Headers')).toContainText('x-practice-hub-reason: Value is not of the type');
  await body.fill('{"Value": {"x": 1, "y": 0, "z": 0, "w": 1}, "Duration": 2}');
  await send(page);
  const note = panel(page).locator('.unpublished');
  await expect(note).toContainText(/\bopen\b|isn't published/);
  await expect(note.getByRole('link')).toHaveAttribute('href', /reality-hub-developers-guide\/practice-hub#differs$/);
});

test('a value of the path is checked, offered, and encoded', async ({page}) => {
  await tryIt(page);
  const engine = panel(page).getByLabel('engineId');
  await engine.fill('two');
  await send(page);
  await expect(panel(page).locator('.path-fields').getByText('Enter a whole number')).toBeVisible();
  await expect(engine).toBeFocused();
  await expect(engine).toHaveAttribute('aria-invalid', 'true');
  await expect(status(page)).toContainText('Nothing was sent');
  await expect(panel(page).locator('.calls li')).toHaveCount(0);
  const offered = panel(page).locator('datalist').first().locator('option');
  expect(await offered.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toContain('2');
});

test('a request is copied in the chosen language, and as a link that brings it back', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tryIt(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', {name: 'Python'}).click();
  await panel(page).getByLabel('engineId').fill('3');
  await panel(page).getByLabel('Body', {exact: true}).fill('{"Value": true}');
  await panel(page).getByRole('button', {name: 'Copy as code'}).click();
  await expect(status(page)).toContainText('as Python');
  expect(await copied()).toContain('"Value": True');
  await panel(page).getByRole('button', {name: 'Copy a link'}).click();
  await expect(status(page)).toContainText('A link');
  await page.goto(await copied());
  await expect(panel(page).getByLabel('engineId')).toHaveValue('3');
  await expect(panel(page).getByLabel('Body', {exact: true})).toHaveValue('{"Value": true}');
  await expect(page).toHaveURL(/#set-property$/);
  await page.goto('about:blank');
  await open(page, `${call}#set-property&try=%7B`);
  await expect(status(page)).toContainText('can’t be read');
});

test('the first screen shows that a call can be tried', async ({page}) => {
  for (const size of [
    {width: 1440, height: 900},
    {width: 390, height: 844},
  ]) {
    await page.setViewportSize(size);
    await open(page, call);
    await expectInReach(
      page
        .getByRole('button', {name: /^Try it/})
        .filter({visible: true})
        .last(),
    );
  }
});

test('it takes the reader’s values, and offers the IDs of the example where the studio lacks them', async ({page}) => {
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key!, value!),
    [storageKey(VALUES_KEY), JSON.stringify({host: 'hub.example', engineId: '77'})],
  );
  await tryIt(page);
  const engine = panel(page).getByLabel('engineId');
  await expect(engine).toHaveValue('77');
  await send(page);
  await expect(status(page)).toHaveText(/^500/);
  await panel(page).getByRole('button', {name: 'Use the IDs of the example'}).click();
  await expect(engine).toHaveValue('2');
  await send(page);
  await expect(status(page)).toHaveText(/^200/);
  await expect(panel(page).getByRole('button', {name: 'Use the IDs of the example'})).toHaveCount(0);
});

test('works by keyboard, and gives the focus back', async ({page}) => {
  await open(page, call);
  const opener = page.getByRole('button', {name: /^Try it/});
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', {name: 'Practice hub'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByLabel('engineId')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/^200/);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('fits a phone, also with its storage blocked, and has no fault that axe finds', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  await page.addInitScript(blockStorage);
  await tryIt(page);
  await send(page);
  await expect(status(page)).toHaveText(/^200/);
  expect(await isWide(page)).toBe(false);
  expect(await faultsOf(page, {within: '.hub-panel'})).toEqual([]);
  await page.setViewportSize({width: 1440, height: 900});
  expect(await faultsOf(page, {within: '.hub-panel'})).toEqual([]);
});

test('nothing of it is loaded before it is opened, and then little', async ({page}) => {
  await open(page, call);
  await page.waitForLoadState('networkidle');
  const weight = await weigh(page, async () => {
    await page.getByRole('button', {name: /^Try it/}).click();
    await expect(panel(page).getByText('GFX-LOCAL', {exact: true})).toBeVisible();
  });
  const kilobytes = weight.bytes / 1024;
  test
    .info()
    .annotations.push({type: 'measured', description: `${kilobytes.toFixed(1)} KB in ${weight.loads.length} files`});
  expect(weight.loads.length).toBeGreaterThan(0);
  expect(weight.loads.length).toBeLessThanOrEqual(4);
  expect(kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES);
});

test('the site offers the command as one file', async ({page, request}) => {
  await openPage(page, 'reality-hub-developers-guide/practice-hub');
  const href = await page.getByRole('link', {name: 'practice-hub.mjs'}).getAttribute('href');
  const answered = await request.get(href!);
  expect([answered.status(), answered.headers()['content-type']]).toEqual([
    200,
    expect.stringContaining('text/javascript'),
  ]);
  expect(await answered.text()).toContain('node practice-hub.mjs');
});
