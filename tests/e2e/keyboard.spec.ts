import {expect, test, type Page} from '@playwright/test';

import {published} from '../../src/site/releases';
import {launcherInterface, open} from './support/site';

/** A stop of the keyboard: what it is, and what keeps a reader from seeing that the focus is there. */
interface Stop {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isInText: boolean;
  /** Whether the focus was here before, as in a trap. */
  readonly isKnown: boolean;
  readonly faults: readonly string[];
}

/** Looks at the element that has the focus. */
const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // A card shows the focus of the link inside it.
    const isMarked = [element, element.parentElement, element.closest('li')].some((each) => {
      const {outlineStyle, outlineWidth} = getComputedStyle(each ?? element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
    });
    // Of text that goes over two lines, the first one.
    const {left, top, right, bottom, width, height} = element.getClientRects()[0] ?? new DOMRect();
    const {clientWidth, clientHeight} = document.documentElement;
    const hit = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, clientWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, clientHeight)) / 2,
    );
    const faults = {
      'has no mark': !isMarked,
      'has no size': width < 1 || height < 1,
      'is out of view': left < -1 || right > clientWidth + 1 || top >= clientHeight - 1 || bottom <= 1,
      [`is covered by ${hit?.tagName}.${hit?.className}`]: !hit || !element.contains(hit),
    };
    const isKnown = element.hasAttribute('data-walked');
    element.setAttribute('data-walked', '');
    return {
      name: `${element.tagName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}"`,
      isEnd: element === document.body,
      isInText: element.closest('main') !== null,
      isKnown,
      faults: Object.keys(faults).filter((fault) => faults[fault as keyof typeof faults]),
    };
  });

/** Pages of every kind, and how many stops are walked at the most: the reference has thousands of a few kinds. */
const walks = {
  '': 60,
  nowhere: 40,
  [launcherInterface]: 50,
  'search/?q=launcher': 40,
  'rhubapi/get-rundown': 90,
};

for (const [address, farthest] of Object.entries(walks)) {
  test(`every stop can be seen, and leads on: /${address}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, address);
    // Marks of excerpts come with the texts, after which the order stays.
    if (address.startsWith('search')) {
      await expect(page.getByRole('article').locator('p mark').first()).toBeVisible();
    }
    // The frame around the text is the same everywhere.
    if (!['', 'nowhere'].includes(address)) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    const faults: string[] = [];
    const counts = {stops: 0, inText: 0};
    // There, and a part of the way back.
    for (const [key, most] of [
      ['Tab', farthest],
      ['Shift+Tab', 10],
    ] as const) {
      await page.evaluate(() =>
        document.querySelectorAll('[data-walked]').forEach((each) => each.removeAttribute('data-walked')),
      );
      for (let at = 0; at < most; at += 1) {
        await page.keyboard.press(key);
        const stop = await stopOf(page);
        if (stop.isEnd) {
          break;
        }
        counts.stops += 1;
        counts.inText += Number(stop.isInText);
        faults.push(...stop.faults.map((fault) => `${key} ${at}: ${stop.name} ${fault}`));
        expect(stop.isKnown, `${key} ${at} leads back to ${stop.name}`).toBe(false);
      }
    }
    expect(faults).toEqual([]);
    expect(counts.stops).toBeGreaterThan(25);
    expect(counts.inText).toBeGreaterThan(3);
  });
}

test('the first stop skips to the text; a dropdown and a category are worked by keyboard', async ({page}) => {
  await open(page, launcherInterface);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);

  const product = page.getByRole('button', {name: /^Reality \d/});
  const links = page.locator('.dropdown', {has: product}).locator('ul a');
  await product.focus();
  await expect(product).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(product).toHaveAttribute('aria-expanded', 'true');
  await expect(links.last()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await expect(links.first()).toContainText(`Reality ${published[0].version}`);
  await expect(links.last()).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(product).toHaveAttribute('aria-expanded', 'false');
  await expect(links.last()).toBeHidden();

  await page.keyboard.press('ArrowDown');
  await expect(product).toHaveAttribute('aria-expanded', 'true');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(product).toBeFocused();
  await expect(product).toHaveAttribute('aria-expanded', 'false');
  await expect(links.first()).toBeHidden();

  const toggle = page.getByRole('button', {name: "sidebar category 'Installations'"});
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the slide-out menu and gives the focus back', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, launcherInterface);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.focus();
  await page.keyboard.press('Enter');
  const link = page.locator('.navbar-sidebar').getByRole('link', {name: 'Installations', exact: true});
  await link.focus();
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
  await expect(toggle).toBeFocused();
});
