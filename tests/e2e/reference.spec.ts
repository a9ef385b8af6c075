import {expect, test} from '@playwright/test';

import {below, call, choose, current, filter, long, navigation, open, section} from './support/reference';
import {open as openPage, settled} from './support/site';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every sample is visible under its name, and nothing that needs a script does', async ({page}) => {
    await page.goto(call);
    await expect(page.locator('pre').filter({hasText: '--request PATCH'}).first()).toBeVisible();
    await expect(page.locator('pre').filter({hasText: 'import requests'}).last()).toBeVisible();
    await expect(page.locator('pre').filter({hasText: '500: Internal server error'})).toBeVisible();
    await expect(page.getByText('C#: .NET 7 or later').filter({visible: true}).first()).toBeVisible();
    await expect(page.locator('article button:visible')).toHaveCount(0);
    await expect(filter(page)).toBeHidden();
    await navigation(page).getByRole('link', {name: 'List engines'}).click();
    await expect(page).toHaveURL(/rhubapi\/list-engines$/);
  });
});

test.describe('the long page', () => {
  test('puts a linked call right below the navbar, and marks it', async ({page}) => {
    await open(page, `${long}#list-graphs`);
    await expect.poll(() => below(page, section(page, 'list-graphs'))).toBeLessThan(16);
    await expect.poll(() => below(page, section(page, 'list-graphs'))).toBeGreaterThan(-16);
    await expect(current(page)).toHaveAttribute('href', '#list-graphs');
  });

  test('marks the call in sight while scrolling, in a navigation that scrolls by itself', async ({page}) => {
    await open(page, long);
    const list = navigation(page);
    // Sections that were never in view take their real height on the way, which moves the target once more.
    await expect(async () => {
      await section(page, 'list-projects').evaluate((element) => element.scrollIntoView());
      await expect(current(page)).toHaveAttribute('href', '#list-projects', {timeout: 5000});
    }).toPass();
    await expect(current(page)).toBeInViewport();
    const before = await list.evaluate((element) => element.scrollTop);
    expect(before).toBeGreaterThan(0);
    const height = await page.evaluate(() => window.scrollY);
    await list.hover();
    await page.mouse.wheel(0, -80);
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeLessThan(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(height);
  });

  test('keeps the address of the section in sight, and finds the place again after going back', async ({page}) => {
    await page.clock.install();
    await open(page, long);
    // The script that follows may come after the first scroll.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, window.scrollY > 20_000 ? 20_000 : 20_010));
      await expect(page).toHaveURL(/#[a-z-]+$/, {timeout: 5000});
    }).toPass();
    // Sections that come into view take their real height: wait until the place is kept, and rests.
    let hash = '';
    await expect(async () => {
      ({hash} = new URL(page.url()));
      await settled(page);
      await page.clock.runFor(1000);
      expect(new URL(page.url()).hash).toBe(hash);
    }).toPass();
    const target = page.locator(hash);
    await expect(target).toBeInViewport();
    const before = await below(page, target);
    const length = await page.evaluate(() => history.length);
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: 'Installations'})
      .first()
      .evaluate((link) => {
        (link as HTMLElement).click();
      });
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Installations');
    await page.goBack();
    await expect(target).toBeInViewport();
    await expect.poll(async () => Math.abs((await below(page, target)) - before)).toBeLessThan(3);
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    // As a reader does it: what only scrolls is held back while the place is being restored.
    await expect(async () => {
      await page.keyboard.press('Control+Home');
      await expect(page).toHaveURL(/rhubapi$/, {timeout: 5000});
    }).toPass();
  });

  test('a link to a nested field unfolds what it lies in', async ({page}) => {
    await open(page, `${long}#list-engines--200.instances.pid`);
    const field = page.locator('[id="list-engines--200.instances.pid"]');
    await expect(field).toBeInViewport();
    await expect(field).toContainText('integer');
    await page.goto(`${long}#get-rundown--200`);
    await expect(page.locator('[id="get-rundown--200"]')).toHaveAttribute('open', '');
  });

  test('remembers the language, on every page and after a reload', async ({page}) => {
    await open(page, `${long}#create-rundown`);
    const tabs = section(page, 'create-rundown').getByRole('toolbar', {name: /Language/});
    await expect.poll(() => below(page, section(page, 'create-rundown'))).toBeLessThan(16);
    const before = await below(page, tabs);
    await tabs.getByRole('button', {name: 'Python'}).click();
    expect(Math.abs((await below(page, tabs)) - before)).toBeLessThan(2);
    const python = section(page, 'create-rundown').locator('pre').filter({hasText: 'import requests'}).first();
    await expect(python).toBeVisible();
    await expect(section(page, 'create-rundown').locator('pre').filter({hasText: 'curl'})).toBeHidden();
    await open(page, call);
    await expect(page.getByRole('button', {name: 'Python'})).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('pre').filter({hasText: 'requests.patch'}).first()).toBeVisible();
    await page.reload();
    await expect(page.locator('pre').filter({hasText: 'requests.patch'}).first()).toBeVisible();
  });

  test('shows the example and the status that were pressed, and copies what is in sight', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: new URL(baseURL!).origin});
    await open(page, call);
    await choose(page, 'A color, eased over 2 seconds');
    const body = page.getByLabel('Set a property, request body').filter({visible: true});
    await expect(body).toContainText('"Interpolation": "EaseInOut"');
    const copy = page.getByRole('button', {name: 'Copy the request body: Set a property'}).filter({visible: true});
    await copy.click();
    await expect(page.getByRole('button', {name: 'Copied the request body'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(copied)).toMatchObject({Interpolation: 'EaseInOut', Duration: 2});
    await page.getByRole('button', {name: '500', exact: true}).click();
    await expect(page.getByLabel('Set a property, response 500')).toHaveText('500: Internal server error');
    await expect(page.getByLabel('Set a property, response 200').first()).toBeHidden();
  });
});

test.describe('versions', () => {
  test('the switch keeps the call that is in sight, and finds back', async ({page}) => {
    await open(page, `${long}#set-property`);
    await expect(current(page)).toHaveAttribute('href', '#set-property');
    await navigation(page).getByRole('link', {name: 'Version 1.2 legacy'}).click();
    await expect(page).toHaveURL(/rhubapi\/1\.2#.*set-property$/);
    await expect(page.getByText('Version 1.2 of the API is deprecated.')).toBeAttached();
    await expect(current(page)).toContainText('Set a property');
    await navigation(page).getByRole('link', {name: 'Version 1.6.1'}).click();
    await expect(page).toHaveURL(/rhubapi\/?#set-property$/);
    // A call that the other version lacks leads to its long page.
    await open(page, 'rhubapi/retime-launch-config');
    await navigation(page).getByRole('link', {name: 'Version 1.2 legacy'}).click();
    await expect(page).toHaveURL(/rhubapi\/1\.2$/);
  });
});

test.describe('pages of a call and of a tag', () => {
  test('lead on in the order of the API, and are what search finds, once', async ({page}) => {
    await open(page, 'rhubapi/launcher');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Launcher');
    await expect(page.locator('.calls > li')).toHaveCount(11);
    await open(page, 'rhubapi/list-engines');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/rhubapi\/list-engines$/);
    await page.getByRole('navigation', {name: 'Calls before and after'}).getByRole('link', {name: /Next/}).click();
    await expect(page).toHaveURL(/rhubapi\/get-engine$/);
    await expect(page.getByRole('heading', {level: 1})).toContainText('Get an engine');
    await expect(current(page)).toHaveText(/Get an engine/);
    await page.goto('search?q=overriddenChannels');
    const results = page.locator('article a[href*="/rhubapi"]');
    await expect(results.first()).toHaveAttribute('href', /rhubapi\/[a-z-]*rundown-item/);
    const addressesOf = () => results.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    // The long page is there for its introduction alone.
    expect((await addressesOf()).filter((address) => /\/rhubapi#(?!values)|\/rhubapi\/1\.2/.test(address))).toEqual([]);
    // Samples aren't searched.
    await page.goto('search?q=update a media object');
    await expect(page.locator('article a[href$="/update-media-object"]').first()).toHaveText('Update a media object');
    await page.goto('search?q=AbortSignal');
    await expect(page.getByRole('status').filter({hasText: /found/})).toBeVisible();
    expect(await addressesOf()).toEqual([]);
  });

  test('are reached from within the site too, without a load', async ({page}) => {
    await openPage(page, '');
    await page.evaluate(() => Object.assign(window, {stays: true}));
    await page.locator('nav.navbar').getByRole('link', {name: 'REST API'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Reality Hub REST API');
    await expect(section(page, 'set-property')).toBeAttached();
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    await navigation(page)
      .getByRole('link', {name: /Set a property$/})
      .click();
    await expect.poll(() => below(page, section(page, 'set-property'))).toBeLessThan(16);
    await section(page, 'set-property').getByRole('button', {name: 'JavaScript'}).click();
    await expect(section(page, 'set-property').locator('pre').filter({hasText: 'await fetch'}).first()).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/reality-5\.5\/$/);
    await expect(page.locator('.reference')).toHaveCount(0);
  });

  test('are reloaded where their body cannot be fetched', async ({page}) => {
    await openPage(page, '');
    let failures = 0;
    await page.route(/\/rhubapi\/?$/, (route) =>
      route.request().resourceType() === 'fetch' && route.request().method() === 'GET' && ++failures === 1
        ? route.abort()
        : route.continue(),
    );
    await page.locator('nav.navbar').getByRole('link', {name: 'REST API'}).first().click();
    await expect(section(page, 'list-engines')).toBeAttached();
    expect(failures).toBe(1);
  });
});
