import {expect, test, type Page} from '@playwright/test';

import {current} from '../../src/site/releases';
import {section} from './support/reference';
import {expectInReach, hands, isNarrow, isWide} from './support/reach';
import {behavior, launcherInterface, open} from './support/site';

for (const {hand, widths, press, pressAt} of hands) {
  test.describe(`by ${hand.hasTouch ? 'touch' : 'pointer'}`, () => {
    test.use(hand);
    const menu = (page: Page) => page.locator('.navbar-sidebar');
    const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
    const narrow = widths.filter(isNarrow);
    const size = narrow[0]!;

    test('the slide-out menu covers the height of the window and closes by a press beside it', async ({page}) => {
      for (const address of ['nowhere', 'rhubapi/set-property']) {
        await open(page, address);
        for (const size of narrow) {
          await page.setViewportSize(size);
          await expectInReach(toggle(page));
          await press(toggle(page));
          await expectInReach(menu(page), {width: 250, height: size.height - 1});
          expect(await isWide(page), `${address} at ${size.width} px`).toBe(false);
          await pressAt(page, size.width - 8, size.height / 2);
          await expect(menu(page)).toBeHidden();
        }
      }
    });

    test('the slide-out menu leads through the sections, and behind them the products', async ({page, baseURL}) => {
      await page.setViewportSize(size);
      await open(page, launcherInterface);
      await press(toggle(page));
      await expectInReach(menu(page).getByRole('link', {name: 'Installations', exact: true}));
      await press(menu(page).getByRole('link', {name: 'Engine Status Colors'}));
      await expect(page).toHaveURL(`${baseURL}user-guide/launcher/engine-status-colors`);
      await expect(menu(page)).toBeHidden();

      await press(toggle(page));
      const back = menu(page).getByRole('button', {name: /Back to main menu/});
      await expectInReach(back);
      await press(back);
      const reference = menu(page).getByRole('link', {name: 'REST API', exact: true});
      await expectInReach(reference);
      await press(menu(page).getByRole('button', {name: 'Talent Tracking', exact: true}));
      await expectInReach(menu(page).getByRole('link', {name: /Talent Tracking 2\.0/}));
      await press(menu(page).getByRole('button', {name: 'Close navigation bar'}));
      await expect(menu(page)).toBeHidden();
    });

    test('deep in the reference, a button leads back to the list of calls', async ({page}) => {
      await page.setViewportSize(size);
      await open(page, 'rhubapi#list-projects');
      await expect(section(page, 'list-projects')).toBeInViewport();
      const back = page.locator('.to-list');
      await page.evaluate(() => window.scrollBy(0, 100));
      await expect(async () => {
        await page.evaluate(() => window.scrollBy(0, -10));
        await expectInReach(page.getByRole('button', {name: 'Scroll back to top'}));
      }).toPass();
      await expectInReach(back, {height: 44});
      await press(back);
      await expectInReach(page.getByRole('link', {name: 'Introduction', exact: true}));
      await expect(back).toBeHidden();
    });

    test('an enlarged figure is larger than on the page, and ends with the page', async ({page}) => {
      await open(page, behavior.start);
      for (const size of widths) {
        await page.setViewportSize(size);
        await page.getByRole('link', {name: 'The far page'}).click();
        const image = page.getByRole('figure').first().getByRole('img');
        await expect(image).toBeVisible();
        const before = (await image.boundingBox())!.width;
        await press(image);
        await press(page.getByRole('button', {name: '200%'}));
        const opened = page.getByRole('dialog').locator('svg, img').first();
        await expect.poll(async () => (await opened.boundingBox())!.width).toBeGreaterThanOrEqual(before * 1.05);
        await expectInReach(page.getByRole('dialog'), size);
        await expectInReach(page.getByRole('button', {name: 'Close', exact: true}).last(), {height: 44});
        // Inside the visit: a load would take everything away by itself.
        await page.goBack();
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Start of the way');
        const inTheMiddle = await page.evaluate(
          () =>
            document.elementFromPoint(innerWidth / 2, innerHeight / 2)!.closest('main')?.tagName ?? 'something else',
        );
        expect(inTheMiddle, `${size.width} px`).toBe('MAIN');
      }
    });

    test('responses unfold one by one and all at once', async ({page}) => {
      await open(page, 'rhubapi/get-rundown');
      const responses = section(page, 'get-rundown').locator('details.response');
      for (const size of widths) {
        await page.setViewportSize(size);
        const first = responses.first().locator('summary').first();
        await first.scrollIntoViewIfNeeded();
        await expectInReach(first);
        await press(first);
        const field = responses.first().locator('.fields > li > a').first();
        await field.scrollIntoViewIfNeeded();
        await expectInReach(field, {width: 10, height: 16});
        const all = page.getByRole('button', {name: /^Expand all/});
        await all.scrollIntoViewIfNeeded();
        await expectInReach(all);
        await press(all);
        await expect(page.locator('details.response:not([open])')).toHaveCount(0);
        await press(page.getByRole('button', {name: /^Collapse all/}));
        await expect(page.locator('details.response[open]')).toHaveCount(0);
      }
    });
  });
}

test.describe('drop-downs of a desktop', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('every entry is in reach, and Escape closes them while the pointer rests on them', async ({page}) => {
    await open(page, launcherInterface);
    for (const name of [`Reality ${current.version}`, 'Talent Tracking', 'Camera Tracking', 'EVO II', 'English']) {
      const button = page.getByRole('button', {name, exact: true});
      await button.hover();
      const links = page.locator('.dropdown', {has: button}).locator('ul a');
      await expect(links.first()).toBeVisible();
      for (const link of await links.all()) {
        await expectInReach(link);
      }
      await page.keyboard.press('Escape');
      await expect(links.first()).toBeHidden();
      await page.mouse.move(700, 700);
      await button.hover();
      await expect(links.first()).toBeVisible();
      await page.mouse.move(700, 700);
    }
  });
});
