import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';

import {open, settled} from './support/site';

const components = 'fixtures/components/components';
const shortcuts = 'fixtures/components/shortcuts';
const phone = {width: 360, height: 800};

async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test('keys are single keys, with those of a Mac beside them', async ({page}) => {
  await page.goto(components);
  const line = page.getByRole('paragraph').filter({hasText: 'Press'});
  await expect(line).toHaveText(
    'Press Ctrl+Shift+Z, or Ctrl+L (Mac: Cmd+L) where a Mac differs. The plus key is Ctrl++.',
  );
  await expect(line.locator('kbd')).toHaveText(['Ctrl', 'Shift', 'Z', 'Ctrl', 'L', 'Cmd', 'L', 'Ctrl', '+']);
});

test('a menu path reads as words and hides its arrows from speech', async ({page}) => {
  await page.goto(components);
  const path = page.getByRole('paragraph').filter({hasText: 'Select'});
  await expect(path).toHaveText('Select Main Menu › Configuration › Engines.');
  await expect(path).toMatchAriaSnapshot('- paragraph: Select Main Menu Configuration Engines.');
});

test('callouts are a numbered list', async ({page}) => {
  await page.goto(components);
  const list = page.getByRole('list').filter({hasText: 'Launch/Stop'});
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const number = await list
    .getByRole('listitem')
    .nth(1)
    .evaluate((item) => getComputedStyle(item, '::before').content);
  expect(number).toContain('counter');
});

test('a state has a shape of its own beside its word', async ({page}) => {
  await page.goto(components);
  const states = page.locator('[data-tone]');
  await expect(states).toHaveText(['Idle', 'Checking', 'Caching', 'Loaded', 'Error']);
  const shapes = await states.locator('path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(new Set(shapes).size).toBe(5);
});

test('a term leads to its entry in the glossary', async ({page}) => {
  await page.goto(components);
  await page.getByRole('main').getByRole('link', {name: 'genlock', exact: true}).click();
  await expect(page).toHaveURL(/\/faq\/glossary#genlock$/);
  await expect(page.getByRole('heading', {level: 3, name: 'Genlock'})).toBeInViewport();
});

test('data stands in the page without script', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(components);
  await expect(page.getByRole('row', {name: '443 TCP out Reality Hub Server Licensing service'})).toBeVisible();
  const groups = page.getByRole('rowgroup').filter({has: page.getByRole('rowheader', {name: 'RED', exact: true})});
  await expect(groups.getByRole('rowheader')).toHaveText([
    'RED',
    'RedSource',
    'RedChannel',
    'RedMultiplier',
    'RedOffset',
  ]);
  await page.goto(shortcuts);
  await expect(page.getByRole('row', {name: /^Ctrl\+K Cmd\+K/})).toBeVisible();
  await expect(page.getByRole('searchbox', {name: 'Filter shortcuts'})).toHaveCount(0);
  await context.close();
});

test.describe('on a phone', () => {
  test.use({viewport: phone});

  test('a row of a property table is the name with its values, then the effect; it stays a table', async ({page}) => {
    await page.goto(components);
    const table = page.getByRole('table', {name: 'Exposure'});
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(table.getByRole('columnheader', {name: 'Default'})).toBeAttached();
    const gain = table.getByRole('row', {name: /^Gain/});
    const cells = gain.getByRole('cell');
    await expect(cells).toHaveCount(4);
    const [type, value, effect] = await Promise.all([0, 1, 3].map((place) => cells.nth(place).boundingBox()));
    expect(value!.x).toBeGreaterThan(type!.x);
    expect(Math.abs(value!.y - type!.y)).toBeLessThan(12);
    expect(effect!.y).toBeGreaterThan(value!.y + 12);
    const label = await cells.nth(1).evaluate((cell) => getComputedStyle(cell.firstElementChild!, '::before').content);
    expect(label).toContain('Default');
  });

  test('a row of prose has a line for each cell, and its text is large enough', async ({page}) => {
    await page.goto(components);
    const row = page.getByRole('row', {name: /^The output is black/});
    const header = await row.getByRole('rowheader').boundingBox();
    const [cause, cure] = await Promise.all([0, 1].map((place) => row.getByRole('cell').nth(place).boundingBox()));
    expect(cause!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
    expect(cure!.y).toBeGreaterThanOrEqual(cause!.y + cause!.height);
    expect(cause!.x).toBe(cure!.x);
    const sizes = await page
      .locator('.markdown table :is(th, td, code)')
      .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  });

  test('an empty cell takes no room', async ({page}) => {
    await page.goto(components);
    const row = page.getByRole('table', {name: 'Exposure'}).getByRole('row', {name: /^Offset/});
    await expect(row.locator('td:empty')).toBeHidden();
  });

  test('a wide table scrolls in a frame that the keyboard reaches', async ({page}) => {
    await page.goto(components);
    const frame = page.getByRole('group', {name: 'Table: A table that scrolls'});
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await expect(page.getByRole('group', {name: 'Table: A table that fits'})).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  for (const address of [components, shortcuts]) {
    test(`nothing scrolls sideways and axe finds nothing: ${address}`, async ({page}) => {
      await open(page, address);
      await settled(page);
      expect(await sidewaysScroll(page)).toBe(0);
      const {violations} = await new AxeBuilder({page})
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(violations).toEqual([]);
    });
  }
});

test('axe finds nothing on a wide screen', async ({page}) => {
  await open(page, components);
  await settled(page);
  const {violations} = await new AxeBuilder({page})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations).toEqual([]);
});

test.describe('the filter of shortcuts', () => {
  test('shows the rows that hold every word, hides empty modules, and says how many', async ({page}) => {
    await page.goto(shortcuts);
    const field = page.getByRole('searchbox', {name: 'Filter shortcuts'});
    const rows = page.locator('tbody tr');
    const all = await rows.count();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${all} of ${all}`);

    await field.fill('camera left');
    await expect(page.locator('tbody tr:visible')).toHaveCount(1);
    await expect(page.locator('tbody tr:visible')).toContainText('Moves the camera to the left.');
    await expect(page.getByRole('heading', {level: 2, name: 'GamePad'})).toBeVisible();
    await expect(page.getByRole('heading', {level: 2, name: 'Nodegraph'})).toBeHidden();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`1 of ${all}`);

    await field.fill('ctrl+c');
    await expect(page.locator('tbody tr:visible')).toContainText(['Copies the selected nodes.']);

    await field.fill('nothing like this');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`0 of ${all}`);

    await field.fill('');
    await expect(page.locator('tbody tr:visible')).toHaveCount(all);
  });

  test('prints the whole table whatever is filtered', async ({page}) => {
    await page.goto(shortcuts);
    const rows = await page.locator('tbody tr').count();
    await page.getByRole('searchbox', {name: 'Filter shortcuts'}).fill('camera left');
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('tbody tr:visible')).toHaveCount(rows);
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});
