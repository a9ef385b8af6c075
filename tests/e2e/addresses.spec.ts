import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {site} from '../../src/site/site';
import {pixelsOf} from './support/pixels';
import {expectInReach} from './support/reach';
import {build, launcherInterface, nodeReference, open, sitemapPages} from './support/site';

const title = readFileSync(path.join(build, launcherInterface, 'index.html'), 'utf8').match(/<h1>([^<]+)/)![1]!;

// `servers.spec.ts` has what the site's own server answers: a redirect.
test('on a server that redirects nothing, an address with the name of a file shows its page and is corrected', async ({
  page,
  baseURL,
}) => {
  const main = page.getByRole('heading', {level: 1});
  await page.route('**/index.html*', (route) => route.fulfill({path: path.join(build, 'user-guide/index.html')}));
  await open(page, 'user-guide/index.html?a=1#top');
  await expect(page).toHaveURL(`${baseURL}user-guide/?a=1#top`);
  await expect(main).toHaveText('User Guide');
  await page.unroute('**/index.html*');
  for (const [file, status] of [
    [`${launcherInterface}/index.html`, 200],
    ['404.html', 404],
  ] as const) {
    await page.route('**/*.html', (route) => route.fulfill({path: path.join(build, file), status}));
    await open(page, `${launcherInterface}.html`);
    await expect(page).toHaveURL(baseURL + launcherInterface);
    await expect(main).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | ${site.title}`);
    await page.unroute('**/*.html');
  }
});

test.describe('an unknown address', () => {
  const unknown = 'user-guide/launcher/launcher-interfaces';

  test('is answered with status 404, inside the layout, with the likely pages and a search', async ({
    page,
    baseURL,
  }) => {
    const response = await open(page, unknown);
    expect(response.status()).toBe(404);
    await expect(page).toHaveTitle(`Page not found | ${site.title}`);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(main).toContainText('404');
    await expect(page.getByRole('contentinfo')).toBeVisible();

    const likely = page.getByRole('region', {name: 'Did you mean'}).getByRole('listitem');
    await expect(likely.first()).toHaveText(`${title} in User Guide › Launcher`);
    await expect(page.getByRole('searchbox', {name: 'Search the manual'})).toHaveValue('launcher interfaces');
    await likely.first().getByRole('link').click();
    await expect(page).toHaveURL(baseURL + launcherInterface);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);

    await page.goBack();
    await page.getByRole('searchbox', {name: 'Search the manual'}).fill('launcher');
    await main.getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/\/search\/?\?q=launcher$/);
    await expect(
      page
        .getByRole('article')
        .getByRole('link', {name: /Launcher/})
        .first(),
    ).toBeVisible();
  });

  test('offers no likely page where none is, but where to start', async ({page}) => {
    await open(page, 'zzzz');
    await expect(page.getByRole('region', {name: 'Did you mean'})).toHaveCount(0);
    const links = await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({href}) => href));
    expect(links.length).toBeGreaterThan(2);
    for (const href of links) {
      expect((await page.request.get(href)).status(), href).toBe(200);
    }
    // Reached by a link inside the site, too.
    await open(page, '');
    await page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      document.querySelector('main')!.append(link);
      link.click();
    }, `${site.basePath}nowhere/at-all`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  });
});

test('an address that cannot be decoded is explained, with a way back', async ({page, baseURL}) => {
  const asked = 'user-guide/100%/done';
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  const heading = page.getByRole('heading', {level: 1});
  const main = page.getByRole('main');
  const response = await open(page, asked);
  expect(response.status()).toBe(400);
  await expect(page).toHaveTitle(`This address cannot be read | ${site.title}`);
  await expect(heading).toHaveText('This address cannot be read');
  await expect(main).toContainText('400');
  await expect(main).not.toContainText('404');
  await expect(main.getByRole('alert')).toContainText('invalid percent-encoding');
  await expect(main.getByRole('alert')).toContainText(asked);
  await main.getByRole('link', {name: 'User Guide', exact: true}).last().click();
  await expect(page).toHaveURL(`${baseURL}user-guide/`);
  await expect(heading).toHaveText('User Guide');
  // Explained again to those who come back to it, and not claimed of the next unknown address.
  await page.goBack();
  await expect(heading).toHaveText('This address cannot be read');
  await page.reload();
  await expect(heading).toHaveText('This address cannot be read');
  await open(page, 'nowhere');
  await expect(heading).toHaveText('Page not found');
  expect(errors).toEqual([]);
});

test('an address in other letters or with more slashes leads to its page, whatever the server does, and logs no error', async ({
  page,
  baseURL,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) logged.push(message.text());
  });
  page.on('pageerror', ({message}) => logged.push(message));
  const heading = page.getByRole('heading', {level: 1});
  const cases = [
    ['Whats-New', 'whats-new', "What's New"],
    ['rhubapi/SET-PROPERTY', 'rhubapi/set-property', 'Set a property'],
    ['/whats-new', 'whats-new', "What's New"],
    ['whats-new//?a=1#part', 'whats-new/?a=1#part', "What's New"],
  ] as const;
  for (const [asked, address, title] of cases) {
    // Ours redirects.
    await open(page, baseURL! + asked);
    await expect(page).toHaveURL(baseURL! + address);
    await expect(heading).toHaveText(new RegExp(`^${title}`));
    // Another server answers that there is no such page, or sends the page.
    for (const [file, status] of [
      ['404.html', 404],
      [`${address.replace(/\/?\?.*/, '')}/index.html`, 200],
    ] as const) {
      await page.route(baseURL! + asked.replace(/#.*/, ''), (route) =>
        route.fulfill({path: path.join(build, file), status}),
      );
      await open(page, baseURL! + asked);
      await expect.poll(() => page.url().replace('/?', '?')).toBe(baseURL! + address.replace('/?', '?'));
      await expect(heading).toHaveText(new RegExp(`^${title}`));
      await page.unrouteAll();
    }
  }
  expect(logged).toEqual([]);
});

test('a fragment that cannot be decoded crashes no page, on arrival or later', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  const isThere = async () => {
    await expect(page.getByText('This page crashed')).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
  };
  for (const address of ['rhubapi', launcherInterface, nodeReference]) {
    await open(page, `${address}#%ZZ`);
    await isThere();
    for (const hash of ['#related', '#%E0%A4%A']) {
      await page.evaluate((wanted) => (location.hash = wanted), hash);
      await isThere();
    }
  }
  // A link inside the site is followed by the router, without the browser.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('.menu__link')!;
    history.pushState(null, '', `${link.href}#%E0%A4%A`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL(/reality-5\.5\/?[^/]*#/);
  await isThere();
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the form for a query says what to do instead', async ({page}) => {
    for (const address of ['search/', 'no-such-page']) {
      await page.goto(address);
      await expect(page.locator('main noscript')).toContainText('Search needs JavaScript.', {
        useInnerText: true,
      });
      await page.getByRole('link', {name: 'list of all pages'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('All pages');
    }
  });

  test('a page is there, dark, with its navigation, and with a link to all pages', async ({page, baseURL}) => {
    await page.goto(launcherInterface);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 13, 16)');
    const mark = page.getByRole('navigation', {name: 'Main'}).getByRole('img', {name: 'Reality documentation'});
    await expect(mark.filter({visible: true})).toHaveAttribute('src', /wordmark\.svg$/);
    expect((await pixelsOf(page.locator('.theme-doc-sidebar-menu .menu__caret').first())).range).toBeGreaterThan(60);
    await page.getByRole('button', {name: /^Reality \d/}).hover();
    await expect(page.getByRole('link', {name: 'Reality Hub 1.3'})).toBeVisible();
    await page.mouse.move(700, 700);
    await page.goto('integrations/');
    const figure = page.getByRole('main').getByRole('figure').first().getByRole('img');
    await figure.scrollIntoViewIfNeeded();
    await expect
      .poll(() => figure.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);

    const contents = page.getByRole('contentinfo').getByRole('link', {name: 'All pages'});
    await page.setViewportSize({width: 390, height: 800});
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
    await contents.scrollIntoViewIfNeeded();
    await expectInReach(contents);
    await contents.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('All pages');
    const listed = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const manual = sitemapPages().filter((address) => !address.startsWith('rhubapi/') && address !== 'contents');
    expect(manual.filter((address) => !listed.includes(`${site.basePath}${address}`))).toEqual([]);

    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(launcherInterface);
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'User Guide', exact: true})
      .click();
    await expect(page).toHaveURL(`${baseURL}user-guide/`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('User Guide');
  });

  test('an unknown address and one that cannot be decoded say so, and where to start', async ({page}) => {
    const main = page.getByRole('main');
    const response = await page.goto('nowhere');
    expect(response!.status()).toBe(404);
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(main.getByRole('link', {name: 'User Guide', exact: true})).toBeVisible();
    await page.goto('%E0%A4%A');
    await expect(main.getByRole('heading', {level: 1})).toHaveText('This address cannot be read');
    await expect(main).not.toContainText('404');
  });
});
