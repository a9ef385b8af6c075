import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';

import {site} from '../../src/site/site';
import {expectInReach} from './support/reach';
import {archive, archived, behavior, build, launcherInterface, open, settled} from './support/site';

const nav = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const box = (page: Page) => nav(page).getByRole('combobox', {name: 'Search'});
const hint = (page: Page) => nav(page).locator('kbd');
const results = (page: Page) => page.getByRole('option');
const selected = (page: Page) => page.getByRole('option', {selected: true});
const seeAll = (page: Page) => page.getByRole('link', {name: 'See all results'});
const status = (page: Page) => nav(page).getByRole('status');

const indexFiles = '**/assets/search/*.json';
const rankFile = '**/assets/search/rank-*.json';
const textFile = '**/assets/search/text-*.json';

/** A query that one page answers whatever writers change: its title. */
const query = 'engine status colors';
const answer = 'user-guide/launcher/engine-status-colors';

/** Notes which files of the index the page asks for. */
function watchIndex(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('/assets/search/') && pathname.endsWith('.json')) {
      asked.push(pathname);
    }
  });
  return asked;
}

/** Opens the box with its key and types. */
async function ask(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
}

test('there is one index for all versions, in two files', () => {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) => /search.*\.json$/.test(file));
  expect(files.map((file) => file.replaceAll('\\', '/').replace(/[0-9a-f]{10}/, 'BUILD')).sort()).toEqual([
    'assets/search/rank-BUILD.json',
    'assets/search/text-BUILD.json',
  ]);
});

test('the box is labeled, with the hint Ctrl+K, which puts the cursor there', async ({page}) => {
  await open(page, launcherInterface);
  await expect(box(page)).toHaveAttribute('placeholder', 'Search');
  await expect(hint(page)).toHaveText(['ctrl', 'K'], {ignoreCase: true});
  await expect(box(page)).not.toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
});

test('on a Mac the hint is ⌘K, and so is the shortcut', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', {value: 'MacIntel'});
  });
  await open(page, launcherInterface);
  await expect(hint(page)).toHaveText(['⌘', 'K'], {ignoreCase: true});
  await page.keyboard.press('Control+k');
  await expect(box(page)).not.toBeFocused();
  await page.keyboard.press('Meta+k');
  await expect(box(page)).toBeFocused();
});

test('a slash opens the box, but not while something else is typed', async ({page}) => {
  await open(page, launcherInterface);
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(box(page)).toHaveValue('a/b');
});

test('nothing of the index is loaded before the reader moves to the box', async ({page}) => {
  const asked = watchIndex(page);
  await open(page, launcherInterface);
  await page.waitForLoadState('load');
  expect(asked).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect.poll(() => asked.length).toBe(2);
});

for (const [where, address] of [
  ['a page of the manual', launcherInterface],
  ['an archived page', archived],
  ['the reference', 'rhubapi'],
  ['the not-found page', 'nowhere'],
] as const) {
  test(`a query finds the page, from ${where}, in the one index`, async ({page, baseURL}) => {
    const asked = watchIndex(page);
    await open(page, address);
    await ask(page, query);
    await expect(results(page).first()).toContainText('Engine Status Colors');
    expect(asked.filter((file) => file.includes('rank-'))).toHaveLength(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`^${baseURL}${answer}`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Engine Status Colors');
  });
}

test('archived pages and lists of tags are not found', async ({page}) => {
  await open(page, 'search/?q=node+structure');
  await expect(page.getByText(/\d+ pages found/)).toBeVisible();
  await expect(page.getByRole('article').locator(`a[href*="/${archive.path}/"], a[href*="/tags/"]`)).toHaveCount(0);
});

test('slips, endings, joined and split words find the page all the same', async ({page}) => {
  await open(page, launcherInterface);
  for (const [text, title] of [
    ['lanucher', 'Launcher'],
    ['time line interface', 'Action Timeline Interface'],
    ['gangmode', 'Gang Mode'],
    ['swizle nodes', 'Swizzle Node'],
  ] as const) {
    await ask(page, text);
    await expect(results(page).first()).toContainText(title);
    await page.keyboard.press('Escape');
  }
});

test('a missing word lowers a result and does not remove it', async ({page}) => {
  await open(page, launcherInterface);
  await ask(page, `${query} xqzvw`);
  await expect(results(page).first()).toContainText('Engine Status Colors');
});

test('a query that nothing answers says so and offers the closest titles', async ({page}) => {
  await open(page, launcherInterface);
  await ask(page, 'xqlaunchzz');
  await expect(status(page)).toContainText('Nothing found for “xqlaunchzz”');
  await expect(results(page).first()).toContainText('Launch');
});

test('an empty box offers the pages visited last', async ({page}) => {
  await open(page, answer);
  // A page counts as visited when it has been shown for a moment.
  await expect.poll(() => page.evaluate(() => JSON.stringify({...localStorage}))).toContain('Engine Status');
  await open(page, launcherInterface);
  await page.keyboard.press('Control+k');
  await expect(status(page)).toHaveText('Recent pages');
  await expect(results(page).filter({hasText: 'Engine Status Colors'})).toBeVisible();
});

test('arrows move through pages and sections; Escape empties the box, then closes it', async ({page}) => {
  await open(page, launcherInterface);
  await ask(page, 'clean plate');
  await expect(results(page).nth(2)).toBeVisible();
  const texts = await results(page).allTextContents();
  await expect(selected(page)).toHaveText(texts[0]!);
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveText(texts[1]!);
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await selected(page).getAttribute('id'))!);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(selected(page)).toHaveText(texts.at(-1)!);
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(box(page)).not.toBeFocused();
});

test('Tab reaches the link to all results, whose page has them in the same order', async ({page}) => {
  await open(page, launcherInterface);
  await ask(page, 'clean plate');
  await expect(seeAll(page)).toBeVisible();
  const titles = await results(page).allTextContents();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(seeAll(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=clean%20plate$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search');
  const first = page.getByRole('main').getByRole('article').first().getByRole('heading');
  await expect(first).toBeVisible();
  expect(titles[0]).toContain(await first.textContent());
});

test('the index that arrives late takes no focus', async ({page}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(rankFile, async (route) => {
    await held;
    await route.continue();
  });
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

test('after a result was opened the box is empty', async ({page}) => {
  await open(page, launcherInterface);
  await ask(page, query);
  await expect(results(page).first()).toContainText('Engine Status Colors');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Engine Status Colors');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toHaveValue('');
});

test('a result leads to its section, with the words marked until they are cleared', async ({page}) => {
  await open(page, launcherInterface);
  await ask(page, query);
  await expect(results(page).first()).toContainText('Engine Status Colors');
  await results(page).nth(1).click();
  await expect(page).toHaveURL(/#/);
  const marks = page.locator('article mark');
  await expect(marks.first()).toBeAttached();
  await page.getByRole('button', {name: 'Clear marks'}).click();
  await expect(marks).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Clear marks'})).toHaveCount(0);
});

test('marks go away with the page, and Escape clears them', async ({page}) => {
  await open(page, launcherInterface);
  await ask(page, query);
  await expect(results(page).first()).toContainText('Engine Status Colors');
  await page.keyboard.press('Enter');
  const bar = page.getByRole('button', {name: 'Clear marks'});
  await expect(bar).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(bar).toHaveCount(0);
  await page.goBack();
  await expect(bar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
});

/** The file that ranks, as another build made it. */
function otherBuild(): string {
  const folder = path.join(build, 'assets/search');
  const [name = ''] = readdirSync(folder).filter((file) => /^rank-\w+\.json$/.test(file));
  return readFileSync(path.join(folder, name), 'utf8').replace(/"build":"\w+"/, '"build":"0000000000"');
}

/** What can arrive in place of the index. */
const faults: readonly (readonly [string, {status?: number; contentType?: string; body?: string} | 'abort'])[] = [
  ['missing', {status: 404, body: 'not found'}],
  ['cut off', {contentType: 'application/json', body: '{"build":"'}],
  ['a page in its place', {contentType: 'text/html', body: '<!doctype html><title>Sign in</title>'}],
  ['that of another build', {contentType: 'application/json', body: otherBuild()}],
  ['out of reach', 'abort'],
];

for (const [what, fault] of faults) {
  test(`an index that is ${what} is said, in the box and on the page, and tried again`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    const spoil = () => page.route(indexFiles, (route) => (fault === 'abort' ? route.abort() : route.fulfill(fault)));
    await spoil();
    await open(page, launcherInterface);
    await ask(page, query);
    await expect(nav(page).getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(indexFiles);
    await nav(page).getByRole('button', {name: 'Try again'}).click();
    await expect(results(page).first()).toContainText('Engine Status Colors');

    await spoil();
    await open(page, `search/?q=${encodeURIComponent(query)}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(indexFiles);
    await main.getByRole('button', {name: 'Try again'}).click();
    await expect(main.getByRole('article').first()).toContainText('Engine Status Colors');
    expect(errors).toEqual([]);
  });
}

for (const [what, search] of [
  ['markup', `?q=${encodeURIComponent('<img src=x onerror=alert(1)><b>launcher</b>')}`],
  ['ten thousand characters', `?q=${'launcher '.repeat(1200).replaceAll(' ', '+')}`],
  ['broken percent-encoding', '?q=launcher%E0%A4%A'],
  ['right-to-left marks', `?q=${encodeURIComponent('launcher \u202E\u2067 tset')}`],
] as const) {
  test(`${what} in a query is text`, async ({page}) => {
    const complaints: string[] = [];
    page.on('pageerror', ({message}) => complaints.push(message));
    page.on('dialog', (dialog) => {
      complaints.push(dialog.message());
      void dialog.dismiss();
    });
    await open(page, `search/${search}`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.locator('main img, main b')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test('the page with results has a title, a landmark and a live count', async ({page}) => {
  await open(page, 'search/?q=launcher');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d+ pages found/);
  await expect(page).toHaveTitle(`Search results for “launcher” | ${site.title}`);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('launcher');
});

test('with storage blocked, search works and remembers nothing', async ({page}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', {get: refuse});
    Object.defineProperty(window, 'sessionStorage', {get: refuse});
  });
  await open(page, launcherInterface);
  await ask(page, query);
  await expect(results(page).first()).toContainText('Engine Status Colors');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Engine Status Colors');
});

for (const [name, viewport] of [
  ['a desktop', {width: 1440, height: 900}],
  ['a tablet', {width: 800, height: 1000}],
  ['a phone', {width: 360, height: 740}],
] as const) {
  test(`on ${name} the open box and its first result can be seen, reached and read`, async ({page}) => {
    await page.setViewportSize(viewport);
    await open(page, behavior.start);
    await box(page).click();
    await page.keyboard.type(query);
    await expect(selected(page)).toContainText('Engine Status Colors');
    const clear = nav(page).getByRole('button', {name: 'Clear search'});
    for (const target of [box(page), clear, selected(page), seeAll(page)]) {
      await expectInReach(target);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const {violations} = await new AxeBuilder({page}).analyze();
    expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

for (const state of ['closed', 'empty', 'failed', 'page'] as const) {
  test(`axe finds nothing with the box ${state}`, async ({page}) => {
    if (state === 'failed') {
      await page.route(indexFiles, (route) => route.abort());
    }
    await open(page, state === 'page' ? 'search/?q=launcher' : behavior.start);
    if (state === 'page') {
      await expect(page.getByRole('article').first()).toBeVisible();
    } else if (state !== 'closed') {
      await ask(page, state === 'failed' ? 'launcher' : '');
      await expect(state === 'failed' ? nav(page).getByRole('alert') : status(page)).toBeVisible();
    }
    const {violations} = await new AxeBuilder({page}).analyze();
    expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}
