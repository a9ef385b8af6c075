import {expect, test, type Page} from '@playwright/test';

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

    test('deep in the reference, a bar leads to the list of calls, the samples, and the practice hub', async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await open(page, 'rhubapi#list-projects');
      await expect(section(page, 'list-projects')).toBeInViewport();
      const bar = page.locator('.foot');
      const up = page.getByRole('button', {name: 'Scroll back to top'});
      // A reader's wheel lets go of the place that the page keeps while it is laid out.
      await page.mouse.wheel(0, 100);
      await expect(async () => {
        await page.mouse.wheel(0, -10);
        await expect(up).toBeVisible({timeout: 500});
      }).toPass();
      await expectInReach(up);
      for (const name of ['Samples', 'All calls']) await expectInReach(bar.getByRole('button', {name}), {height: 44});
      await press(bar.getByRole('button', {name: 'Try it'}));
      await expect(section(page, 'list-projects').getByRole('heading', {name: 'Practice hub'})).toBeInViewport();
      await press(bar.getByRole('button', {name: 'All calls'}));
      await expectInReach(page.getByRole('link', {name: 'Introduction', exact: true}));
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
        const opened = page.locator('.medium-zoom-image--opened');
        await expect(opened).toBeVisible();
        await expect
          .poll(async () => (await opened.boundingBox())!.width)
          .toBeGreaterThanOrEqual(Math.min(before * 1.05, size.width));
        // Inside the visit: a load would take everything away by itself.
        await page.evaluate(() => history.go(-2));
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Start of the way');
        const inTheMiddle = await page.evaluate(
          () =>
            document.elementFromPoint(innerWidth / 2, innerHeight / 2)!.closest('main')?.tagName ?? 'something else',
        );
        expect(inTheMiddle, `${size.width} px`).toBe('MAIN');
      }
    });
  });
}
