import {existsSync} from 'node:fs';

import {expect, test, type Page} from '@playwright/test';

import {site} from '../../src/site/site';
import {behavior, hydrated, launcherInterface, open, settled, sitemapPages, usedCode} from './support/site';

test.describe('around the text', () => {
  test('the contents list headings of levels 2 and 3; none list a single one, and the text is as wide as elsewhere', async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900});
      const text = page.locator('.theme-doc-markdown');
      const contents = page.locator('.theme-doc-toc-desktop, .theme-doc-toc-mobile');
      await open(page, behavior.far);
      await expect(contents.filter({visible: true})).toHaveCount(1);
      if (width > 996)
        await expect(contents.last().getByRole('link')).toHaveText(['Second level', 'Third level', 'The last section']);
      const wanted = await text.boundingBox();
      await open(page, behavior.start);
      await expect(contents).toHaveCount(0);
      expect(await text.boundingBox()).toMatchObject({x: wanted!.x, width: wanted!.width});
    }
  });

  test('are its place, its neighbors, its source, its last change and what it rests on', async ({page, baseURL}) => {
    await open(page, launcherInterface);
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(crumbs.getByRole('listitem')).toHaveText(['', 'User Guide', 'Launcher', 'Launcher Interface']);
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      `${site.editUrl}docs/${launcherInterface}.mdx`,
    );
    await expect(page.locator('.evidence > summary')).toHaveText(/^Release 5\.5( · |$)/);
    const date = page.getByText(/Last updated on/);
    if (existsSync('.git') && !existsSync('.git/shallow')) {
      await expect(date.locator('time')).toHaveAttribute('datetime', /^20\d\d-/);
      await expect(date).toHaveText(/^Last updated on [A-Z][a-z]{2} [1-9]\d?, 20\d\d$/);
    } else {
      await expect(date).toHaveCount(0);
    }
    // It takes about a third of a screen.
    const start = (await page.locator('.theme-doc-footer').boundingBox())!;
    const foot = (await page.getByRole('contentinfo').boundingBox())!;
    expect(foot.y + foot.height - start.y).toBeLessThan(320);
    const pages = page.getByRole('navigation', {name: 'Docs pages'});
    await expect(pages.getByRole('link', {name: /^Previous.*Launcher/})).toHaveAttribute(
      'href',
      `${site.basePath}user-guide/launcher/`,
    );
    await pages.getByRole('link', {name: /^Next Engine Status Colors/}).click();
    await expect(page).toHaveURL(`${baseURL}user-guide/launcher/engine-status-colors`);
    await expect(page.locator('.evidence > summary')).toBeVisible();
    await crumbs.getByRole('link', {name: 'User Guide'}).click();
    await expect(page).toHaveURL(`${baseURL}user-guide/`);
  });
});

test('the place of the deepest page is one line, with the section that it is in', async ({page}) => {
  const depth = (address: string) => address.split('/').filter(Boolean).length;
  const deepest = sitemapPages().reduce((deep, address) => (depth(address) > depth(deep) ? address : deep));
  await open(page, deepest);
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  for (const width of [390, 1024]) {
    await page.setViewportSize({width, height: 900});
    expect((await crumbs.getByRole('list').boundingBox())!.height, `${width} px`).toBeLessThan(36);
    await expect(crumbs.getByRole('link').last()).toBeInViewport();
  }
  // On a phone, the contents are beside it.
  await page.setViewportSize({width: 390, height: 844});
  await open(page, launcherInterface);
  const bar = (await page.getByRole('button', {name: 'On this page'}).boundingBox())!;
  const place = (await crumbs.boundingBox())!;
  expect(bar.y).toBeLessThan(place.y + place.height);
  expect(place.y).toBeLessThan(bar.y + bar.height);
});

test.describe('a block of code', () => {
  const block = (page: Page) => page.getByRole('main').locator('pre');

  test('is highlighted without a highlighter, can be copied, and wraps lines where they are too long', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, behavior.code);
    await expect(block(page).locator('.comment')).toHaveText('# Wait, then ask for the engines.');
    const code = await usedCode(page);
    expect(code.length).toBeGreaterThan(1);
    expect(code.filter((text) => /token-line|languages\.extend/.test(text))).toEqual([]);

    await page.getByRole('button', {name: 'Copy code to clipboard'}).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('sleep 5\ncurl ');

    const wrap = page.getByRole('button', {name: 'Wrap lines'});
    await expect(wrap).toHaveCount(0);
    await page.setViewportSize({width: 360, height: 800});
    await wrap.click();
    expect(await block(page).evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('is in the page', async ({page}) => {
      await page.goto(behavior.code);
      await expect(block(page)).toBeVisible();
      await expect(block(page)).toContainText('curl "https://hub.example/api/rest/v1/engines?fields=');
    });
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
    await hydrated(page);
    await settled(page);
    const seen = await page.evaluate(() => [...(window as unknown as {seen: Set<string>}).seen]);
    expect(seen).toContain('theme dark');
    expect(seen).toContain('background rgb(11, 13, 16)');
    expect(seen.filter((each) => !['theme dark', 'theme unset', 'background rgb(11, 13, 16)'].includes(each))).toEqual(
      [],
    );
    // There is no switch in the bar, where the reference has it: names of figures may speak of modes and colors too.
    await expect(page.locator('nav.navbar').getByRole('button', {name: /colors|mode|theme/i})).toHaveCount(0);
  });
});

test('a plain image, which is no figure, is zoomed without margin and closes after 40 pixels of scrolling', async ({
  page,
}) => {
  const image = page.getByRole('main').getByRole('img', {name: 'The card of the site'});
  // No wider than the image, which the plugin enlarges to its own size at most.
  await page.setViewportSize({width: 1150, height: 900});
  await open(page, behavior.far);
  await expect(image).toHaveClass(/medium-zoom-image/);
  await image.click();
  const zoomed = page.locator('.medium-zoom-image--opened');
  await expect
    .poll(async () => {
      const box = await zoomed.last().boundingBox();
      const {width: across, height: down} = page.viewportSize()!;
      return box ? Math.max(box.width / across, box.height / down) : 0;
    })
    .toBeCloseTo(1, 2);

  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(30);
  // The plugin closes 150 ms after it was scrolled too far; a timer that starts now ends after that.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
  await expect(page.locator('.medium-zoom--opened')).toHaveCount(1);
  await page.mouse.wheel(0, 30);
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
});
