import {existsSync} from 'node:fs';

import {expect, test, type Locator, type Page} from '@playwright/test';

import {site} from '../../src/site/site';
import {archived, behavior, launcherInterface, open} from './support/site';

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
        ['Reality 5.5 SP1', `${site.siblingOrigin}/reality-5.5.sp1/`],
        ['Reality 5.5', '/reality-5.5/'],
        ['Reality 5.4 legacy', `${site.siblingOrigin}/reality-5.4/`],
        ['Reality 5.3 legacy', `${site.siblingOrigin}/reality-5.3/`],
        ['Reality 4.27 legacy', `${site.siblingOrigin}/reality-4.27/`],
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
    await dropdown(page, '5.5').hover();
    await navbar(page).getByRole('link', {name: '5.4 (legacy)'}).click();
    await expect(page).toHaveURL(`${baseURL}5.4/`);
    await expect(dropdown(page, '5.4 (legacy)')).toBeVisible();
    const stored = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.includes('docs-preferred-version')),
    );
    expect(stored.map(([, value]) => value)).toContain('5.4');

    await open(page, 'search/');
    await expect(dropdown(page, '5.4 (legacy)')).toBeVisible();
    await dropdown(page, '5.4 (legacy)').hover();
    await navbar(page).getByRole('link', {name: '5.5', exact: true}).click();
    await expect(page).toHaveURL(baseURL!);
    await open(page, 'search/');
    await expect(dropdown(page, '5.5')).toBeVisible();
  });

  test('stays on the same page where the other version has it', async ({page, baseURL}) => {
    await open(page, archived);
    await dropdown(page, '5.4 (legacy)').hover();
    await navbar(page).getByRole('link', {name: '5.5', exact: true}).click();
    await expect(page).toHaveURL(baseURL + archived.replace('5.4/', ''));
  });

  test('5.4 is marked legacy, banner and badge, and sends readers to 5.5', async ({page}) => {
    await open(page, archived);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('release 5.4 (legacy), which is no longer maintained');
    await expect(main.getByText('Version: 5.4 (legacy)')).toBeVisible();
    await expect(main.getByRole('alert').getByRole('link')).toHaveAttribute(
      'href',
      `${site.basePath}${archived.replace('5.4/', '')}`,
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('5.5 has neither banner nor badge', async ({page}) => {
    await open(page, archived.replace('5.4/', ''));
    await expect(page.getByText('no longer maintained')).toHaveCount(0);
    await expect(page.getByText(/^Version:/)).toHaveCount(0);
  });
});

test.describe('the announcement bar', () => {
  const announcement = (page: Page) => page.getByText('Running the service pack?');

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

  test('leads to the service pack', async ({page}) => {
    await open(page, launcherInterface);
    await expect(announcement(page).getByRole('link')).toHaveAttribute(
      'href',
      `${site.siblingOrigin}/reality-5.5.sp1/`,
    );
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

test.describe('around the text', () => {
  test('the contents list headings of levels 2 and 3', async ({page}) => {
    await open(page, behavior.far);
    await expect(page.locator('.theme-doc-toc-desktop').getByRole('link')).toHaveText([
      'Second level',
      'Third level',
      'The last section',
    ]);
  });

  test('breadcrumbs lead up', async ({page, baseURL}) => {
    await open(page, launcherInterface);
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(crumbs.getByRole('listitem')).toHaveText(['', 'User Guide', 'Launcher', 'Launcher Interface']);
    await crumbs.getByRole('link', {name: 'User Guide'}).click();
    await expect(page).toHaveURL(`${baseURL}user-guide/`);
  });

  test('previous and next follow the sidebar', async ({page, baseURL}) => {
    await open(page, launcherInterface);
    const pages = page.getByRole('navigation', {name: 'Docs pages'});
    await expect(pages.getByRole('link', {name: /^Previous.*Launcher/})).toHaveAttribute(
      'href',
      '/reality-5.5/user-guide/launcher/',
    );
    await pages.getByRole('link', {name: /^Next Engine Status Colors/}).click();
    await expect(page).toHaveURL(`${baseURL}user-guide/launcher/engine-status-colors`);
  });

  test('the date of the last change comes from the history, where there is one', async ({page}) => {
    await open(page, launcherInterface);
    const date = page.getByText(/Last updated on/);
    if (existsSync('.git')) {
      await expect(date.locator('time')).toHaveAttribute('datetime', /^20\d\d-/);
    } else {
      await expect(date).toHaveCount(0);
    }
  });

  test('"Edit this page" opens the source', async ({page}) => {
    await open(page, launcherInterface);
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      `${site.editUrl}docs/${launcherInterface}.mdx`,
    );
  });

  test('a page says what it rests on', async ({page}) => {
    await open(page, launcherInterface);
    await expect(page.getByText('Rests on published material of Reality Hub 1.3')).toBeVisible();
    await open(page, 'user-guide/launcher/engine-status-colors');
    await expect(page.getByText('Written from how the rest of the suite works; yet to be checked')).toBeVisible();
  });
});

test.describe('a block of code', () => {
  const block = (page: Page) => page.getByRole('main').locator('pre');

  test('is highlighted and can be copied', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, behavior.code);
    await expect(block(page).locator('.token.comment')).toHaveText('# Wait, then ask for the engines.');
    await page.getByRole('button', {name: 'Copy code to clipboard'}).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('sleep 5\ncurl ');
  });

  test('is in the page without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({baseURL, javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(behavior.code);
    await expect(block(page)).toBeVisible();
    await expect(block(page)).toContainText('curl "https://hub.example/api/rest/v1/engines"');
    await context.close();
  });
});

test.describe('colors', () => {
  /** Notes every theme and background from the document's first moment on. */
  async function watch(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, {seen});
      const note = () => {
        seen.add(`theme ${document.documentElement?.dataset.theme ?? 'unset'}`);
        if (document.body) {
          seen.add(`background ${getComputedStyle(document.documentElement).backgroundColor}`);
        }
      };
      new MutationObserver(note).observe(document, {subtree: true, childList: true, attributeFilter: ['data-theme']});
      const frame = () => {
        note();
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
  }

  test('a page of the manual is dark from its first paint, whatever is stored and preferred', async ({page}) => {
    await open(page, launcherInterface);
    const suffix = await page.evaluate(() => {
      const key = Object.keys(localStorage).find(
        (name) => name.startsWith('docs-preferred-version') || name.includes('announcement'),
      );
      return /-[0-9a-f]{3,}$/.exec(key ?? '')?.[0] ?? '';
    });
    expect(suffix).not.toBe('');
    await page.emulateMedia({colorScheme: 'light'});
    await page.evaluate((end) => {
      for (const name of ['theme', 'color-mode', 'rhubapi.theme', 'theme-choice']) {
        localStorage.setItem(name, 'light');
        localStorage.setItem(name + end, 'light');
      }
    }, suffix);
    await watch(page);
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.waitForTimeout(300);
    const seen = await page.evaluate(() => [...(window as unknown as {seen: Set<string>}).seen]);
    expect(seen).toContain('theme dark');
    expect(seen).toContain('background rgb(11, 13, 16)');
    expect(seen.filter((each) => !['theme dark', 'theme unset', 'background rgb(11, 13, 16)'].includes(each))).toEqual(
      [],
    );
  });

  test('a page of the manual has no switch', async ({page}) => {
    await open(page, launcherInterface);
    await expect(page.getByRole('button', {name: /colors|mode|theme/i})).toHaveCount(0);
  });
});

test.describe('an image', () => {
  const image = (page: Page) => page.getByRole('main').getByRole('figure').getByRole('img');
  const overlay = (page: Page) => page.locator('.medium-zoom-overlay');

  test('can be zoomed 1000 ms after the page has come, not before', async ({page}) => {
    await page.addInitScript(() => {
      const original = window.setTimeout.bind(window);
      const held: (() => void)[] = [];
      Object.assign(window, {
        letSecondPass: () => held.splice(0).forEach((run) => run()),
        setTimeout: (run: () => void, delay?: number, ...rest: never[]) =>
          delay === 1000 ? held.push(run) : original(run, delay, ...rest),
      });
    });
    await open(page, behavior.far);
    await page.waitForTimeout(1500);
    await image(page).click();
    await expect(image(page)).not.toHaveClass(/medium-zoom-image/);
    await expect(overlay(page)).toHaveCount(0);
    await page.evaluate(() => (window as unknown as {letSecondPass: () => void}).letSecondPass());
    await expect(image(page)).toHaveClass(/medium-zoom-image/);
    await image(page).click();
    await expect(overlay(page)).toBeVisible();
  });

  test('is zoomed without margin and closes after 40 pixels of scrolling', async ({page}) => {
    await open(page, behavior.far);
    await expect(image(page)).toHaveClass(/medium-zoom-image/);
    await image(page).click();
    const zoomed = page.locator('.medium-zoom-image--opened');
    await expect
      .poll(async () => {
        const box = await zoomed.last().boundingBox();
        const {width: across, height: down} = page.viewportSize()!;
        return box ? Math.max(box.width / across, box.height / down) : 0;
      })
      .toBeCloseTo(1, 2);

    await page.mouse.wheel(0, 30);
    await page.waitForTimeout(500);
    await expect(overlay(page)).toBeVisible();
    await page.mouse.wheel(0, 30);
    await expect(overlay(page)).toHaveCount(0);
  });

  test('can be zoomed after a change of route too', async ({page}) => {
    await open(page, behavior.start);
    await page.getByRole('link', {name: 'The far page'}).click();
    await expect(image(page)).toHaveClass(/medium-zoom-image/);
    await image(page).click();
    await expect(overlay(page)).toBeVisible();
  });
});
