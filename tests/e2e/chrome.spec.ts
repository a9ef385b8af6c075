import {expect, test, type Locator, type Page} from '@playwright/test';

import {products} from '../../src/site/products';
import {current, newer} from '../../src/site/releases';
import {site} from '../../src/site/site';
import {archive, archived, inBoth, launcherInterface, open} from './support/site';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const width = async (locator: Locator) => (await locator.boundingBox())!.width;

test.describe('the navbar', () => {
  test('marks the product that the page belongs to', async ({page}) => {
    const product = page.getByRole('button', {name: `Reality ${current.version}`, exact: true});
    const colorOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);
    await open(page, launcherInterface);
    const lit = await colorOf(product);
    expect(await colorOf(page.getByRole('button', {name: products.at(1)!.name}))).not.toBe(lit);
    await open(page, 'rhubapi');
    expect(await colorOf(product)).not.toBe(lit);
    await expect(navbar(page).getByRole('link', {name: 'REST API', exact: true})).toHaveCSS('color', lit);
  });

  test('leaves room for all of it at every width of a desktop', async ({page}) => {
    // The reference has one more item, and the search box is wider while it is used.
    for (const [address, isSearching, viewport] of [launcherInterface, 'rhubapi/set-property'].flatMap((address) =>
      [false, true].flatMap((isSearching) =>
        [997, 1180, 1241, 1440].map((viewport) => [address, isSearching, viewport] as const),
      ),
    )) {
      if (!page.url().endsWith(address)) await open(page, address);
      await page.setViewportSize({width: viewport, height: 900});
      await (isSearching ? page.getByRole('combobox').focus() : page.getByRole('combobox').blur());
      const boxes = await navbar(page).evaluate((bar) =>
        [...bar.querySelectorAll('.navbar__brand, .navbar__item, .navbar__search')]
          .filter((item) => item.getBoundingClientRect().width > 0)
          .map((item) => item.getBoundingClientRect().toJSON() as DOMRect)
          .sort((a, b) => a.left - b.left),
      );
      expect(boxes.length).toBeGreaterThan(6);
      for (const [index, box] of boxes.entries()) {
        expect(box.right, `item ${index} at ${viewport}`).toBeLessThanOrEqual((boxes[index + 1]?.left ?? viewport) + 1);
        expect(box.height, `item ${index} wraps at ${viewport}`).toBeLessThan(50);
      }
    }
  });
});

test.describe('the docs version', () => {
  const dropdown = (page: Page, version: string) =>
    navbar(page).getByRole('button', {name: `Reality ${version}`, exact: true});
  const choose = (page: Page, name: string) => navbar(page).getByRole('link', {name, exact: true}).click();

  test('can be chosen, is remembered, and is offered where there is no version', async ({page, baseURL}) => {
    await open(page, launcherInterface);
    await dropdown(page, current.version).hover();
    await choose(page, `What differs in ${archive.version} legacy`);
    await expect(page).toHaveURL(`${baseURL}${archive.path}/`);
    await expect(dropdown(page, archive.version)).toBeVisible();
    const stored = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.includes('docs-preferred-version')),
    );
    expect(stored.map(([, value]) => value)).toContain(archive.version);

    await open(page, 'search/');
    await expect(dropdown(page, archive.version)).toBeVisible();
    await dropdown(page, archive.version).hover();
    await choose(page, `Reality ${current.version}`);
    await expect(page).toHaveURL(baseURL!);
    await open(page, 'search/');
    await expect(dropdown(page, current.version)).toBeVisible();
  });

  test('an archive is marked legacy, banner and badge, and sends readers to the same page of the manual', async ({
    page,
    baseURL,
  }) => {
    await open(page, archived);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(`release ${archive.label}, which is no longer maintained`);
    await expect(main.getByText(`Version: ${archive.label}`)).toBeVisible();
    await expect(main.getByRole('alert').getByRole('link')).toHaveAttribute('href', `${site.basePath}${inBoth}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await dropdown(page, archive.version).hover();
    await choose(page, `Reality ${current.version}`);
    await expect(page).toHaveURL(baseURL + inBoth);
    await expect(page.getByText('no longer maintained')).toHaveCount(0);
    await expect(page.getByText(/^Version:/)).toHaveCount(0);
  });
});

test('the announcement bar leads to the newer release, can be closed, and stays closed', async ({page}) => {
  test.skip(!newer, 'no newer release is published');
  const announcement = page.getByText(`${site.title} manual.`);
  await open(page, launcherInterface);
  await expect(announcement).toBeVisible();
  await expect(announcement.getByRole('link')).toHaveAttribute('href', `${site.siblingOrigin}/${newer?.slug}/`);
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(announcement).toHaveCount(0);
  await page.reload();
  await expect(announcement).toBeHidden();
  await open(page, 'user-guide/');
  await expect(announcement).toHaveCount(0);
});

test('wordmarks have their size and lead home; that of the navbar is on the line of its links', async ({
  page,
  baseURL,
}) => {
  await open(page, launcherInterface);
  const image = navbar(page).getByRole('img');
  const middle = async (locator: Locator) => {
    const {y, height} = (await locator.boundingBox())!;
    return y + height / 2;
  };
  const line = await middle(page.getByRole('button', {name: products.at(1)!.name}));
  expect(Math.abs((await middle(image)) - line)).toBeLessThan(1);
  const footer = page.getByRole('contentinfo');
  expect(await width(footer.getByRole('img', {name: 'Reality documentation'}))).toBe(230);
  await expect(footer).toContainText('Copyright © 2025');
  for (const viewport of [1440, 390]) {
    await page.setViewportSize({width: viewport, height: 900});
    expect(await width(image), `${viewport} px`).toBe(200);
    const ratio = await image.evaluate((element: HTMLImageElement) => element.naturalWidth / element.naturalHeight);
    expect((await image.boundingBox())!.height, `${viewport} px`).toBeCloseTo(200 / ratio, 0);
  }
  await navbar(page).getByRole('link', {name: 'Reality documentation'}).click();
  await expect(page).toHaveURL(baseURL!);
  await expect(footer.getByRole('link', {name: 'Reality documentation'})).toHaveAttribute('href', site.basePath);
});

test('the sidebar is 300 wide, marks the page, and shows one open category at a time', async ({page}) => {
  await open(page, launcherInterface);
  expect(await width(page.getByRole('complementary').filter({has: sidebar(page)}))).toBe(300);
  await expect(page.getByRole('button', {name: /collapse sidebar$|hide/i})).toHaveCount(0);
  const here = sidebar(page).locator('[aria-current="page"]');
  await expect(here).toHaveText('Launcher Interface');
  await expect(here).toBeVisible();
  const toggle = (name: string) => sidebar(page).getByRole('button', {name: `sidebar category '${name}'`});
  await expect(toggle('User Guide')).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle('Installations')).toHaveAttribute('aria-expanded', 'false');
  await toggle('Installations').click();
  await expect(toggle('Installations')).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle('User Guide')).toHaveAttribute('aria-expanded', 'false');
  await expect(here).toBeHidden();
  // It gives way to the slide-out menu.
  const menu = page.getByRole('button', {name: 'Toggle navigation bar'});
  await page.setViewportSize({width: 997, height: 800});
  await expect(sidebar(page)).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(sidebar(page)).toBeHidden();
  await expect(menu).toBeVisible();
});
