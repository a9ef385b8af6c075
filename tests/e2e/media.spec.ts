import {expect, test} from '@playwright/test';

import {faultsOf} from './support/axe';
import {range, surface} from './support/pixels';
import {behavior, launcherInterface, open} from './support/site';

test.describe('on paper', () => {
  for (const address of [behavior.code, launcherInterface, 'rhubapi/set-property']) {
    test(`every word can be read: ${address}`, async ({page}) => {
      await open(page, address);
      await page.emulateMedia({media: 'print'});
      expect(await faultsOf(page, {rules: ['color-contrast']})).toEqual([]);
    });
  }

  test('responses are unfolded, on as many pages as that takes, and folded again afterwards', async ({page}) => {
    const pages = async () => (await page.pdf({format: 'A4'})).toString('latin1').match(/\/Type \/Page\b/g)!.length;
    await open(page, 'rhubapi/get-newsroom-rundown');
    const folds = page.locator('details');
    const printed = await pages();
    await expect(page.locator('details[open]')).toHaveCount(0);
    await folds.evaluateAll((all) => all.forEach((fold) => fold.setAttribute('open', '')));
    expect(printed).toBe(await pages());
    await folds.evaluateAll((all) => all.forEach((fold) => fold.remove()));
    expect(printed).toBeGreaterThan(await pages());
  });
});

test.describe('in forced colors', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on a ${colorScheme} surface`, () => {
      test.use({colorScheme, contextOptions: {forcedColors: 'active'}});

      test('what is current looks unlike the rest, and wordmarks, chevrons and signs can be seen', async ({page}) => {
        await open(page, launcherInterface);
        const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
        const current = sidebar.locator('[aria-current="page"]');
        const other = sidebar.getByRole('link', {name: 'Engine Status Colors'});
        expect.soft(await surface(current)).not.toEqual(await surface(other));

        const marks = page.getByRole('img', {name: 'Reality documentation'}).filter({visible: true});
        expect(await marks.count()).toBe(2);
        for (const mark of await marks.all()) {
          expect.soft(await range(mark)).toBeGreaterThan(100);
        }
        // The sections around the current page are marked in another way than the page itself.
        for (const name of ['User Guide', 'Launcher']) {
          const parent = page.locator('.theme-doc-sidebar-menu').getByRole('link', {name, exact: true});
          expect.soft(await range(parent)).toBeGreaterThan(100);
        }
        const carets = page.locator('.theme-doc-sidebar-menu .menu__caret');
        expect.soft(await range(carets.first())).toBeGreaterThan(100);
        const product = page.getByRole('button', {name: 'Reality', exact: true});
        expect.soft(await range(product, 20)).toBeGreaterThan(100);
        expect.soft(await range(page.locator('nav.navbar').getByRole('search').locator('svg'))).toBeGreaterThan(100);

        await page.keyboard.press('Control+k');
        await page.keyboard.type('launcher');
        const selected = page.getByRole('option', {selected: true});
        await expect(selected).toBeVisible();
        const found = page.getByRole('option', {selected: false}).filter({hasNotText: '›'}).first();
        expect.soft((await surface(selected)).border).not.toBe((await surface(found)).border);

        await open(page, 'rhubapi/set-property');
        const tabs = page.getByRole('group', {name: /^Language/}).getByRole('button');
        await expect(tabs.first()).toHaveAttribute('aria-pressed', 'true');
        expect.soft(await surface(tabs.first())).not.toEqual(await surface(tabs.nth(1)));
        const call = page.getByRole('navigation', {name: 'API reference'}).locator('.list [aria-current]');
        const next = page.getByRole('navigation', {name: 'API reference'}).getByRole('link', {name: /List functions$/});
        expect.soft(await surface(call)).not.toEqual(await surface(next));
      });
    });
  }
});

test('type follows the text size of the browser', async ({page}) => {
  const sizes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) =>
          [...element.childNodes].some(({nodeType, nodeValue}) => nodeType === 3 && nodeValue!.trim()),
        )
        .map((element) => ({
          what: `${element.tagName} ${element.className} ${element.textContent.slice(0, 20)}`,
          size: parseFloat(getComputedStyle(element).fontSize),
        })),
    );
  const client = await page.context().newCDPSession(page);
  for (const address of [launcherInterface, 'rhubapi/set-property', 'nowhere']) {
    await client.send('Page.setFontSizes', {fontSizes: {standard: 16, fixed: 13}});
    await open(page, address);
    const usual = await sizes();
    await client.send('Page.setFontSizes', {fontSizes: {standard: 24, fixed: 20}});
    const large = await sizes();
    expect(usual.length).toBeGreaterThan(20);
    expect(large.length).toBe(usual.length);
    const fixed = usual.filter(({size}, at) => size > 0 && large[at]!.size < size * 1.4);
    expect(fixed).toEqual([]);
  }
});
