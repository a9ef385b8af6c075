import {expect, test, type Page} from '@playwright/test';

import {archives, current, published} from '../../src/site/releases';
import {behavior, launcherInterface, open} from './support/site';

/** What has the focus, and whether it can be seen to have it. */
async function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
    const {width, height} = element.getBoundingClientRect();
    const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      isBody: element === document.body,
      isVisible: width > 0 && height > 0,
      isMarked: hasOutline || boxShadow !== 'none',
    };
  });
}

test('the first stop skips to the text', async ({page}) => {
  await open(page, launcherInterface);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
});

for (const address of [launcherInterface, 'rhubapi', 'nowhere']) {
  test(`every stop can be seen: ${address}`, async ({page}) => {
    await open(page, address);
    const stops: string[] = [];
    for (let stop = 0; stop < 45; stop += 1) {
      await page.keyboard.press('Tab');
      const {name, isBody, isVisible, isMarked} = await focused(page);
      if (isBody) {
        break;
      }
      expect(isVisible, `stop ${stop}: ${name} has no size`).toBe(true);
      expect(isMarked, `stop ${stop}: ${name} does not show that it has the focus`).toBe(true);
      stops.push(name);
    }
    expect(stops.length).toBeGreaterThan(15);
  });
}

test('a dropdown opens and is walked by keyboard', async ({page}) => {
  await open(page, launcherInterface);
  const product = page.getByRole('button', {name: 'Reality', exact: true});
  await product.focus();
  await expect(product).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(product).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', {name: 'Reality Hub 1.3'})).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(
    page.locator('.dropdown', {has: product}).getByRole('link', {name: `Reality ${published[0].version}`}),
  ).toBeFocused();
  await expect(page.getByRole('link', {name: 'Reality Hub 1.3'})).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(product).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('link', {name: 'Reality Hub 1.3'})).toBeHidden();
});

test('the arrow keys walk a dropdown, and Escape closes it and gives the focus back', async ({page}) => {
  await open(page, launcherInterface);
  const product = page.getByRole('button', {name: 'Reality', exact: true});
  const links = page.locator('.dropdown', {has: product}).locator('ul a');
  await product.focus();
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
});

test('the docs version is chosen by keyboard', async ({page, baseURL}) => {
  await open(page, launcherInterface);
  const versions = page.getByRole('button', {name: current.version, exact: true});
  await versions.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', {name: archives[0]!.label})).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: archives[0]!.label})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}${archives[0]!.path}/`);
});

test('a category of the sidebar opens and closes by keyboard', async ({page}) => {
  await open(page, launcherInterface);
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
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('a picture is enlarged and put back by keyboard', async ({page}) => {
  await open(page, behavior.far);
  await expect(page.getByRole('figure').getByRole('img')).toHaveClass(/medium-zoom-image/);
  const enlarge = page.getByRole('button', {name: /^Click to enlarge/});
  await enlarge.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.medium-zoom-overlay')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0, {timeout: 500});
  }).toPass();
  await expect(enlarge).toBeFocused();
});

test('Escape leaves the search box', async ({page}) => {
  await open(page, launcherInterface);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('launcher');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option').first()).toBeHidden();
});
