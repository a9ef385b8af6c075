import {expect, test, type Page} from '@playwright/test';

import {current} from '../../src/site/releases';
import {section} from './support/reference';
import {devices, expectInReach, isWide, narrow, press, type Device} from './support/reach';
import {behavior, launcherInterface, open} from './support/site';

const use = ({viewport, hasTouch, isMobile}: Device) => test.use({viewport, hasTouch, isMobile});

for (const device of narrow) {
  test.describe(`the slide-out menu at ${device.name}`, () => {
    use(device);
    const menu = (page: Page) => page.locator('.navbar-sidebar');

    test('covers the height of the window and closes by a tap beside it', async ({page}) => {
      const {width, height} = device.viewport;
      for (const address of ['nowhere', 'rhubapi']) {
        await open(page, address);
        const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
        await expectInReach(toggle);
        await press(toggle, device);
        await expectInReach(menu(page), {width: 250, height: height - 1});
        expect(await isWide(page)).toBe(false);
        await (device.hasTouch ? page.touchscreen.tap(width - 8, height / 2) : page.mouse.click(width - 8, height / 2));
        await expect(menu(page)).toBeHidden();
      }
    });

    test('leads through the sections, and behind them the products and versions', async ({page, baseURL}) => {
      await open(page, launcherInterface);
      await press(page.getByRole('button', {name: 'Toggle navigation bar'}), device);
      await expectInReach(menu(page), {width: 250, height: device.viewport.height - 1});
      await expectInReach(menu(page).getByRole('link', {name: 'Installations', exact: true}));
      const back = menu(page).getByRole('button', {name: /Back to main menu/});
      await expectInReach(back);
      await press(back, device);
      await expectInReach(menu(page).getByRole('link', {name: 'REST API', exact: true}));
      const product = menu(page).getByRole('button', {name: 'Talent Tracking', exact: true});
      await press(product, device);
      await expectInReach(menu(page).getByRole('link', {name: /Talent Tracking 2\.0/}));
      await press(menu(page).getByRole('link', {name: 'REST API', exact: true}), device);
      await expect(page).toHaveURL(`${baseURL}rhubapi`);
      await expect(menu(page)).toBeHidden();
    });
  });

  test.describe(`deep in the reference at ${device.name}`, () => {
    use(device);

    test('a button leads back to the list of calls', async ({page}) => {
      await open(page, 'rhubapi#list-projects');
      await expect(section(page, 'list-projects')).toBeInViewport();
      const back = page.locator('.to-list');
      await expectInReach(back, {height: 44});
      await press(back, device);
      await expectInReach(page.getByRole('link', {name: 'Introduction', exact: true}));
      await expect(back).toBeHidden();
    });
  });
}

for (const device of devices) {
  test.describe(`at ${device.name}`, () => {
    use(device);

    if (device.name === '390 px') {
      test('an enlarged figure can be pinched', async ({page}) => {
        await open(page, 'fixtures/figures/gallery');
        const scale = () => page.evaluate(() => window.visualViewport!.scale);
        await press(page.getByRole('figure').first().getByRole('img'), device);
        await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
        expect(await scale()).toBe(1);
        const client = await page.context().newCDPSession(page);
        const [x, y] = [device.viewport.width / 2, device.viewport.height / 2];
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: number[]) =>
          client.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: apart.flatMap((by) => [
              {x, y: y - by, id: 0},
              {x, y: y + by, id: 1},
            ]),
          });
        await touch('touchStart', 40);
        for (const by of [60, 80, 100, 120]) {
          await touch('touchMove', by);
        }
        await touch('touchEnd');
        await expect.poll(scale).toBeGreaterThan(2);
      });
    }

    test('an enlarged figure is larger than on the page, and ends with the page', async ({page}) => {
      await open(page, behavior.start);
      await page.getByRole('link', {name: 'The far page'}).click();
      const image = page.getByRole('figure').first().getByRole('img');
      await expect(image).toHaveClass(/medium-zoom-image/);
      const before = (await image.boundingBox())!.width;
      await press(image, device);
      const isNarrow = device.viewport.width <= 996;
      const opened = page.locator(isNarrow ? 'dialog img' : '.medium-zoom-image--opened');
      const least = Math.max(before * 1.05, isNarrow ? device.viewport.width : 0);
      await expect.poll(async () => (await opened.boundingBox())!.width).toBeGreaterThanOrEqual(least);
      if (isNarrow) {
        await expectInReach(page.getByRole('dialog'), {width: device.viewport.width, height: device.viewport.height});
        await expectInReach(page.getByRole('button', {name: 'Close', exact: true}).last(), {height: 44});
      }
      // Inside the visit: a load would take everything away by itself.
      await page.goBack();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Start of the way');
      const inTheMiddle = await page.evaluate(
        () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)!.closest('main')?.tagName ?? 'something else',
      );
      expect(inTheMiddle).toBe('MAIN');
    });

    test('responses unfold one by one and all at once', async ({page}) => {
      await open(page, 'rhubapi/get-rundown');
      const responses = section(page, 'get-rundown').locator('details.response');
      const first = responses.first().locator('summary').first();
      await first.scrollIntoViewIfNeeded();
      await expectInReach(first);
      await press(first, device);
      const field = responses.first().locator('.fields > li > a').first();
      await field.scrollIntoViewIfNeeded();
      await expectInReach(field, {width: 10, height: 16});
      const all = page.getByRole('button', {name: /^Expand all/});
      await all.scrollIntoViewIfNeeded();
      await expectInReach(all);
      await press(all, device);
      for (const response of await responses.all()) {
        await expect(response).toHaveAttribute('open', '');
      }
      await press(page.getByRole('button', {name: /^Collapse all/}), device);
      await expect(page.locator('details.response[open]')).toHaveCount(0);
    });
  });
}

test.describe('drop-downs of a desktop', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('every entry is in reach, and Escape closes them while the pointer rests on them', async ({page}) => {
    await open(page, launcherInterface);
    for (const name of ['Reality', 'Talent Tracking', current.version, 'English']) {
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
