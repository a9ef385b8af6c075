import {expect, test, type Locator, type Page} from '@playwright/test';

import {faultsOf} from './support/axe';
import {isWide} from './support/reach';
import {hydrated, shrink} from './support/site';

const gallery = 'fixtures/figures/gallery';
const phone = {width: 360, height: 800};

/** The figure under test: the green-screen chain. */
const chain = (page: Page): Locator => page.getByRole('figure').filter({hasText: 'The green-screen chain'});

/** The plugin takes hold of images a second after a page is shown: acts until one opens, then waits until it stands still. */
async function open(page: Page, act: () => Promise<void>): Promise<Locator> {
  const opened = page.locator('.medium-zoom-image--opened');
  const before = (await chain(page).getByRole('img').boundingBox())!.width;
  await expect(async () => {
    await act();
    await expect(opened).toHaveCount(1, {timeout: 2000});
  }).toPass();
  await opened.evaluate((image) => Promise.all(image.getAnimations().map((animation) => animation.finished)));
  expect((await opened.boundingBox())?.width).toBeGreaterThan(before);
  return opened;
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
  // On paper there is no hint to enlarge it.
  await expect(page.getByText('Enlarge').first()).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('Enlarge').first()).toBeHidden();
});

test('a figure opens by click and by key, covers the navigation, and closes by click, Escape and scroll', async ({
  page,
}) => {
  await page.goto(gallery);
  await hydrated(page);
  const click = () => chain(page).getByRole('img').click({timeout: 1000});
  const opened = await open(page, click);
  const top = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 5)?.className ?? '');
  expect(top).toMatch(/medium-zoom/);
  await opened.click();
  await expect(opened).toHaveCount(0);

  const button = chain(page).getByRole('button', {name: 'Enlarge: The green-screen chain'});
  await open(page, async () => {
    await button.focus();
    await page.keyboard.press('Enter');
  });
  await shrink(page);
  await expect(button).toBeFocused();

  await open(page, click);
  await page.mouse.wheel(0, 400);
  await expect(opened).toHaveCount(0);
});

test('every figure of the gallery loads, at the size it is drawn', async ({page}) => {
  await page.goto(gallery);
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

test('a figure has its size before its image is there', async ({page}) => {
  await page.route('**/assets/images/**', (route) => route.abort());
  await page.goto(gallery);
  for (const image of await page.locator('.markdown figure img').all()) {
    const size = await image.evaluate((element) => [
      Number(element.getAttribute('width')),
      Number(element.getAttribute('height')),
    ]);
    const box = await image.boundingBox();
    expect(size[0]).toBeGreaterThan(0);
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo((size[1] ?? 0) / (size[0] ?? 1), 1);
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

test('on a phone a wide figure keeps its text legible and scrolls in its frame, not the page', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto(gallery);
  const panel = page.getByRole('figure').filter({hasText: 'The Launcher with two engines'});
  const image = panel.getByRole('img');
  const scale = await image.evaluate((element) => element.clientWidth / Number(element.getAttribute('width')));
  expect(scale).toBeGreaterThanOrEqual(0.84);
  const frame = panel.getByRole('group', {name: /^Figure: The Launcher with two engines/});
  await expect(frame).toHaveAttribute('tabindex', '0');
  // The edge behind which there is more fades.
  const edge = (): Promise<string[]> =>
    frame.evaluate((element) =>
      ['left', 'right'].map((side) => getComputedStyle(element).getPropertyValue(`--more-${side}`)),
    );
  await expect.poll(edge).toEqual(['0px', '48px']);
  await frame.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await frame.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect.poll(edge).toEqual(['48px', '0px']);
  expect(await isWide(page)).toBe(false);
  // The sweep has axe look at a wide screen.
  expect(await faultsOf(page, {within: 'figure'})).toEqual([]);
});

test('without JavaScript there is no hint to enlarge', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto(gallery);
  await expect(chain(page).getByRole('img')).toBeVisible();
  await expect(page.getByText('Enlarge').first()).toBeHidden();
  await context.close();
});
