import {expect, test} from '@playwright/test';

import {linoCalls} from '../../src/data/api/linoCalls';
import {site} from '../../src/site/site';
import {
  below,
  call,
  callCount,
  choose,
  current,
  filter,
  long,
  navigation,
  open,
  section,
  shown,
} from './support/reference';
import {open as openPage} from './support/site';

test.describe('the filter', () => {
  test('finds what integrators have at hand, and shows what matched', async ({page}) => {
    await open(page, long);
    await expect(shown(page)).toHaveCount(callCount + linoCalls.length);
    await expect(filter(page)).toHaveAttribute(
      'placeholder',
      `Filter ${callCount} calls and ${linoCalls.length} of Lino`,
    );
    for (const [text, title, why] of [
      ['createRundown', /^POST\s*Create a rundown/i, 'createRundown'],
      ['/api/rest/v1/engines/2/nodes', /List nodes/, ''],
      ['GET http://hub.example/api/rest/v1/engines/2?x=1', /Get an engine/, ''],
      ['GET /api/rest/v1/engines/{engineId}', /Get an engine/, ''],
      ['EaseInOut', /Set a property/, 'EaseInOut'],
      ['eased over', /Set a property/, 'A color, eased over 2 seconds'],
      ['Invalid config id', /Start a launch configuration/, 'Invalid config id'],
      ['pid', /List engines/, 'pid'],
      ['on air', /Trigger an item button/, 'put it on air'],
    ] as const) {
      await filter(page).fill(text);
      const hit = shown(page).filter({hasText: title}).first();
      await expect(hit, text).toBeVisible();
      await expect(hit).toContainText(why);
    }
    await filter(page).fill('422');
    await expect(shown(page).filter({hasText: 'Create a rundown'}).first()).toBeVisible();
    expect(await shown(page).count()).toBeLessThan(callCount);
    await filter(page).fill('pid');
    await expect(shown(page).filter({hasText: 'renderer'})).toHaveCount(0);
    await filter(page).fill('DEL');
    await expect(shown(page)).toHaveText([/a rundownPlayout$/, /rundown itemPlayout$/, /a rundownLino/, /an itemLino/]);
    await expect(navigation(page).getByRole('status')).toHaveText('2 calls and 2 of Lino');
    await filter(page).fill('objTB');
    await expect(shown(page).filter({hasText: 'media object'})).not.toHaveCount(0);
    expect(await shown(page).count()).toBeLessThan(10);
    for (const [text, count] of [
      ['delete playout', '2 calls'],
      ['createRundownItem', '1 call'],
    ] as const) {
      await filter(page).fill(text);
      await expect(navigation(page).getByRole('status')).toHaveText(count);
      await expect(shown(page)).toHaveCount(parseInt(count));
    }
    await filter(page).fill('load');
    await expect(shown(page).first()).toContainText('Load a graph');
    await filter(page).fill('xyzzy');
    await expect(navigation(page).getByText('No call or field has that word.')).toBeVisible();
    await filter(page).fill('');
    await expect(shown(page)).toHaveCount(callCount + linoCalls.length);
  });

  test('finds sections of the introduction, replaces no word by another, and is worked by Enter and arrows', async ({
    page,
  }) => {
    await open(page, long);
    await filter(page).fill('interpolaton');
    await expect(navigation(page).getByText('No call or field has that word.')).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
    await filter(page).fill('limits');
    await expect(navigation(page).getByRole('status')).toContainText('1 section');
    await filter(page).press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#limits$/);
    await filter(page).fill('rundown item');
    await page.keyboard.press('ArrowDown');
    await expect(shown(page).first().getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(shown(page).nth(1).getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(filter(page)).toBeFocused();
    await filter(page).fill('createRundownItem');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#create-rundown-item$/);
  });

  test('loads what it finds calls by when a reader comes to it, and says when it can’t', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await open(page, long);
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await page.route('**/*.js', (route) => route.abort());
    await filter(page).fill('graph');
    await expect(navigation(page).getByRole('status')).toHaveText('The filter can’t be loaded. Try again.');
    expect(scripts.length).toBeGreaterThan(before);
  });
});

test('the name of an object leads to its definition, and the page to its source', async ({page}) => {
  await open(page, long);
  await section(page, 'list-engines').locator('summary').first().click();
  await section(page, 'list-engines').getByRole('link', {name: 'Engine', exact: true}).click();
  await expect(page).toHaveURL(/rhubapi#get-engine--200$/);
  await expect(page.locator('[id="get-engine--200"]')).toHaveAttribute('open', '');
  await open(page, 'rhubapi/list-rundown-items');
  await page.locator('summary').first().click();
  await page.getByRole('link', {name: 'Button', exact: true}).click();
  await expect(page).toHaveURL(/rhubapi\/get-rundown-item#get-rundown-item--200\.buttons$/);
  await expect(page.locator('[id="get-rundown-item--200.buttons"]')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    `${site.editUrl}api/hub-1.6.1.yaml`,
  );
});

test('success without a body has a tab, which is the first', async ({page}) => {
  await open(page, 'rhubapi/delete-rundown');
  const tabs = page.getByRole('toolbar', {name: 'Responses: Delete a rundown'}).getByRole('button');
  await expect(tabs.first()).toHaveText(/^2\d\d$/);
  await expect(page.locator('.response-sample:not([hidden])')).toContainText('No body');
  // Only fields of requests are required; of responses, those that can be missing are named.
  await open(page, 'rhubapi/list-engines');
  await expect(page.locator('.response em').filter({hasText: 'required'})).toHaveCount(0);
});

test('a response has a link, is marked, and its sample is on show; each opens the other', async ({page, context}) => {
  await open(page, `${long}#create-rundown--422`);
  const own = section(page, 'create-rundown');
  const tab = own.getByRole('button', {name: '422', exact: true});
  await expect(tab).toHaveAttribute('aria-pressed', 'true');
  await expect(own.locator('[id="create-rundown--422"]')).toHaveAttribute('open', '');
  await own.getByRole('button', {name: '500', exact: true}).click();
  await expect(page).toHaveURL(/#create-rundown--500$/);
  await own.locator('[id="create-rundown--201"] > summary').click();
  await expect(own.getByRole('button', {name: '201', exact: true})).toHaveAttribute('aria-pressed', 'true');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await own.locator('[id="create-rundown--422"] .hash-link').click();
  await expect(page).toHaveURL(/#create-rundown--422$/);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/#create-rundown--422$/);
});

test('every example of a request brings the response of its key', async ({page}) => {
  await open(page, long);
  const unequal = await page.evaluate(() => {
    const faults: string[] = [];
    for (const button of document.querySelectorAll<HTMLElement>('.requests > .chooser button')) {
      button.click();
      const {key} = button.dataset;
      const own = button.closest('.samples')!.querySelector(`.responses .example[data-key="${key}"]`);
      if (own && (own.matches('[hidden]') || own.parentElement!.querySelectorAll('.example:not([hidden])').length > 1))
        faults.push(`${button.closest('section')!.id}: ${key}`);
    }
    return faults;
  });
  expect(unequal).toEqual([]);
  await open(page, call);
  await choose(page, 'A number, at once');
  await expect(
    page.getByLabel('Set a property, response 200', {exact: true}).filter({visible: true}),
  ).not.toContainText('CycloramaColor');
});

test('the browser’s own search finds the other languages and examples', async ({page}) => {
  await open(page, call);
  const find = (text: string) =>
    page.evaluate((text) => {
      getSelection()?.removeAllRanges();
      return (window as unknown as {find(text: string): boolean}).find(text);
    }, text);
  const hidden = page.locator('.requests .sample[data-language="python"]').first();
  await expect(hidden.locator('pre')).toBeHidden();
  // What a browser does where its search has found a text.
  await hidden.evaluate((element) => {
    element.dispatchEvent(new Event('beforematch', {bubbles: true}));
    element.removeAttribute('hidden');
  });
  await expect(hidden.locator('pre')).toBeVisible();
  await expect(hidden).toHaveAttribute('hidden', 'until-found');
  await expect(page.getByRole('button', {name: 'Python'})).toHaveAttribute('aria-pressed', 'true');
  expect(await find('requests.patch')).toBe(true);
});

test('an example of a request has an address, and brings its response', async ({page}) => {
  await open(page, call);
  await choose(page, 'A Boolean');
  await expect(page).toHaveURL(/#set-property--example-\d+$/);
  await page.reload();
  await expect(page.locator('.requests > .chooser > summary')).toHaveText(/^A Boolean/);
  await expect(page.getByLabel('Set a property, request body').filter({visible: true})).toContainText('false');
  await expect(page.getByLabel('Set a property, response 200', {exact: true}).filter({visible: true})).toContainText(
    'false',
  );
});

test('the address and the list follow the headings of the introduction, and lead to the tables after the calls', async ({
  page,
}) => {
  await open(page, long);
  await expect(async () => {
    await page.locator('#errors').evaluate((heading) => heading.scrollIntoView());
    await page.mouse.wheel(0, 30);
    await expect(page).toHaveURL(/#errors$/, {timeout: 5000});
  }).toPass();
  await expect(current(page)).toHaveAttribute('href', '#errors');
  await page.locator('#introduction').getByRole('link', {name: 'States', exact: true}).click();
  await expect(page).toHaveURL(/#states$/);
  await expect(section(page, 'states').getByRole('heading', {level: 2})).toBeInViewport();
  await expect(current(page)).toHaveAttribute('href', '#states');
  await expect(section(page, 'set-property').getByRole('link', {name: 'Page of this call'})).toHaveAttribute(
    'href',
    /rhubapi\/set-property$/,
  );
});

test('the samples stay beside the text, and on a phone a bar leads to them', async ({page}) => {
  await open(page, call);
  await page.locator('[id="set-property--body"]').evaluate((heading) => heading.scrollIntoView());
  await expect(page.locator('.samples .tabs').first()).toBeInViewport();
  await page.setViewportSize({width: 390, height: 800});
  await page.getByRole('button', {name: 'Samples'}).click();
  await expect.poll(() => below(page, page.locator('.samples'))).toBeLessThan(30);
});

test('paper names the call, the language, the example, and the status, and has no buttons', async ({page}) => {
  await open(page, call);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('Response 200').filter({visible: true})).toHaveCount(1);
  await expect(page.getByText('cURL: Bash, curl 7.76 or later').filter({visible: true})).toHaveCount(1);
  await expect(
    page.locator('.requests .caption').getByText('A color', {exact: true}).filter({visible: true}),
  ).toHaveCount(1);
  await expect(page.getByText('On the page: samples in cURL, JavaScript, Python')).toContainText('“A number, at once”');
  const trail = () => getComputedStyle(document.querySelector('.reference .content')!, '::before').content;
  expect(await page.evaluate(trail)).toContain('REST API 1.6.1 › Engine › PATCH /engines/');
  await expect(page.locator('.reference').locator('button, .neighbors').filter({visible: true})).toHaveCount(0);
});

test('an unknown address of the reference is shown without an error of the page', async ({page}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await openPage(page, 'rhubapi/createRundown');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
});
