import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {site} from '../../src/site/site';
import {range} from './support/pixels';
import {expectInReach} from './support/reach';
import {build, builtPages, hydrated, launcherInterface, open, sitemapPages} from './support/site';

const title = readFileSync(path.join(build, launcherInterface, 'index.html'), 'utf8').match(/<h1>([^<]+)/)![1]!;

test.describe('an address with the name of a file', () => {
  for (const [asked, plain] of [
    ['index.html', ''],
    ['user-guide/index.html', 'user-guide/'],
    [`${launcherInterface}.html`, launcherInterface],
    [`${launcherInterface}.html?a=1#related-pages`, `${launcherInterface}?a=1#related-pages`],
  ] as const) {
    test(`${asked} is redirected by the site's own server`, async ({page, baseURL}) => {
      await open(page, asked);
      await expect(page).toHaveURL(baseURL + plain);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });
  }

  test('index.html of a server that gives the file: the page stays, its address is mended', async ({page, baseURL}) => {
    await page.route('**/index.html*', (route) => route.fulfill({path: path.join(build, 'user-guide/index.html')}));
    await open(page, 'user-guide/index.html?a=1#top');
    await expect(page).toHaveURL(`${baseURL}user-guide/?a=1#top`);
    await expect(page.getByRole('heading', {level: 1, name: 'User Guide'})).toBeVisible();
  });

  test('page.html of a server that gives the page: the page stays, its address is mended', async ({page, baseURL}) => {
    await page.route('**/*.html', (route) => route.fulfill({path: path.join(build, launcherInterface, 'index.html')}));
    await open(page, `${launcherInterface}.html`);
    await expect(page).toHaveURL(baseURL + launcherInterface);
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
  });

  test('page.html of a server that has no such file: the page is shown all the same', async ({page, baseURL}) => {
    await page.route('**/*.html', (route) => route.fulfill({path: path.join(build, '404.html'), status: 404}));
    await open(page, `${launcherInterface}.html`);
    await expect(page).toHaveURL(baseURL + launcherInterface);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | ${site.title}`);
  });
});

test.describe('an unknown address', () => {
  const unknown = 'user-guide/launcher/launcher-interfaces';

  test('is answered with status 404, inside the layout', async ({page}) => {
    const response = await open(page, unknown);
    expect(response.status()).toBe(404);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('offers the likely pages, the likeliest first, and each leads somewhere', async ({page, baseURL}) => {
    await open(page, unknown);
    const likely = page.getByRole('region', {name: 'Did you mean'}).getByRole('listitem');
    await expect(likely.first()).toHaveText(`${title} in User Guide › Launcher`);
    await expect(page.getByRole('searchbox', {name: 'Search the manual'})).toHaveValue('launcher interfaces');
    await likely.first().getByRole('link').click();
    await expect(page).toHaveURL(baseURL + launcherInterface);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
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
  });

  test('lets the reader search from there', async ({page}) => {
    await open(page, unknown);
    await page.getByRole('searchbox', {name: 'Search the manual'}).fill('launcher');
    await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/\/search\/?\?q=launcher$/);
    await expect(
      page
        .getByRole('article')
        .getByRole('link', {name: /Launcher/})
        .first(),
    ).toBeVisible();
  });

  test('reached by a link inside the site is said to be unknown too', async ({page}) => {
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

test.describe('an address that cannot be decoded', () => {
  for (const asked of ['%E0%A4%A', 'user-guide/100%/done']) {
    test(`${asked} is explained, with a way back`, async ({page, baseURL}) => {
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      const response = await open(page, asked);
      expect(response.status()).toBe(400);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', {level: 1})).toHaveText('This address cannot be read');
      await expect(main.getByRole('alert')).toContainText('invalid percent-encoding');
      await expect(main.getByRole('alert')).toContainText(asked);
      await main.getByRole('link', {name: 'User Guide', exact: true}).last().click();
      await expect(page).toHaveURL(`${baseURL}user-guide/`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('User Guide');
      expect(errors).toEqual([]);
    });
  }

  test('is explained again to those who come back to it', async ({page}) => {
    await open(page, '%E0%A4%A');
    await page.getByRole('main').getByRole('link', {name: 'User Guide', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('User Guide');
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This address cannot be read');
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This address cannot be read');
  });

  test('is not claimed of the next unknown address', async ({page}) => {
    await open(page, '%E0%A4%A');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This address cannot be read');
    await open(page, 'nowhere');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  });
});

test.describe('a fragment that cannot be decoded', () => {
  for (const hash of ['#%ZZ', '#100%', '#%E0%A4%A']) {
    test(`${hash} crashes no page, on arrival or later`, async ({page}) => {
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      for (const address of ['rhubapi', launcherInterface]) {
        await open(page, address + hash);
        await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
        await page.evaluate(() => (location.hash = '#related'));
        await page.evaluate((wanted) => (location.hash = wanted), `${hash}%`);
        await expect(page.getByText('This page crashed')).toHaveCount(0);
        await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
      }
      // A link inside the site is followed by the router, without the browser.
      await page.evaluate((wanted) => {
        const link = document.querySelector<HTMLAnchorElement>('.menu__link')!;
        Object.assign(window, {left: false});
        history.pushState(null, '', link.href + wanted);
        dispatchEvent(new PopStateEvent('popstate'));
      }, hash);
      await expect(page).toHaveURL(/reality-5\.5\/?[^/]*#/);
      await expect(page.getByText('This page crashed')).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  }
});

test('a link inside the site to page.html shows the page under its plain address', async ({page, baseURL}) => {
  await open(page, '');
  await page.evaluate((address) => {
    history.pushState({key: 'abc123'}, '', address);
    dispatchEvent(new PopStateEvent('popstate', {state: {key: 'abc123'}}));
  }, `${site.basePath}${launcherInterface}.html`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page).toHaveURL(baseURL + launcherInterface);
});

test.describe('without storage', () => {
  const faults = {
    'that the browser blocks': () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    },
    'that is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  };
  for (const [fault, make] of Object.entries(faults)) {
    test(`${fault}, pages work`, async ({page}) => {
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      await page.addInitScript(make);
      await open(page, 'rhubapi/set-property');
      await page.getByRole('button', {name: 'Python'}).click();
      await expect(page.locator('pre').filter({hasText: 'requests.patch'}).first()).toBeVisible();
      await page.getByRole('button', {name: 'Light colors'}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await open(page, '%ZZ');
      await expect(page.getByRole('alert')).toContainText('%ZZ');
      expect(errors).toEqual([]);
    });
  }
});

test('error pages say their own status, in the title too', async ({page, browser, baseURL}) => {
  await open(page, 'nowhere');
  await expect(page).toHaveTitle(`Page not found | ${site.title}`);
  await expect(page.getByRole('main')).toContainText('404');
  await open(page, '%E0%A4%A');
  await expect(page).toHaveTitle(`This address cannot be read | ${site.title}`);
  await expect(page.getByRole('main')).toContainText('400');
  await expect(page.getByRole('main')).not.toContainText('404');
  const context = await browser.newContext({baseURL, javaScriptEnabled: false});
  const plain = await context.newPage();
  await plain.goto('%E0%A4%A');
  await expect(plain.getByRole('heading', {level: 1})).toHaveText('This address cannot be read');
  await expect(plain.getByRole('main')).not.toContainText('404');
  await context.close();
});

test('every page is named after the site', () => {
  const bare = builtPages('.')
    .filter((address) => address !== '.' && address !== 'search')
    .filter(
      (address) => !readFileSync(path.join(build, address, 'index.html'), 'utf8').includes(` | ${site.title}</title>`),
    );
  expect(bare).toEqual([]);
});

test('no table has a column without a name', () => {
  const nameless = builtPages('.').filter((address) =>
    /<th( [^>]*)?>\s*(<\/th>|<th[ >]|<tbody|<\/tr>|<\/thead>)/.test(
      readFileSync(path.join(build, address, 'index.html'), 'utf8'),
    ),
  );
  expect(nameless).toEqual([]);
});

test('a wrong base path is said, with what to set', async ({page}) => {
  await page.route('**/*', async (route) => {
    const {pathname} = new URL(route.request().url());
    if (pathname === '/elsewhere/') {
      await route.fulfill({path: path.join(build, 'index.html')});
    } else {
      await route.fulfill({status: 404, body: ''});
    }
  });
  await page.goto('/elsewhere/');
  const banner = page.locator('[id="__docusaurus-base-url-issue-banner"]');
  await expect(banner).toBeVisible();
  await expect(banner).toContainText('site did not load properly');
  await expect(banner).toContainText(`Current configured baseUrl = ${site.basePath}`);
  await expect(banner).toContainText('We suggest trying baseUrl = /elsewhere/');
});

test('the right base path shows no such banner', async ({page}) => {
  await page.goto('');
  await hydrated(page);
  await expect(page.locator('[id="__docusaurus-base-url-issue-banner"]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('text, navigation and figures of a page are there', async ({page, baseURL}) => {
    await page.goto(launcherInterface);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
    const figure = page.getByRole('main').getByRole('figure').first().getByRole('img');
    await figure.scrollIntoViewIfNeeded();
    await expect
      .poll(() => figure.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'User Guide', exact: true})
      .click();
    await expect(page).toHaveURL(`${baseURL}user-guide/`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('User Guide');
  });

  test('the dropdowns of the navbar open on hover', async ({page}) => {
    await page.goto(launcherInterface);
    await page.getByRole('button', {name: 'Reality', exact: true}).hover();
    await expect(page.getByRole('link', {name: 'Reality Hub 1.3'})).toBeVisible();
  });

  test('an unknown address says so and offers where to start', async ({page}) => {
    const response = await page.goto('nowhere');
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page.getByRole('main').getByRole('link', {name: 'User Guide', exact: true})).toBeVisible();
  });

  for (const width of [360, 390, 996, 1440]) {
    test(`a link to all pages takes the place of menu and search box at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(launcherInterface);
      const contents = page.getByRole('link', {name: 'All pages'}).filter({visible: true});
      await expect(contents).toHaveCount(1);
      await expectInReach(contents);
      await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
      await contents.click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('All pages');
      const listed = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      const manual = sitemapPages().filter((address) => !address.startsWith('rhubapi/') && address !== 'contents');
      expect(manual.filter((address) => !listed.includes(`${site.basePath}${address}`))).toEqual([]);
    });
  }

  test('the page is dark, with the wordmark and the chevrons for dark', async ({page}) => {
    await page.goto(launcherInterface);
    const mark = page.getByRole('navigation', {name: 'Main'}).getByRole('img', {name: 'Reality documentation'});
    await expect(mark.filter({visible: true})).toHaveAttribute('src', /wordmark\.svg$/);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 13, 16)');
    expect(await range(page.locator('.theme-doc-sidebar-menu .menu__caret').first())).toBeGreaterThan(60);
  });
});
