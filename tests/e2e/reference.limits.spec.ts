import {expect, test, type Page} from '@playwright/test';

import {THEME_KEY} from '../../src/client/storageKeys';
import {faultsOf} from './support/axe';
import {faintTexts} from './support/contrast';
import {isWide} from './support/reach';
import {below, call, filter, long, navigation, open, renderAll, section, shown} from './support/reference';
import {open as openPage, settled, storageKey, usedCode} from './support/site';

const phone = {width: 360, height: 800};

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const toggle = (page: Page) => page.getByRole('button', {name: /^(Light|Dark) colors$/});

test.describe('colors', () => {
  /** Records the theme at every frame from the first paint, so that a flash cannot pass unseen. */
  async function watchTheme(page: Page): Promise<() => Promise<string[]>> {
    await page.addInitScript(() => {
      const seen: (string | null)[] = [];
      Object.assign(window, {seenThemes: seen});
      const isPainted = () => performance.getEntriesByType('paint').length > 0;
      const note = () => isPainted() && seen.push(document.documentElement.getAttribute('data-theme'));
      const watch = () => {
        note();
        requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
    });
    return () => page.evaluate(() => [...new Set((window as unknown as {seenThemes: string[]}).seenThemes)]);
  }

  test('are dark until chosen, and the choice stays with the reference', async ({page}) => {
    const seen = await watchTheme(page);
    await open(page, long);
    expect(await theme(page)).toBe('dark');
    await toggle(page).click();
    expect(await theme(page)).toBe('light');
    await expect(toggle(page)).toHaveAccessibleName('Dark colors');
    // Of the long page its introduction: its calls are those of the other pages. The sweep looks at the dark one.
    await page.locator('.panes:not(.intro)').evaluateAll((all) => all.forEach((each) => each.remove()));
    expect(await faultsOf(page, {rules: ['color-contrast'], within: '.intro'})).toEqual([]);

    await open(page, call);
    await expect.poll(seen).toEqual(['light']);
    await openPage(page, '');
    await expect.poll(seen).toEqual(['dark']);
    await expect(toggle(page)).toHaveCount(0);

    await page.locator('nav.navbar').getByRole('link', {name: 'REST API'}).first().click();
    await expect(section(page, 'list-engines')).toBeAttached();
    expect(await theme(page)).toBe('light');
    await page.goBack();
    await expect(page.locator('.reference')).toHaveCount(0);
    expect(await theme(page)).toBe('dark');

    await open(page, long);
    await toggle(page).click();
    await page.reload();
    await expect.poll(seen).toEqual(['dark']);
  });

  test('another tab follows', async ({page, context}) => {
    await open(page, call);
    const other = await context.newPage();
    await open(other, call);
    await toggle(other).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('every text of a call is readable in both, with its panels open', async ({page}) => {
    await open(page, call);
    await page.getByRole('button', {name: /^Expand all/}).click();
    await page.getByRole('button', {name: /^Try it/}).click();
    const panel = page.locator('.hub-panel');
    await expect(panel.getByText('GFX-LOCAL', {exact: true})).toBeVisible();
    await panel.getByRole('button', {name: 'Send'}).click();
    await expect(panel.getByText(/^200 in/)).toBeVisible();
    await panel.locator('summary').click();
    await page.getByRole('button', {name: 'More languages'}).click();
    await expect(page.locator('.more-languages')).toBeVisible();
    await page.getByRole('button', {name: 'My values'}).click();
    await page.locator('.values-panel summary').click();
    await page.locator('.requests > .chooser > summary').click();
    await filter(page).fill('pid');
    await expect(shown(page)).toHaveCount(2);
    expect(await faintTexts(page), 'dark').toEqual([]);
    await toggle(page).click();
    await expect.poll(() => theme(page)).toBe('light');
    expect(await faintTexts(page), 'light').toEqual([]);
  });

  // The sweep looks at the dark ones, and `accessibility.spec.ts` at a call with everything unfolded.
  test('the page of a tag can be read in light', async ({page}) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'light'), storageKey(THEME_KEY));
    await open(page, 'rhubapi/launcher');
    expect(await theme(page)).toBe('light');
    // Sections out of sight are measured too.
    await renderAll(page);
    expect(await faultsOf(page, {rules: ['color-contrast']})).toEqual([]);
  });
});

test('keyboard alone reaches and works everything', async ({page}) => {
  await open(page, call);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const reach = async (wanted: RegExp) => {
    for (let step = 0; step < 300; step++) {
      await page.keyboard.press('Tab');
      if (wanted.test(await focused())) {
        return;
      }
    }
    throw new Error(`Tab never reached ${wanted}`);
  };
  await filter(page).focus();
  await page.keyboard.type('set a property');
  await expect(shown(page)).toHaveCount(1);
  await reach(/^200/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[id="set-property--200"]')).toHaveAttribute('open', '');
  await reach(/^cURL$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('pre').filter({hasText: 'await fetch'}).first()).toBeVisible();
  // The languages are one stop.
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('My values');
  await reach(/examples$/);
  await page.keyboard.press('Enter');
  await reach(/^A Boolean$/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Set a property, request body').filter({visible: true})).toContainText('false');
  await reach(/await fetch/);
  await reach(/^Copy the call/);
  await reach(/^200$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Set a property, response 422')).toBeVisible();
  await reach(/^Next/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/rhubapi\/list-functions$/);
});

test('no request leaves the host of the site, whatever is clicked', async ({page, baseURL}) => {
  test.slow();
  const {host} = new URL(baseURL!);
  const strangers: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) {
      strangers.push(request.url());
    }
  });
  await open(page, call);
  const pressAll = (what: string) =>
    page.locator(`.reference ${what}`).evaluateAll((all) => {
      all.forEach((each) => (each as HTMLElement).click());
      return all.length;
    });
  expect(await pressAll('button')).toBeGreaterThan(12);
  await pressAll('summary');
  await settled(page);
  // The long page has the same parts for each call, which take seconds, and an introduction.
  await open(page, long);
  await pressAll('.intro button');
  await settled(page);
  expect(strangers).toEqual([]);
  // The form of the practice hub is sent by its script, within the page (practiceHub.spec.ts).
  const inputs = page.locator('.reference').locator('form, iframe, input:not([type=search])');
  const others = await inputs.evaluateAll((all) =>
    all.filter((one) => !one.closest('.values-panel, .hub-panel')).map((one) => one.outerHTML),
  );
  expect(others).toEqual([]);
  // The source of the page, as on the pages of the manual, is the one link away.
  const links = await page
    .locator('.reference a[href]:not(.edit a)')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).host));
  expect([...new Set(links)]).toEqual([host]);
});

test.describe('on a phone', () => {
  test.use({viewport: phone});

  test('panes stack in reading order, and nothing scrolls sideways but code', async ({page}) => {
    for (const address of [call, long]) {
      await open(page, address);
      await page
        .locator('.reference details')
        .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
      await renderAll(page);
      expect(await isWide(page), address).toBe(false);
    }
    await open(page, call);
    const tops = await page
      .locator('.reference .navigation, .reference h1, .reference .description section, .reference .samples')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(5);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  test('the list of calls opens on demand', async ({page}) => {
    await open(page, long);
    const link = navigation(page).getByRole('link', {name: /Get a graph$/});
    await expect(link).toBeHidden();
    await navigation(page).getByRole('button', {name: 'All calls'}).click();
    await expect(link).toBeVisible();
    await link.click();
    await expect(link).toBeHidden();
    await expect.poll(() => below(page, section(page, 'get-graph'))).toBeLessThan(16);
  });
});

test('a page of the manual runs nothing of the reference', async ({page}) => {
  const isReference = (text: string) => text.includes('[data-do="language"]') || text.includes('.reference .tabs');
  await openPage(page, '');
  await settled(page);
  const texts = await usedCode(page);
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter(isReference).length).toBe(0);
  await open(page, call);
  expect((await usedCode(page)).filter(isReference).length).toBe(1);
});
