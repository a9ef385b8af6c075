import {readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test, type Page} from '@playwright/test';

import {site} from '../../src/site/site';
import {archive, archived, build, launcherInterface, open} from './support/site';
import {ask, box, excerpts, nav, query, results, seeAll, selected, status} from './support/search';

const hint = (page: Page) => nav(page).locator('kbd');

/** The page that answers it. */
const answer = 'user-guide/launcher/engine-status-colors';

/** The texts that are marked on a page. */
const marked = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map((range) => String(range)));

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

test('there is one index for all versions, in two files, with the answers of the register in a few', () => {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) => /search.*\.json$/.test(file));
  const names = files.map((file) => path.basename(file).replace(/-[0-9a-f]{10}/, ''));
  expect(names.filter((name) => !/^answers-\d\.json$/.test(name)).sort()).toEqual(['rank.json', 'text.json']);
  expect(names.length).toBeGreaterThan(3);
});

test('the box is labeled, with the hint Ctrl+K, which puts the cursor there and only then loads the index', async ({
  page,
}) => {
  const asked = watchIndex(page);
  await open(page, launcherInterface);
  await page.waitForLoadState('load');
  await expect(box(page)).toHaveAttribute('placeholder', 'Search');
  await expect(hint(page)).toHaveText(['ctrl', 'K'], {ignoreCase: true});
  await expect(box(page)).toHaveAccessibleName('Search Ctrl+K');
  await expect(box(page)).not.toBeFocused();
  expect(asked).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await expect.poll(() => asked.length).toBe(2);
  // So does a slash, but not while something else is typed.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(box(page)).not.toBeFocused();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(box(page)).toHaveValue('a/b');
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

for (const [where, address] of [
  ['an archived page', archived],
  ['the reference', 'rhubapi/set-property'],
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

test('typos, endings, joined and split words still find the page', async ({page}) => {
  await open(page, launcherInterface);
  for (const [text, title] of [
    ['lanucher', 'Launcher'],
    ['time line interface', 'Action Timeline Interface'],
    ['gangmode', 'Gang Mode'],
    ['swizle nodes', 'Swizzle Node'],
    // A missing word lowers a result and does not remove it.
    [`${query} xqzvw`, 'Engine Status Colors'],
  ] as const) {
    await ask(page, text);
    await expect(results(page).first()).toContainText(title);
    await page.keyboard.press('Escape');
  }
  // A query without results says so, with the closest titles.
  await ask(page, 'xqlaunchzz');
  await expect(status(page)).toContainText('Nothing found for “xqlaunchzz”');
  await expect(results(page).first()).toContainText('Launch');
  // One without any close title leads to all pages.
  await page.keyboard.press('Escape');
  await ask(page, 'qqxzzv');
  await expect(page.getByText(/^Nothing found for/)).toBeVisible();
  await expect(results(page)).toHaveText([
    'Start of the manual',
    'Installations',
    'User Guide',
    'Reality Hub REST API',
  ]);
  await page.getByRole('search').getByRole('link', {name: 'All pages'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('All pages');
});

/** An answered question of the register, with its owner and words of the answer. */
const asked = {
  question: 'Which checks can an operator with Playout alone do?',
  owner: '/user-guide/user-management/advanced-user-management/policies#tasks',
  answer: 'FPS, Status, and Mode need the Launcher',
};

test('a question that the register has is answered above the results, with its section; the answers load only then', async ({
  page,
  baseURL,
}) => {
  const files = watchIndex(page);
  await open(page, launcherInterface);
  await ask(page, 'clean plate');
  await expect(results(page).first()).toBeVisible();
  expect(files.filter((file) => file.includes('answers-'))).toEqual([]);
  await ask(page, asked.question);
  await expect(results(page).first()).toContainText(asked.question);
  await expect(results(page).first()).toContainText(asked.answer);
  expect(files.filter((file) => file.includes('answers-')).length).toBeLessThanOrEqual(2);
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}${asked.owner.slice(1)}`);

  await open(page, `search/?q=${encodeURIComponent(asked.question)}`);
  const answer = page.getByRole('region', {name: 'Answer'});
  await expect(answer).toContainText(asked.answer);
  await expect(answer.getByRole('link')).toHaveAttribute('href', new RegExp(`${asked.owner}$`));
});

test('a question without its file of answers still leads to the section', async ({page}) => {
  await page.route('**/assets/search/answers-*.json', (route) => route.abort());
  await open(page, launcherInterface);
  await ask(page, asked.question);
  await expect(results(page).first()).toContainText(asked.question);
  await expect(results(page).first()).toHaveAttribute('href', new RegExp(`${asked.owner}$`));
  await expect(results(page).first()).not.toContainText(asked.answer);
});

test('an empty box offers the pages visited last', async ({page}) => {
  await page.clock.install();
  await open(page, answer);
  // A page counts as visited when it has been shown for a moment.
  await expect.poll(() => page.evaluate(() => JSON.stringify({...localStorage}))).toContain('Engine Status');
  // The page of results is no page to come back to.
  await open(page, 'search/?q=clean');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.clock.runFor(1000);
  await open(page, launcherInterface);
  await page.keyboard.press('Control+k');
  await expect(status(page)).toHaveText('Recent pages');
  await expect(results(page).filter({hasText: 'Engine Status Colors'})).toBeVisible();
  await expect(results(page).filter({hasText: /^Search/})).toHaveCount(0);
  // Nor is the page that is open.
  await page.waitForTimeout(700);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(status(page)).toHaveText('Recent pages');
  await expect(results(page).filter({hasText: 'Launcher Interface'})).toHaveCount(0);
});

test('arrows move through pages and sections; Escape leaves the box, whose text stays', async ({page}) => {
  await open(page, launcherInterface);
  await ask(page, 'clean plate');
  await expect(excerpts(page).first()).toBeVisible();
  const ids = await results(page).evaluateAll((options) => options.map(({id}) => id));
  await expect(selected(page)).toHaveId(ids[0]!);
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveId(ids[1]!);
  await expect(box(page)).toHaveAttribute('aria-activedescendant', ids[1]!);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(selected(page)).toHaveId(ids.at(-1)!);
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(box(page)).not.toBeFocused();
  await expect(box(page)).toHaveValue('clean plate');
  // The focus goes to where it was.
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('Tab reaches the link to all results, whose page has them in the same order', async ({page}) => {
  await open(page, launcherInterface);
  await ask(page, 'clean plate');
  await expect(excerpts(page).first()).toBeVisible();
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

test('marks of a result stay with its page until they are cleared, and the box is empty', async ({page}) => {
  await open(page, launcherInterface);
  await ask(page, query);
  await expect(results(page).first()).toContainText('Engine Status Colors');
  await page.keyboard.press('Enter');
  const clear = page.getByRole('button', {name: 'Clear marks'});
  await expect(clear).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(clear).toHaveCount(0);
  await page.goBack();
  await expect(clear).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(clear).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(box(page)).toHaveValue('');
  await page.keyboard.type(query);
  await expect(results(page).first()).toContainText('Engine Status Colors');
  await results(page).nth(1).click();
  await expect(page).not.toHaveURL(/search/);
  expect((await marked(page)).length).toBeGreaterThan(1);
  await clear.click();
  expect(await marked(page)).toEqual([]);
  await expect(clear).toHaveCount(0);

  // A name that may break across lines is marked as a whole.
  await ask(page, 'Soft_Matte_Clean_Plate_Gain');
  await expect(results(page).first()).toContainText('Reality Keyer');
  await page.keyboard.press('Enter');
  await expect(clear).toBeVisible();
  expect(await marked(page)).toContain('Soft_Matte_Clean_Plate_Gain');
});

test('the page with results has a title and a live count, and neither archived pages nor lists of tags', async ({
  page,
}) => {
  await open(page, 'search/?q=node+structure');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d+ pages found/);
  await expect(page).toHaveTitle(`Search results for “node structure” | ${site.title}`);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('node structure');
  await expect(page.getByRole('article').locator(`a[href*="/${archive.path}/"], a[href*="/tags/"]`)).toHaveCount(0);
});
