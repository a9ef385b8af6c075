import {expect, test, type Page} from '@playwright/test';

import {faultsOf} from './support/axe';
import {archived, behavior, launcherInterface, nodeReference, open} from './support/site';

/** A page of every kind. */
const kinds = {
  home: '',
  'manual page': launcherInterface,
  'page with code': behavior.code,
  'node reference': nodeReference,
  'index of names': 'faq/names-on-screen',
  'list of questions': 'faq/questions-and-answers',
  // The long page of the reference has the parts of a call, for each call.
  'operation page': 'rhubapi/get-rundown',
  'search page': 'search/?q=launcher',
  'not-found page': 'nowhere',
  'list of tags': 'tags',
  'page of a tag': 'tags/launcher',
  'list of pages': 'contents',
  'archived page': archived,
} as const;

/** Content that a reader can't reach: text that is cut off or lies outside the window, links and buttons under something else. */
const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const {clientWidth, clientHeight, scrollWidth, scrollHeight} = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isInFrame = ({parentElement: parent}: Element): boolean =>
      parent !== null && parent !== document.body && (scrolls(parent) || isInFrame(parent));
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const {overflowX, overflowY, clipPath, position} = getComputedStyle(element);
      const {left, right, top, bottom, width} = element.getBoundingClientRect();
      const isHidden = !element.checkVisibility({visibilityProperty: true, opacityProperty: true}) || width <= 1;
      if (isHidden || clipPath !== 'none') {
        continue;
      }
      // Last, because the text of an element is that of all in it.
      const add = (fault: string, by = '') => {
        if (element.innerText?.trim() !== '') {
          found.push(`${fault}: ${element.tagName}.${element.className} "${element.innerText?.slice(0, 40)}"${by}`);
        }
      };
      const isCut =
        (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 2) ||
        (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2);
      if (isCut) {
        add('cut off');
      }
      const hasText = [...element.childNodes].some(
        ({nodeType, nodeValue}) => nodeType === 3 && nodeValue!.trim() !== '',
      );
      const isOutside = hasText && (right > clientWidth + 1 || left < -1) && position !== 'fixed';
      if (isOutside && !isInFrame(element)) {
        add('outside the window');
      }
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (element.matches('a[href], button, input') && x > 0 && y > 0 && x < clientWidth && y < clientHeight) {
        const hit = document.elementFromPoint(x, y);
        // What a bar at the foot of the window covers scrolls into view.
        const isBelowBar = hit?.closest('.foot') !== null && scrollHeight > clientHeight;
        if (hit && !isBelowBar && !element.contains(hit) && !hit.contains(element) && !isInFrame(element)) {
          add('covered', ` by ${hit.tagName}.${hit.className}`);
        }
      }
    }
    return found;
  });

/** The spacing that a reader may set (WCAG 1.4.12). */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p {
  margin-bottom: 2em !important;
}`;

test.describe('nothing is lost in a narrow window, with spaced and with large text', () => {
  // The test brings styles of its own.
  test.use({bypassCSP: true});

  for (const [kind, address] of Object.entries(kinds)) {
    test(kind, async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await open(page, address);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect.soft(await lost(page), '320 px').toEqual([]);
      const style = await page.addStyleTag({content: spacing});
      expect.soft(await lost(page), '320 px, spaced').toEqual([]);
      await page.setViewportSize({width: 1280, height: 800});
      expect.soft(await lost(page), '1280 px, spaced').toEqual([]);
      await style.evaluate((element) => (element as HTMLElement).remove());
      const client = await page.context().newCDPSession(page);
      await client.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
      expect.soft(await lost(page), '1280 px, text of 200%').toEqual([]);
    });
  }
});

test.describe('axe finds nothing', () => {
  test('with a drop-down, an enlarged figure and a notice', async ({page}) => {
    await open(page, launcherInterface);
    await page.getByRole('button', {name: /^Reality \d/}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', {name: 'Reality Hub 1.3'})).toHaveCSS('opacity', '1');
    expect.soft(await faultsOf(page), 'drop-down').toEqual([]);
    await page.keyboard.press('Escape');
    await page.context().setOffline(true);
    await page.getByRole('link', {name: /^Next/}).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect.soft(await faultsOf(page), 'notice').toEqual([]);
    await page.context().setOffline(false);
    await open(page, behavior.far);
    await page.getByRole('figure').getByRole('img').click();
    await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
    expect.soft(await faultsOf(page), 'enlarged').toEqual([]);
  });

  test('on a phone, with the menu and with an enlarged figure', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, behavior.far);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toHaveCSS('opacity', '1');
    expect.soft(await faultsOf(page), 'menu').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await page.getByRole('figure').getByRole('img').click();
    await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
    expect.soft(await faultsOf(page), 'enlarged').toEqual([]);
  });

  test('in the reference with everything unfolded, dark and light', async ({page}) => {
    await open(page, 'rhubapi/get-rundown');
    await page.getByRole('button', {name: /^Expand all/}).click();
    await expect(page.locator('details:not([open])')).toHaveCount(0);
    expect.soft(await faultsOf(page), 'dark').toEqual([]);
    await page.getByRole('button', {name: 'Light colors'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect.soft(await faultsOf(page), 'light').toEqual([]);
    // What is open over it.
    const menus = page.locator('.navbar .dropdown > [aria-haspopup]');
    for (const menu of await menus.all()) {
      await menu.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.dropdown--show .dropdown__menu')).toHaveCSS('opacity', '1');
      expect.soft(await faultsOf(page, {rules: ['color-contrast']}), await menu.innerText()).toEqual([]);
      await page.keyboard.press('Escape');
    }
    for (const query of ['rundown', 'qqxzzv']) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(query);
      await expect(page.getByRole('option').first()).toBeVisible();
      expect.soft(await faultsOf(page, {rules: ['color-contrast']}), query).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toHaveCSS('opacity', '1');
    expect.soft(await faultsOf(page, {rules: ['color-contrast']}), 'slide-out menu').toEqual([]);
  });
});

test.describe('a page that a link leads to', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement!.closest('h2')?.textContent);
  const announced = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text, {exact: true});

  test('is announced, and the next Tab starts at its top', async ({page}) => {
    await open(page, launcherInterface);
    // A page that is opened announces itself.
    await expect(page.locator('body > [role="status"]')).toHaveText('');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: 'Engine Status Colors'}).focus();
    await page.keyboard.press('Enter');
    await expect(announced(page, 'Engine Status Colors')).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.goBack();
    await expect(announced(page, 'Launcher Interface')).toBeAttached();
    await page.locator('nav.navbar').getByRole('link', {name: 'REST API'}).first().click();
    await expect(announced(page, /^Reality Hub REST API/)).toBeAttached();
  });

  test('with a fragment is announced, and the next Tab starts at what the fragment names', async ({page}) => {
    // Chromium goes on from what it has scrolled to, whatever has the focus; Firefox goes on from the focus.
    await page.addInitScript(() => {
      const taken: string[] = [];
      Object.assign(window, {taken});
      document.addEventListener('focusin', ({target}) => taken.push((target as Element).id));
    });
    await open(page, behavior.start);
    await page.getByRole('link', {name: 'Its last section'}).focus();
    await page.keyboard.press('Enter');
    await expect(announced(page, 'The far page')).toBeAttached();
    await expect(page.getByRole('heading', {level: 2, name: 'The last section'})).toBeInViewport();
    expect(await page.evaluate(() => (window as unknown as {taken: string[]}).taken)).toContain('last');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain('The last section');
  });
});

test('nothing moves for those who want less motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({playState, effect}) => playState === 'running' && Number(effect!.getComputedTiming().duration) > 1)
        .map(({effect}) => (effect as KeyframeEffect).target!.outerHTML.slice(0, 120)),
    );
  const see = async (what: string) => expect.soft(await moving(), what).toEqual([]);
  await open(page, launcherInterface);
  await page.getByRole('button', {name: /^Reality \d/}).focus();
  await page.keyboard.press('Enter');
  await see('drop-down');
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: "sidebar category 'Installations'"}).click();
  await see('sidebar');
  await page.locator('.theme-doc-toc-desktop').getByRole('link').last().click();
  await see('way to a section');
  await page.keyboard.press('Control+k');
  await see('search');
  await page.keyboard.press('Escape');
  await open(page, behavior.far);
  const image = page.getByRole('figure').getByRole('img');
  await image.click();
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
  await see('enlarged figure');
  await page.keyboard.press('Escape');
  await open(page, 'rhubapi/get-rundown');
  await page.getByRole('button', {name: /^Expand all/}).click();
  await see('responses');
  await page.getByRole('button', {name: 'Light colors'}).click();
  await see('colors');
  // Last, because the menu goes back in history as it closes, which would end the way to another page.
  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await see('slide-out menu');
});
