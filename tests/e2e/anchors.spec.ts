import {expect, test} from '@playwright/test';

import {crash, idsOf, noteIds, oneOfEachKind} from './support/anchors';
import {hydrated, kinds, launcherInterface, open} from './support/site';

test.describe('a fault in what makes a page nicer is logged, and the page stays', () => {
  for (const [address, plant] of [
    ['rhubapi#set-property--200', () => void (CSS.escape = () => JSON.parse('planted'))],
    [
      launcherInterface,
      () => {
        const {querySelector} = Document.prototype;
        Document.prototype.querySelector = function (this: Document, selector: string) {
          return selector.includes('sidebar-menu') ? JSON.parse('planted') : querySelector.call(this, selector);
        } as typeof querySelector;
      },
    ],
  ] as const) {
    test(`on /${address}`, async ({page}) => {
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      await page.addInitScript(plant);
      await page.goto(address);
      await hydrated(page);
      await expect.poll(() => logged.some((text) => text.includes('SyntaxError'))).toBe(true);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(crash(page)).toHaveCount(0);
    });
  }
});

test('a page of the reference whose HTML lacks parts stays, and works with the rest', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.route('**/rhubapi/set-property', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html',
      body: text.replace(/class="?(?:navigation|responses|foot)\b/g, 'class="x'),
    });
  });
  await page.goto('rhubapi/set-property#set-property--200');
  await hydrated(page);
  await page.getByRole('button', {name: 'Python'}).click();
  await expect(page.locator('pre').filter({hasText: 'requests.patch'}).first()).toBeVisible();
  await expect(crash(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

for (const address of ['rhubapi/1.2', ...kinds()]) {
  test(`anchors of /${address} are clicked, opened, and found again`, async ({page, context}) => {
    const faults: string[] = [];
    page.on('pageerror', ({message}) => faults.push(message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await noteIds(context);
    await open(page, address);
    const some = await oneOfEachKind(page, await idsOf(page));
    const see = async (id: string, how: string) => {
      await expect.soft(page.locator(`[id="${id}"]`), `/${address}#${id} ${how}`).toBeInViewport();
      await expect.soft(crash(page), `/${address}#${id} ${how}`).toHaveCount(0);
      expect.soft(faults.splice(0), `/${address}#${id} ${how}: errors`).toEqual([]);
    };
    for (const id of some) {
      await page.evaluate((id) => {
        window.scrollTo(0, 0);
        const own = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
          ({pathname, hash}) => pathname === location.pathname && hash === `#${encodeURIComponent(id)}`,
        );
        const link = own ?? document.querySelector('main')!.appendChild(document.createElement('a'));
        link.href ||= `#${encodeURIComponent(id)}`;
        link.click();
      }, id);
      await see(id, 'by a click');
    }
    for (const id of some) {
      await page.goto('about:blank');
      await open(page, `${address}#${encodeURIComponent(id)}`);
      await see(id, 'by its address');
      await page.mouse.wheel(0, 10);
      // The address of the long page follows after this pause.
      if (address.startsWith('rhubapi')) await page.waitForTimeout(300);
      await page.reload();
      await hydrated(page);
      await see(id, 'reloaded');
    }
  });
}
