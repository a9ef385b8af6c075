import {expect, test, type Locator, type Page} from '@playwright/test';

import {current, newer, published} from '../../src/site/releases';
import {site} from '../../src/site/site';
import {archive, archived, inBoth, launcherInterface, open} from './support/site';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const width = async (locator: Locator) => (await locator.boundingBox())!.width;

test.describe('the navbar', () => {
  for (const viewport of [1440, 1024, 390]) {
    test(`has a wordmark 200 wide that leads home, at ${viewport}`, async ({page, baseURL}) => {
      await page.setViewportSize({width: viewport, height: 900});
      await open(page, launcherInterface);
      const logo = navbar(page).getByRole('link', {name: 'Reality documentation'});
      const image = logo.getByRole('img');
      expect(await width(image)).toBe(200);
      const ratio = await image.evaluate((element: HTMLImageElement) => element.naturalWidth / element.naturalHeight);
      expect((await image.boundingBox())!.height).toBeCloseTo(200 / ratio, 0);
      await logo.click();
      await expect(page).toHaveURL(baseURL!);
    });
  }

  test('has a dropdown for each product with each release, the older ones marked legacy', async ({page}) => {
    await open(page, launcherInterface);
    const expected = {
      Reality: [
        ...published.map((release, index) => [
          `Reality ${release.version}${index > published.indexOf(current) ? ' legacy' : ''}`,
          release === current ? site.basePath : `${site.siblingOrigin}/${release.slug}/`,
        ]),
        ['Reality Hub 1.3 legacy', `${site.siblingOrigin}/realityhub-1.3/`],
      ],
      'Talent Tracking': [
        ['Talent Tracking 2.1', `${site.siblingOrigin}/talents-2.1/`],
        ['Talent Tracking 2.0 legacy', `${site.siblingOrigin}/talents-2.0/`],
      ],
    };
    for (const [product, releases] of Object.entries(expected)) {
      const item = page.getByRole('button', {name: product, exact: true});
      const menu = navbar(page).locator('.dropdown', {has: item}).locator('ul');
      await expect(menu).toBeHidden();
      await item.hover();
      await expect(menu).toBeVisible();
      const links = await menu
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
      expect(links).toEqual(releases);
      await page.mouse.move(700, 700);
    }
  });

  test('has a plain link for a product with one release', async ({page}) => {
    await open(page, launcherInterface);
    for (const [product, slug] of [
      ['Camera Tracking', 'traxishub-1.1'],
      ['EVO II', 'evo-ii-engine-hardware'],
    ] as const) {
      const link = navbar(page).getByRole('link', {name: product, exact: true});
      await expect(link).toHaveAttribute('href', `${site.siblingOrigin}/${slug}/`);
    }
  });

  test('has a language dropdown with English alone', async ({page}) => {
    await open(page, launcherInterface);
    const languages = page.getByRole('button', {name: 'English'});
    await languages.hover();
    const links = navbar(page).locator('.dropdown', {has: languages}).getByRole('list').getByRole('link');
    await expect(links).toHaveText(['English']);
    await expect(links).toHaveAttribute('lang', 'en');
  });

  test('leaves room for all of it at every width of a desktop', async ({page}) => {
    await open(page, launcherInterface);
    for (const viewport of [997, 1024, 1180, 1241, 1440, 1920]) {
      await page.setViewportSize({width: viewport, height: 900});
      const boxes = await navbar(page).evaluate((bar) =>
        [...bar.querySelectorAll('.navbar__brand, .navbar__item, .navbar__search')]
          .filter((item) => item.getBoundingClientRect().width > 0)
          .map((item) => item.getBoundingClientRect().toJSON() as DOMRect)
          .sort((a, b) => a.left - b.left),
      );
      expect(boxes.length).toBeGreaterThan(7);
      for (const [index, box] of boxes.entries()) {
        expect(box.right, `item ${index} at ${viewport}`).toBeLessThanOrEqual((boxes[index + 1]?.left ?? viewport) + 1);
        expect(box.height, `item ${index} wraps at ${viewport}`).toBeLessThan(50);
      }
    }
  });
});

test.describe('the docs version', () => {
  const dropdown = (page: Page, label: string) => navbar(page).getByRole('button', {name: label, exact: true});

  test('can be chosen, is remembered, and is offered where there is no version', async ({page, baseURL}) => {
    await open(page, launcherInterface);
    await dropdown(page, current.version).hover();
    await navbar(page).getByRole('link', {name: archive.label}).click();
    await expect(page).toHaveURL(`${baseURL}${archive.path}/`);
    await expect(dropdown(page, archive.label)).toBeVisible();
    const stored = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.includes('docs-preferred-version')),
    );
    expect(stored.map(([, value]) => value)).toContain(archive.version);

    await open(page, 'search/');
    await expect(dropdown(page, archive.label)).toBeVisible();
    await dropdown(page, archive.label).hover();
    await navbar(page).getByRole('link', {name: current.version, exact: true}).click();
    await expect(page).toHaveURL(baseURL!);
    await open(page, 'search/');
    await expect(dropdown(page, current.version)).toBeVisible();
  });

  test('stays on the same page where the other version has it', async ({page, baseURL}) => {
    await open(page, archived);
    await dropdown(page, archive.label).hover();
    await navbar(page).getByRole('link', {name: current.version, exact: true}).click();
    await expect(page).toHaveURL(baseURL + inBoth);
  });

  test('an archive is marked legacy, banner and badge, and sends readers to the manual', async ({page}) => {
    await open(page, archived);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(`release ${archive.label}, which is no longer maintained`);
    await expect(main.getByText(`Version: ${archive.label}`)).toBeVisible();
    await expect(main.getByRole('alert').getByRole('link')).toHaveAttribute('href', `${site.basePath}${inBoth}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('the manual has neither banner nor badge', async ({page}) => {
    await open(page, inBoth);
    await expect(page.getByText('no longer maintained')).toHaveCount(0);
    await expect(page.getByText(/^Version:/)).toHaveCount(0);
  });
});

test.describe('the announcement bar', () => {
  test.skip(!newer, 'no newer release is published');
  const announcement = (page: Page) => page.getByText(`This is the manual of ${site.title}.`);

  test('can be closed and stays closed', async ({page}) => {
    await open(page, launcherInterface);
    await expect(announcement(page)).toBeVisible();
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    await expect(announcement(page)).toHaveCount(0);
    await page.reload();
    await expect(announcement(page)).toBeHidden();
    await open(page, 'user-guide/');
    await expect(announcement(page)).toHaveCount(0);
  });

  test('leads to the newer release', async ({page}) => {
    await open(page, launcherInterface);
    await expect(announcement(page).getByRole('link')).toHaveAttribute('href', `${site.siblingOrigin}/${newer?.slug}/`);
  });
});

test('the footer has a logo 230 wide that leads home and the year 2025', async ({page, baseURL}) => {
  await open(page, launcherInterface);
  const footer = page.getByRole('contentinfo');
  expect(await width(footer.getByRole('img', {name: 'Reality documentation'}))).toBe(230);
  await expect(footer).toContainText('Copyright © 2025');
  await footer.getByRole('link', {name: 'Reality documentation'}).click();
  await expect(page).toHaveURL(baseURL!);
});

test.describe('the sidebar', () => {
  test('is 300 wide and cannot be hidden', async ({page}) => {
    await open(page, launcherInterface);
    expect(await width(page.getByRole('complementary').filter({has: sidebar(page)}))).toBe(300);
    await expect(page.getByRole('button', {name: /collapse sidebar$|hide/i})).toHaveCount(0);
  });

  test('marks the page and opens the way to it', async ({page}) => {
    await open(page, launcherInterface);
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Launcher Interface');
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeVisible();
  });

  test('shows one open category at a time', async ({page}) => {
    await open(page, launcherInterface);
    const toggle = (name: string) => sidebar(page).getByRole('button', {name: `sidebar category '${name}'`});
    await expect(toggle('User Guide')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle('Installations')).toHaveAttribute('aria-expanded', 'false');
    await toggle('Installations').click();
    await expect(toggle('Installations')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle('User Guide')).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeHidden();
  });

  test('gives way to the slide-out menu at 996', async ({page}) => {
    await page.setViewportSize({width: 997, height: 800});
    await open(page, launcherInterface);
    const menu = page.getByRole('button', {name: 'Toggle navigation bar'});
    await expect(sidebar(page)).toBeVisible();
    await expect(menu).toBeHidden();
    await page.setViewportSize({width: 996, height: 800});
    await expect(sidebar(page)).toBeHidden();
    await expect(menu).toBeVisible();
  });
});

test.describe('the slide-out menu of phones', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('shows the sections, and behind them the products', async ({page, baseURL}) => {
    await open(page, launcherInterface);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Engine Status Colors'})).toBeVisible();
    await menu.getByRole('button', {name: /Back to main menu/}).tap();
    await expect(menu.getByRole('link', {name: 'REST API', exact: true})).toBeVisible();
    await menu.getByRole('button', {name: 'Talent Tracking', exact: true}).tap();
    await expect(menu.getByRole('link', {name: /Talent Tracking 2\.0/})).toBeVisible();
    await menu.getByRole('button', {name: 'Close navigation bar'}).tap();
    await expect(menu).toBeHidden();

    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await menu.getByRole('link', {name: 'Engine Status Colors'}).tap();
    await expect(page).toHaveURL(`${baseURL}user-guide/launcher/engine-status-colors`);
    await expect(menu).toBeHidden();
  });
});
