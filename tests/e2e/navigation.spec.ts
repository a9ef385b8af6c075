import path from 'node:path';

import {expect, test, type Page} from '@playwright/test';

import {site} from '../../src/site/site';
import {behavior, chunkOf, hold, launcherInterface, open, settled} from './support/site';

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Marks the document, to tell a route change from a load. */
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset.mark = 'kept'));
const isSameDocument = (page: Page) => page.evaluate(() => document.body.dataset.mark === 'kept');

test('a link changes the route without a load and shows the top of the page, and going back restores the place', async ({
  page,
  baseURL,
}) => {
  await open(page, behavior.start);
  await mark(page);
  const link = page.getByRole('link', {name: 'The far page'});
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(heading(page)).toHaveText('The far page');
  await expect(page).toHaveURL(baseURL + behavior.far);
  await expect(page).toHaveTitle(`The far page | ${site.title}`);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Start of the way');
  await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(1);

  // A link with a fragment shows its target, clear of the navbar.
  await page.getByRole('link', {name: 'Its last section'}).click();
  const target = page.getByRole('heading', {level: 2, name: 'The last section'});
  await expect(target).toBeInViewport();
  const navbar = (await page.getByRole('navigation', {name: 'Main'}).boundingBox())!;
  const box = (await target.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(navbar.y + navbar.height);
  expect(box.y).toBeLessThan(navbar.y + navbar.height + 60);
  expect(await isSameDocument(page)).toBe(true);
});

test('the old page stays until the next one has arrived, and a bar shows after 200 ms', async ({page, baseURL}) => {
  const release = await hold(page, chunkOf(behavior.far));
  await open(page, behavior.start);
  await page.evaluate(() => {
    const times = {click: 0, bar: 0};
    Object.assign(window, {times});
    document.addEventListener('click', () => (times.click = performance.now()), {capture: true, once: true});
    new MutationObserver(() => {
      if (!times.bar && document.getElementById('nprogress')) {
        times.bar = performance.now();
      }
    }).observe(document.documentElement, {childList: true, subtree: true});
  });
  await page.getByRole('link', {name: 'The far page'}).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(heading(page)).toHaveText('Start of the way');
  release();
  await expect(page).toHaveURL(baseURL + behavior.far);
  await expect(heading(page)).toHaveText('The far page');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  const wait = await page.evaluate(() => {
    const {times} = window as unknown as {times: {click: number; bar: number}};
    return times.bar - times.click;
  });
  expect(wait).toBeGreaterThanOrEqual(199);
});

test.describe('a page that cannot be loaded on the way', () => {
  test('is logged as a warning and reloaded', async ({page, baseURL}) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    let isBlocked = true;
    await page.route(chunkOf(behavior.far), (route) => (isBlocked ? route.abort() : route.continue()));
    await open(page, behavior.start);
    await mark(page);
    page.on('request', (request) => {
      isBlocked &&= !request.isNavigationRequest();
    });
    await page.getByRole('link', {name: 'The far page'}).click();
    await expect(heading(page)).toHaveText('The far page');
    await expect(page).toHaveURL(baseURL + behavior.far);
    await expect.poll(() => isSameDocument(page)).toBe(false);
    expect(warnings.join('\n')).toContain('ChunkLoadError');
  });

  test('is reloaded only once when it keeps failing', async ({page}) => {
    await page.route(chunkOf(behavior.far), (route) => route.abort());
    await open(page, behavior.start);
    let loads = 0;
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.getByRole('link', {name: 'The far page'}).click();
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
    await page.waitForLoadState('load');
    await settled(page);
    expect(loads).toBe(1);
    await expect(heading(page)).toHaveText('The far page');
  });
});

test.describe('the list of pages shows which one is open', () => {
  const deep = 'user-guide/nodegraph-actions/nodegraph/Node-Colors';
  const entry = (page: Page) => page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
  const list = (page: Page) => page.locator('.menu').filter({has: page.locator('.theme-doc-sidebar-menu')});
  const scrolled = (page: Page) => list(page).evaluate(({scrollTop}) => scrollTop);

  /** Distance of the entry from the middle of the list, in heights of the list. */
  async function offMiddle(page: Page): Promise<number> {
    const [box, own] = await Promise.all([list(page).boundingBox(), entry(page).boundingBox()]);
    return Math.abs(own!.y + own!.height / 2 - box!.y - box!.height / 2) / box!.height;
  }

  test('when it is loaded and when the route changes', async ({page}) => {
    await page.setViewportSize({width: 1024, height: 768});
    await open(page, deep);
    await expect(entry(page)).toHaveText('Node Colors');
    await expect.poll(() => offMiddle(page)).toBeLessThan(0.1);
    expect(await scrollTop(page)).toBe(0);

    // One that is in view stays where it is.
    const before = await scrolled(page);
    await list(page).getByRole('link', {name: 'Subgraph'}).click();
    await expect(entry(page)).toHaveText('Subgraph');
    await settled(page);
    expect(await scrolled(page)).toBe(before);

    // One whose category opens while others close.
    await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
    await expect(entry(page)).toHaveText('Glossary');
    await expect(entry(page)).toBeInViewport({ratio: 1});
    await page.goBack();
    await expect(entry(page)).toHaveText('Subgraph');
    await expect(entry(page)).toBeInViewport({ratio: 1});
  });

  test('in the slide-out menu of a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, deep);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(entry(page)).toBeInViewport({ratio: 1});
    await expect.poll(() => offMiddle(page)).toBeLessThan(0.1);
  });
});

test('the contents mark every heading, the last ones too, when it is clicked or reached', async ({page}) => {
  await page.setViewportSize({width: 1920, height: 1080});
  for (const address of ['whats-new', launcherInterface, 'user-guide/playout/operating-playout']) {
    await open(page, address);
    const links = page.locator('.theme-doc-toc-desktop').getByRole('link');
    const marked = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
    const count = await links.count();
    expect(count).toBeGreaterThan(2);
    for (const at of [count - 1, count - 2, 0]) {
      await links.nth(at).click();
      await expect(marked).toHaveText(await links.nth(at).innerText());
      await settled(page);
      await expect(marked).toHaveText(await links.nth(at).innerText());
    }
    // Every heading is marked once on the way down, in order.
    await page.mouse.move(900, 500);
    await page.mouse.wheel(0, -40);
    const seen = await page.evaluate(async () => {
      const texts: string[] = [];
      const bottom = document.documentElement.scrollHeight - window.innerHeight;
      for (let at = 0; at <= bottom + 30; at += 30) {
        window.scrollTo({top: at, behavior: 'instant'});
        // Of a frame, the listeners of scrolling come first.
        await new Promise(requestAnimationFrame);
        texts.push(document.querySelector('.table-of-contents__link--active')?.textContent ?? '');
      }
      return texts.filter((text, place) => text !== '' && text !== texts[place - 1]);
    });
    expect(seen).toEqual(await links.allTextContents());
  }
});

test.describe('what is fetched ahead', () => {
  /** Counts the files that were fetched ahead once the links of the page had been seen and pointed at. */
  async function fetchedAhead(page: Page): Promise<() => number> {
    let chunk = 0;
    await page.route(chunkOf(behavior.far), async (route) => {
      chunk += 1;
      await route.continue();
    });
    await open(page, behavior.start);
    const link = page.getByRole('link', {name: 'The far page'});
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await settled(page);
    return () => chunk;
  }

  test('is the next page, once the foot of this one is in view, and no other', async ({page}) => {
    await open(page, launcherInterface);
    await page.evaluate(() => document.fonts.ready);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const next = path.posix.basename(chunkOf('user-guide/launcher/engine-status-colors'));
    await page.getByRole('heading', {level: 2}).first().scrollIntoViewIfNeeded();
    await settled(page);
    expect(scripts).toEqual([]);
    await page.getByRole('navigation', {name: 'Docs pages'}).scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.some((url) => url.endsWith(next))).toBe(true);
    expect(new Set(scripts).size).toBeLessThan(5);
  });

  async function pretend(page: Page, connection: {effectiveType: string; saveData: boolean}): Promise<void> {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value: Object.assign(new EventTarget(), value)});
    }, connection);
  }

  test('is something on a good connection', async ({page}) => {
    await pretend(page, {effectiveType: '4g', saveData: false});
    await expect.poll(await fetchedAhead(page)).toBeGreaterThan(0);
  });

  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    test(`is nothing with ${JSON.stringify(connection)}, and links work`, async ({page}) => {
      await pretend(page, connection);
      const fetched = await fetchedAhead(page);
      expect(fetched()).toBe(0);
      await page.getByRole('link', {name: 'The far page'}).click();
      await expect(heading(page)).toHaveText('The far page');
    });
  }
});
