import {expect, test, type Locator, type Page} from '@playwright/test';

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

/** What covers a page, and how a reader opens it. */
interface Cover {
  readonly width: number;
  /** What a reader presses, which gets the focus back. */
  readonly opener: (page: Page) => Locator;
  readonly press?: (page: Page) => Promise<void>;
  readonly cover: (page: Page) => Locator;
  readonly locks: boolean;
}

const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const firstLink = (page: Page) => page.getByRole('main').getByRole('link').first();

const covers: Readonly<Record<string, Cover>> = {
  'the viewer of a node graph': {
    width: 1440,
    opener: (page) => page.getByRole('button', {name: /^Enlarge: The green-screen chain/}),
    cover: (page) => page.locator('dialog.viewer'),
    locks: true,
  },
  'the viewer on a phone': {
    width: 390,
    opener: (page) => page.getByRole('button', {name: /^Enlarge: The green-screen chain/}),
    cover: (page) => page.locator('dialog.viewer'),
    locks: true,
  },
  'the slide-out menu': {width: 390, opener: toggle, cover: (page) => page.locator('.navbar-sidebar'), locks: true},
  'a drop-down': {
    width: 1440,
    opener: (page) => page.getByRole('button', {name: /^Reality \d/}),
    cover: (page) => page.locator('.dropdown--show .dropdown__menu'),
    locks: false,
  },
  'the search on a phone': {
    width: 390,
    opener: firstLink,
    press: (page) => page.keyboard.press('Control+k'),
    cover: (page) => page.getByRole('search').getByRole('status'),
    locks: false,
  },
};

const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');

for (const [name, {width, opener, press, cover, locks}] of Object.entries(covers)) {
  test(`${name} closes by Back, by Esc, and with its page, gives the focus back, and isn't printed`, async ({
    page,
    baseURL,
  }) => {
    const address = 'fixtures/figures/gallery';
    await page.setViewportSize({width, height: 844});
    // Something to go back to by mistake, in the same document.
    await open(page, address);
    const start = page.url();
    const title = await page.getByRole('heading', {level: 1}).innerText();
    const show = async () => {
      await opener(page).focus();
      await (press?.(page) ?? page.keyboard.press('Enter'));
      await expect(cover(page)).toBeVisible();
      expect(await isLocked(page)).toBe(locks);
    };
    const isClosed = async () => {
      await expect(cover(page)).toBeHidden();
      await expect(page).toHaveURL(start);
      await expect(opener(page)).toBeFocused();
      await expect.poll(() => isLocked(page)).toBe(false);
    };
    await show();
    const place = await page.evaluate(() => window.scrollY);
    await page.goBack();
    await isClosed();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    for (const _ of ['once', 'and again']) {
      await show();
      await page.keyboard.press('Escape');
      await isClosed();
    }
    await show();
    await page.emulateMedia({media: 'print'});
    await expect(cover(page)).toBeHidden();
    await expect(page.getByRole('heading', {level: 1, includeHidden: true})).toBeVisible();
    await page.emulateMedia({media: 'screen'});
    // A link that is followed below it, such as the logo, or from it.
    await page.evaluate(() => document.querySelector<HTMLElement>('.navbar__brand')!.click());
    await expect(page).toHaveURL(baseURL!);
    await expect(cover(page)).toBeHidden();
    await expect.poll(() => isLocked(page)).toBe(false);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(title);
    // The page below is one step away.
    await page.goBack();
    await expect(page).toHaveURL(start);
    await expect(cover(page)).toBeHidden();
  });
}

test('a double click opens one viewer', async ({page}) => {
  await open(page, 'fixtures/figures/gallery');
  await page.getByRole('button', {name: /^Enlarge: The green-screen chain/}).dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a viewer closes by Esc and by Back while its drawing is on its way', async ({page}) => {
  await open(page, 'fixtures/figures/gallery');
  const start = page.url();
  const opener = page.getByRole('button', {name: /^Enlarge: The green-screen chain/});
  const held: (() => void)[] = [];
  await page.route(/\.svg$/, async (route) => {
    if (route.request().resourceType() === 'fetch') await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    held.splice(0).forEach((go) => go());
    await expect(page).toHaveURL(start);
    await expect(opener).toBeFocused();
  }
});

test('a screen reader, which clicks without a pointer, opens everything that opens', async ({page}) => {
  test.slow();
  const faults: string[] = [];
  let tried = 0;
  for (const [width, address] of [
    [1440, launcherInterface],
    [390, launcherInterface],
    [1440, 'fixtures/figures/gallery'],
    [1440, 'rhubapi/set-property'],
  ] as const) {
    await page.setViewportSize({width, height: 844});
    await open(page, address);
    const unanswered = await page.evaluate(async () => {
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const controls = [...document.querySelectorAll<HTMLElement>('[role="button"], [aria-expanded], [aria-haspopup]')];
      const seen = controls.filter(
        (each) => each.checkVisibility({visibilityProperty: true}) && !each.closest('dialog'),
      );
      const silent: string[] = [];
      for (const control of seen.slice(0, 30)) {
        if (!control.isConnected) continue;
        const stateOf = () => control.getAttribute('aria-expanded') ?? String(document.querySelectorAll('*').length);
        const before = stateOf();
        control.click();
        for (let at = 0; at < 40 && stateOf() === before; at += 1) await wait(50);
        if (stateOf() === before) silent.push(control.outerHTML.slice(0, 160));
        // As it was.
        if (control.matches('input')) control.blur();
        else if (control.getAttribute('aria-expanded') === 'true') control.click();
        await wait(100);
      }
      return {silent, count: seen.length};
    });
    faults.push(...unanswered.silent.map((control) => `${address} at ${width}: ${control}`));
    tried += unanswered.count;
  }
  expect(faults).toEqual([]);
  expect(tried).toBeGreaterThan(30);
});
