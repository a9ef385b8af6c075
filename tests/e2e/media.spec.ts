import {expect, test, type Locator, type Page} from '@playwright/test';

import {current} from '../../src/site/releases';
import {faultsOf} from './support/axe';
import {pixelsOf} from './support/pixels';
import {call, callCount, navigation} from './support/reference';
import {ask, excerpts, nav, results, selected} from './support/search';
import {archive, behavior, launcherInterface, open} from './support/site';

/** Sheets that a page takes. */
const sheets = async (page: Page): Promise<number> =>
  (await page.pdf({format: 'A4'})).toString('latin1').match(/\/Type \/Page\b/g)!.length;

test.describe('on paper', () => {
  test('every word can be read, and nothing is printed that only a screen needs', async ({page}) => {
    for (const address of [behavior.code, launcherInterface, 'rhubapi/set-property']) {
      await open(page, address);
      await page.emulateMedia({media: 'print'});
      expect(await faultsOf(page, {rules: ['color-contrast']}), address).toEqual([]);
      // No button, nor a mark on every sheet.
      const left = await page.locator('body *').evaluateAll((all) =>
        all
          .filter((each) => each.matches('button') || getComputedStyle(each).position === 'fixed')
          .filter((each) => each.getBoundingClientRect().width > 0)
          .map((each) => each.textContent),
      );
      expect(left, address).toEqual([]);
    }
  });

  test('responses are unfolded, on as many pages as that takes, and folded again afterwards', async ({page}) => {
    await open(page, 'rhubapi/get-newsroom-rundown');
    const folds = page.locator('details');
    const printed = await sheets(page);
    await expect(page.locator('details[open]')).toHaveCount(0);
    await folds.evaluateAll((all) => all.forEach((fold) => fold.setAttribute('open', '')));
    expect(printed).toBe(await sheets(page));
    await folds.evaluateAll((all) => all.forEach((fold) => fold.remove()));
    expect(printed).toBeGreaterThan(await sheets(page));
  });

  test('a short page takes one sheet', async ({page}) => {
    await open(page, behavior.crash);
    expect(await sheets(page)).toBe(1);
  });

  test('the reference on one page is printed with every call, also those that were never in view', async ({page}) => {
    await open(page, 'rhubapi');
    await page.emulateMedia({media: 'print'});
    const sections = page.locator('.panes > .description');
    expect(await sections.count()).toBeGreaterThan(callCount);
    const hidden = await sections.evaluateAll((all) =>
      all
        .filter((each) => !each.checkVisibility({contentVisibilityAuto: true}))
        .map((each) => each.textContent.slice(0, 20)),
    );
    expect(hidden).toEqual([]);
  });
});

/** A part of a page: where it is, and what a reader does to see it. */
interface Part {
  readonly address: string;
  readonly width?: number;
  readonly show?: (page: Page) => Promise<void>;
}

/** Two parts that must not look alike: one that is current or chosen, and one that isn't. */
interface Pair extends Part {
  readonly chosen: (page: Page) => Locator;
  readonly other: (page: Page) => Locator;
}

/** A part with something in it that must stand out. */
interface Sign extends Part {
  readonly sign: (page: Page) => Locator;
  /** Width of the icon at its right end, in pixels, where there are words beside it. */
  readonly end?: number;
  /** Its contrast, from 0 to 255. */
  readonly least?: number;
}

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-menu');
const contents = (page: Page) => page.locator('.theme-doc-toc-desktop');
const product = (page: Page) => page.getByRole('button', {name: /^Reality \d/});
const products = (page: Page) => page.locator('.dropdown', {has: product(page)});
const languages = (page: Page) => page.getByRole('toolbar', {name: /^Language/}).getByRole('button');
const section = 'user-guide/launcher/';
const phone = 390;

const pairs: Readonly<Record<string, Pair>> = {
  'a page in the sidebar': {
    address: launcherInterface,
    chosen: (page) => sidebar(page).locator('[aria-current="page"]'),
    other: (page) => sidebar(page).getByRole('link', {name: 'Engine Status Colors'}),
  },
  'an entry of a drop-down': {
    address: launcherInterface,
    show: (page) => product(page).hover(),
    chosen: (page) => products(page).getByRole('link', {name: `Reality ${current.version}`, exact: true}),
    other: (page) => products(page).getByRole('link', {name: 'Reality 5.4'}),
  },
  'a result of the search': {
    address: launcherInterface,
    show: async (page) => {
      await ask(page, 'launcher');
      await expect(excerpts(page).first()).toBeVisible();
    },
    chosen: selected,
    other: (page) => results(page).and(page.locator('[aria-selected="false"]')).filter({hasNotText: '›'}).first(),
  },
  'a heading in the contents': {
    address: `${launcherInterface}#retime`,
    chosen: (page) => contents(page).locator('.table-of-contents__link--active'),
    other: (page) => contents(page).getByRole('link', {name: 'Modes'}),
  },
  'a language of samples': {
    address: call,
    chosen: (page) => languages(page).and(page.locator('[aria-pressed="true"]')),
    other: (page) => languages(page).nth(1),
  },
  'a call in the reference': {
    address: call,
    chosen: (page) => navigation(page).locator('.list [aria-current]'),
    other: (page) => navigation(page).getByRole('link', {name: /List functions$/}),
  },
};

const signs: Readonly<Record<string, Sign>> = {
  // Their words are white; the mark on the left has a color.
  'wordmark of the navbar': {address: launcherInterface, sign: (page) => page.locator('.navbar__logo'), end: 140},
  // The sections around the current page are marked in another way than the page itself.
  'section around the page': {
    address: launcherInterface,
    sign: (page) => sidebar(page).getByRole('link', {name: 'Launcher', exact: true}),
  },
  'chevron of a section': {
    address: launcherInterface,
    sign: (page) => sidebar(page).locator('.menu__caret').first(),
  },
  'chevron of a drop-down': {address: launcherInterface, sign: product, end: 20},
  'sign of the search': {
    address: launcherInterface,
    sign: (page) => nav(page).getByRole('search').locator('svg'),
  },
  'arrow of the button to the top': {
    address: launcherInterface,
    show: async (page) => {
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
      await page.mouse.wheel(0, -300);
    },
    sign: (page) => page.getByRole('button', {name: 'Scroll back to top'}),
  },
  'chevron of the section that is open': {
    address: section,
    sign: (page) => sidebar(page).locator('.menu__list-item-collapsible--active .menu__caret'),
    // The theme's picture is half transparent, and the surface of what is selected is between light and dark.
    least: 60,
  },
  'chevron of a section without a page': {
    address: `${archive.path}/`,
    sign: (page) => sidebar(page).getByRole('button', {name: 'Nodegraph'}),
    end: 40,
  },
  'method of the call that is open': {
    address: call,
    sign: (page) => navigation(page).locator('.list [aria-current] .method'),
  },
  'chevron of the folded contents': {
    address: launcherInterface,
    width: phone,
    sign: (page) => page.getByRole('button', {name: 'On this page'}),
    end: 40,
  },
  'cross of the slide-out menu': {
    address: launcherInterface,
    width: phone,
    show: (page) => page.getByRole('button', {name: 'Toggle navigation bar'}).click(),
    sign: (page) => page.getByRole('button', {name: 'Close navigation bar'}),
  },
};

/** Shows one part after the other; what is on the page already stays there. */
async function forEachShown<P extends Part>(
  page: Page,
  parts: Readonly<Record<string, P>>,
  look: (what: string, part: P) => Promise<void>,
): Promise<void> {
  let now: Part | undefined;
  for (const [what, part] of Object.entries(parts)) {
    if (now?.address !== part.address || now.width !== part.width || now.show) {
      await page.goto('about:blank');
      await page.setViewportSize({width: part.width ?? 1440, height: 900});
      await open(page, part.address);
    }
    await part.show?.(page);
    await look(what, part);
    now = part;
  }
}

test.describe('in forced colors', () => {
  test.use({colorScheme: 'dark', contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

  test('what is current looks unlike the rest', async ({page}) => {
    await forEachShown(page, pairs, async (what, {chosen, other}) => {
      const [one, another] = [await pixelsOf(chosen(page)), await pixelsOf(other(page))];
      expect.soft([one.inside, one.border], what).not.toEqual([another.inside, another.border]);
    });
    // Of the reference, what is chosen in the bar; and a chevron is one side of a border: all in one color, it is a bar.
    const sides = await product(page).evaluate((button) => {
      const {borderTopColor, borderLeftColor} = getComputedStyle(button, '::after');
      return [borderTopColor, borderLeftColor];
    });
    expect(sides[0]).not.toBe(sides[1]);
    const toggle = page.getByRole('button', {name: /^(Light|Dark) colors$/});
    const before = await toggle.screenshot();
    await toggle.press('Enter');
    await expect(toggle).toHaveAccessibleName('Dark colors');
    expect((await toggle.screenshot()).equals(before), 'its word changes').toBe(false);
    await expect(nav(page).getByRole('link', {name: 'REST API'})).toHaveCSS('text-decoration-line', 'underline');
    await expect(nav(page).getByRole('button', {name: 'Talent Tracking'})).toHaveCSS('text-decoration-line', 'none');
  });

  test('wordmarks, chevrons and signs can be seen, on a dark and on a light surface', async ({page}) => {
    await forEachShown(page, signs, async (what, {sign, end, least = 100}) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        expect.soft((await pixelsOf(sign(page), end)).range, `${what}, ${colorScheme}`).toBeGreaterThan(least);
      }
    });
  });
});

test('type follows the text size of the browser', async ({page}) => {
  const sizes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) =>
          [...element.childNodes].some(({nodeType, nodeValue}) => nodeType === 3 && nodeValue!.trim()),
        )
        .map((element) => ({
          what: `${element.tagName} ${element.className} ${element.textContent.slice(0, 20)}`,
          size: parseFloat(getComputedStyle(element).fontSize),
        })),
    );
  const client = await page.context().newCDPSession(page);
  for (const address of [launcherInterface, 'rhubapi/set-property', 'nowhere']) {
    await client.send('Page.setFontSizes', {fontSizes: {standard: 16, fixed: 13}});
    await open(page, address);
    const usual = await sizes();
    await client.send('Page.setFontSizes', {fontSizes: {standard: 24, fixed: 20}});
    const large = await sizes();
    expect(usual.length).toBeGreaterThan(20);
    expect(large.length).toBe(usual.length);
    const fixed = usual.filter(({size}, at) => size > 0 && large[at]!.size < size * 1.4);
    expect(fixed).toEqual([]);
  }
});
