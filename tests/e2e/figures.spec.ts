import {expect, test, type Locator, type Page} from '@playwright/test';

import {faultsOf} from './support/axe';
import {isWide} from './support/reach';
import {hydrated} from './support/site';

const gallery = 'fixtures/figures/gallery';
const phone = {width: 360, height: 800};

/** The figure under test: the green-screen chain. */
const chain = (page: Page): Locator => page.getByRole('figure').filter({hasText: 'The green-screen chain'});

/** The viewer, and the part of it in which the drawing is moved. */
const viewer = (page: Page): Locator => page.getByRole('dialog', {name: /^Node graph: AJAIn/});
const pane = (page: Page): Locator => viewer(page).getByRole('group', {name: /^Figure\. Arrow keys/});
const enlarged = (page: Page): Locator => page.locator('.medium-zoom-image--opened');
const scaleOf = async (page: Page): Promise<number> => Number(await pane(page).getAttribute('data-scale'));

/** Opens the figure under test in the viewer. @returns its drawing there */
async function enlarge(page: Page): Promise<Locator> {
  await page.goto(gallery);
  await hydrated(page);
  await chain(page).getByRole('img').click();
  await expect(pane(page)).toBeFocused();
  // It has the focus before it has the drawing.
  const drawing = pane(page).locator(':scope > svg');
  await expect(drawing).toBeVisible();
  return drawing;
}

test('a figure is an image with its alternative text, a caption and the list of its callouts', async ({page}) => {
  await page.goto(gallery);
  const figure = chain(page);
  await expect(figure.getByRole('img')).toHaveAttribute(
    'alt',
    /^Node graph: AJAIn Output to RealityKeyer Input;.* Numbered: 1 AJAIn,/,
  );
  await expect(figure).toContainText('The green-screen chain, from the camera to the output.');
  await expect(figure).not.toContainText('Schematic.');
  await expect(page.getByRole('figure').filter({hasText: 'The Launcher with two engines'})).toContainText('Schematic.');
  const next = figure.locator('xpath=following-sibling::*[1]');
  await expect(next.getByRole('listitem')).toHaveCount(5);
  // The search of the browser finds the words of figures.
  await expect(figure.getByText(/^In the figure: .*RealityKeyer/)).toHaveAttribute('hidden', 'until-found');
  // A long caption of a figure that is broken into rows has several lines.
  const caption = page.locator('figure[data-unbroken] figcaption').first();
  const {needed, has} = await caption.evaluate((element) => {
    element.querySelector('span')!.textContent = 'A caption of many words. '.repeat(20);
    return {needed: element.scrollWidth, has: element.clientWidth};
  });
  expect(needed).toBeLessThanOrEqual(has);
  // On paper there is no hint to enlarge it.
  await expect(page.getByText('Enlarge').first()).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('Enlarge').first()).toBeHidden();
});

test('a figure opens by click and by key, with its words, and gives the focus back', async ({page}) => {
  await enlarge(page);
  await expect(viewer(page)).toContainText('The green-screen chain, from the camera to the output.');
  await expect(viewer(page).getByRole('listitem')).toHaveCount(5);
  await expect(page).toHaveURL(/#figure-\d+$/);
  await expect(chain(page)).toContainText('A portal (a ring with a name)');
  const top = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 5)?.closest('dialog') !== null);
  expect(top, 'it covers the navigation').toBe(true);
  await viewer(page).getByRole('button', {name: 'Close'}).click();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/gallery\/?$/);

  const button = chain(page).getByRole('button', {name: 'Enlarge: The green-screen chain'});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(pane(page)).toBeFocused();
  expect(await faultsOf(page, {within: 'dialog'})).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the viewer enlarges by key and button, and moves by key, by scrolling, and by dragging', async ({page}) => {
  const drawing = await enlarge(page);
  await page.keyboard.press('1');
  expect(await scaleOf(page)).toBe(1);
  await page.keyboard.press('+');
  expect(await scaleOf(page)).toBe(1.25);
  await expect(viewer(page).getByRole('button', {name: '125%: show at 100%'})).toBeVisible();
  for (let at = 0; at < 3; at += 1) await viewer(page).getByRole('button', {name: 'Larger'}).click();
  expect(await scaleOf(page)).toBeCloseTo(2.44, 2);
  await pane(page).focus();
  const left = async (): Promise<number> => (await drawing.boundingBox())!.x;
  const before = await left();
  await page.keyboard.press('Shift+ArrowRight');
  expect(await left()).toBeCloseTo(before - 60, 0);
  const box = (await pane(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 90, y, {steps: 3});
  await page.mouse.up();
  expect(await left()).toBeCloseTo(before + 30, 0);
  const top = (await drawing.boundingBox())!.y;
  await page.mouse.wheel(0, 100);
  await expect.poll(async () => (await drawing.boundingBox())!.y).toBeLessThan(top);
  expect(await scaleOf(page)).toBeCloseTo(2.44, 2);
  await page.keyboard.press('0');
  const fitted = (await drawing.boundingBox())!;
  expect(fitted.width <= box.width && fitted.height <= box.height).toBe(true);
});

test('the viewer opens at a size that can be read, in the layout of which most is seen, and follows its window', async ({
  page,
}) => {
  for (const viewport of [
    {width: 1920, height: 1080},
    {width: 1440, height: 900},
    {width: 1024, height: 768},
    {width: 390, height: 844},
  ]) {
    await page.setViewportSize(viewport);
    const drawing = await enlarge(page);
    const look = async () => {
      const least = await drawing.evaluate((svg) =>
        Math.min(
          ...[...svg.querySelectorAll('text')].map(
            (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a,
          ),
        ),
      );
      expect(least, `${viewport.width}`).toBeGreaterThanOrEqual(11.9);
      const {width} = (await drawing.boundingBox())!;
      expect(width, `${viewport.width}`).toBeLessThanOrEqual((await pane(page).boundingBox())!.width * 1.15);
    };
    await look();
    await page.setViewportSize({width: viewport.width === 390 ? 844 : 500, height: 800});
    await expect(drawing).toBeVisible();
    await expect(async () => look()).toPass({timeout: 5000});
    await page.keyboard.press('Escape');
  }
});

test('the viewer has few stops for the keyboard, and arrow keys inside', async ({page}) => {
  const drawing = await enlarge(page);
  const names: string[] = [];
  for (let at = 0; at < 4; at += 1) {
    names.push(await page.evaluate(() => document.activeElement!.className || document.activeElement!.textContent));
    await page.keyboard.press('Tab');
  }
  expect(new Set(names).size).toBeLessThanOrEqual(4);
  await viewer(page).getByRole('button', {name: 'Fit'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByRole('button', {name: 'Smaller'})).toBeFocused();
  await pane(page).focus();
  const walked: string[] = [];
  for (let at = 0; at < 6; at += 1) {
    await page.keyboard.press('ArrowRight');
    walked.push(await page.evaluate(() => document.activeElement!.getAttribute('aria-label')!));
  }
  expect(new Set(walked).size).toBeGreaterThan(3);
  await expect(drawing.locator(':focus')).toBeInViewport();
});

test('nothing is lit by a pointer that only rests where the viewer opens', async ({page}) => {
  await page.goto(gallery);
  await hydrated(page);
  const {width, height} = page.viewportSize()!;
  for (const [x, y] of [
    [0.3, 0.5],
    [0.5, 0.5],
    [0.4, 0.4],
  ] as const) {
    await page.mouse.move(width * x, height * y);
    await chain(page)
      .getByRole('button', {name: /^Enlarge/})
      .press('Enter');
    await expect(pane(page)).toBeFocused();
    await page.waitForTimeout(200);
    await expect(pane(page).locator(':scope > svg')).not.toHaveAttribute('data-lit');
    await page.keyboard.press('Escape');
  }
});

test('other figures are enlarged as pictures, once the plugin is set up, by click and by key', async ({page}) => {
  await page.goto(gallery);
  await hydrated(page);
  const flow = page.locator('figure[data-kind="flow"]').first();
  const image = flow.getByRole('img');
  // Before the plugin is ready.
  await image.click();
  await expect(enlarged(page)).toBeVisible();
  const box = (await enlarged(page).boundingBox())!;
  const {width, height} = page.viewportSize()!;
  await expect
    .poll(async () => {
      const now = (await enlarged(page).boundingBox())!;
      return Math.abs(now.width - width) < 2 || Math.abs(now.height - height) < 2;
    }, `${box.width}`)
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(enlarged(page)).toHaveCount(0);
  const button = flow.getByRole('button', {name: /^Enlarge/});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(enlarged(page)).toBeVisible();
  // 40 px of scrolling close it.
  await page.mouse.wheel(0, 30);
  await page.waitForTimeout(300);
  await expect(enlarged(page)).toBeVisible();
  await page.mouse.wheel(0, 30);
  await expect(enlarged(page)).toHaveCount(0);
});

test('a graph answers: a pin lights its wires, and a node leads to the node reference', async ({page}) => {
  const drawing = await enlarge(page);
  const pin = drawing.getByRole('img', {name: /^Output of AJAIn, connected to /});
  await pin.focus();
  await expect(drawing).toHaveAttribute('data-lit', '');
  const lit = await drawing.locator('[data-from][data-lit]').count();
  expect(lit).toBeGreaterThan(0);
  expect(lit).toBeLessThan(await drawing.locator('[data-from]').count());
  await drawing.getByRole('link', {name: 'AJAIn in the node reference'}).press('Enter');
  await expect(page).toHaveURL(/node-reference\/device\/?#aja-in$/);
});

test('an address opens its figure; a step lights its part of the graph, and gives the focus back', async ({page}) => {
  await page.goto(`${gallery}#figure-1`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hydrated(page);
  const link = page.getByRole('link', {name: 'Show in graph'});
  await link.focus();
  await page.keyboard.press('Enter');
  const drawing = pane(page).locator(':scope > svg');
  const lit = drawing.locator('[data-node][data-lit]');
  await expect(lit).toHaveCount(2);
  expect(await lit.evaluateAll((all) => all.map((node) => node.getAttribute('data-node')).sort())).toEqual([
    'AJAIn',
    'Tracking',
  ]);
  // They are in view, also where the drawing is wider than the screen.
  const room = (await pane(page).boundingBox())!;
  for (const node of await lit.all()) {
    const box = (await node.boundingBox())!;
    expect(box.x + box.width / 2).toBeGreaterThan(room.x);
    expect(box.x + box.width / 2).toBeLessThan(room.x + room.width);
  }
  expect(await faultsOf(page, {within: 'dialog'})).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('the viewer has its buttons on one line', async ({page}) => {
    await enlarge(page);
    const buttons = viewer(page).getByRole('button');
    await expect(buttons).toHaveCount(5);
    const boxes = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(new Set(boxes.map(({top}) => top)).size).toBe(1);
    expect(Math.max(...boxes.map(({right}) => right))).toBeLessThanOrEqual(phone.width);
    await viewer(page).getByRole('button', {name: 'Fit'}).click();
    expect(await scaleOf(page)).toBeLessThan(1);
  });
});

test('two figures that are compared are side by side in a wide window, and else below each other', async ({page}) => {
  await page.goto('user-guide/nodegraph-actions/nodegraph/operating-nodegraph/simplifying-node-network');
  const boxes = async (): Promise<{x: number; y: number; width: number; height: number}[]> =>
    Promise.all((await page.locator('figure[data-half]').all()).map(async (figure) => (await figure.boundingBox())!));
  const [before, after] = await boxes();
  expect(after!.y).toBe(before!.y);
  expect(after!.x).toBeGreaterThan(before!.x + before!.width);
  const next = (await page.getByRole('heading', {name: 'Hide pins'}).boundingBox())!;
  expect(next.y).toBeGreaterThan(Math.max(...(await boxes()).map(({y, height}) => y + height)));
  await page.setViewportSize({width: 390, height: 844});
  const [upper, lower] = await boxes();
  expect(lower!.y).toBeGreaterThan(upper!.y + upper!.height);
  // Nothing is panned.
  expect(await page.locator('figure[data-half] [role="group"]').count()).toBe(0);
});

test('every figure of the gallery has its size before its image is there, and loads at the size it is drawn', async ({
  page,
}) => {
  await page.route('**/assets/images/**', (route) => route.abort());
  await page.goto(gallery);
  for (const image of await page.locator('.markdown figure img').all()) {
    const ratio = await image.evaluate(
      (each) => Number(each.getAttribute('height')) / Number(each.getAttribute('width')),
    );
    const box = (await image.boundingBox())!;
    expect(box.height / box.width).toBeCloseTo(ratio, 1);
  }
  await page.unroute('**/assets/images/**');
  await page.reload();
  const images = page.locator('.markdown figure img');
  expect(await images.count()).toBeGreaterThan(8);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
      .toBeGreaterThan(300);
    const {shown, drawn} = await image.evaluate((element: HTMLImageElement) => ({
      shown: element.clientWidth,
      drawn: Number(element.getAttribute('width')),
    }));
    expect(shown).toBeGreaterThan(drawn * 0.95);
  }
});

test('on a phone a figure is drawn for it, at a legible size', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(gallery);
  const image = page.getByRole('figure').filter({hasText: 'Eight steps'}).getByRole('img');
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  const {shown, drawn, frame} = await image.evaluate((element: HTMLImageElement) => ({
    shown: element.clientWidth,
    drawn: element.naturalWidth,
    frame: element.closest('figure')!.clientWidth,
  }));
  expect(shown).toBeLessThanOrEqual(frame);
  expect(shown / drawn).toBeGreaterThanOrEqual(0.84);
  // A wide window has the other drawing again.
  await page.setViewportSize({width: 1280, height: 800});
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(drawn);
});

test('a panel is text that wraps on a phone, with its callouts in sight', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto(gallery);
  const panel = page.getByRole('figure').filter({hasText: 'The Launcher with two engines'});
  await panel.scrollIntoViewIfNeeded();
  const frame = (await panel.boundingBox())!;
  for (const callout of await panel.locator('.panel__callout').all()) {
    const box = (await callout.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(frame.x);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
  }
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await isWide(page)).toBe(false);
  // The sweep has axe look at a wide screen.
  expect(await faultsOf(page, {within: 'figure'})).toEqual([]);
});

test('without JavaScript there is no hint to enlarge, and a step leads to its figure', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto(gallery);
  await expect(chain(page).getByRole('img')).toBeVisible();
  await expect(page.getByText('Enlarge').first()).toBeHidden();
  await page.getByRole('link', {name: 'Show in graph'}).click();
  await expect(page).toHaveURL(/#figure-1$/);
  await expect(chain(page)).toBeInViewport();
  await context.close();
});
