import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {faultsOf} from './support/axe';
import {archived, build, builtPages, open, settled} from './support/site';

const components = 'fixtures/components/components';
const shortcuts = 'fixtures/components/shortcuts';
const phone = {width: 360, height: 800};

test('keys, menu paths, callouts and states say in words what they show', async ({page}) => {
  await page.goto(components);
  const line = page.getByRole('paragraph').filter({hasText: 'Press'});
  await expect(line).toHaveText(
    'Press Ctrl+Shift+Z, or Ctrl+L (Mac: Cmd+L) where a Mac differs. The plus key is Ctrl++.',
  );
  await expect(line.locator('kbd')).toHaveText(['Ctrl', 'Shift', 'Z', 'Ctrl', 'L', 'Cmd', 'L', 'Ctrl', '+']);

  const menuPath = page.getByRole('paragraph').filter({hasText: 'Select'});
  await expect(menuPath).toHaveText('Select Main Menu › Configuration › Engines.');
  await expect(menuPath).toMatchAriaSnapshot('- paragraph: Select Main Menu Configuration Engines.');

  const states = page.locator('[data-tone]');
  await expect(states).toHaveText(['Idle', 'Checking', 'Caching', 'Loaded', 'Error']);
  const shapes = await states.locator('path').evaluateAll((paths) => paths.map((each) => each.getAttribute('d')));
  expect(new Set(shapes).size).toBe(5);

  await page.getByRole('main').getByRole('link', {name: 'genlock', exact: true}).click();
  await expect(page).toHaveURL(/\/faq\/glossary#genlock$/);
  await expect(page.getByRole('heading', {level: 3, name: 'Genlock'})).toBeInViewport();
});

test('no table of any page has a column without a name', () => {
  const nameless = builtPages('.').filter((address) =>
    /<th( [^>]*)?>\s*(<\/th>|<th[ >]|<tbody|<\/tr>|<\/thead>)/.test(
      readFileSync(path.join(build, address, 'index.html'), 'utf8'),
    ),
  );
  expect(nameless).toEqual([]);
});

test('an open point is what to do, with a mark whose note says what is open', async ({page}) => {
  await open(page, components);
  const marks = page.getByRole('button', {name: 'Open point'});
  for (const mark of await marks.all()) {
    const note = page.locator(`#${await mark.getAttribute('popovertarget')}`);
    await expect(note).toBeHidden();
    await mark.press('Enter');
    await expect(note).toBeInViewport({ratio: 1});
    await expect(note).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(mark).toBeFocused();
  }
  expect(await marks.count()).toBe(3);
  const releases = page.getByRole('main').locator('.release');
  await expect(releases).toContainText(['since 5.5 SP1', 'named as in 5.4 SP1']);
  await expect(releases.first().locator('.visually-hidden')).toHaveCount(0);
});

test('what a page rests on is a line below its title, which opens a note and is one line on paper', async ({page}) => {
  await open(page, archived);
  const badge = page.locator('.evidence');
  await expect(badge).toHaveText(/^Release 5\.4/);
  const height = (await badge.boundingBox())!.height;
  expect(height).toBeLessThan(32);
  await badge.locator('summary').press('Enter');
  await expect(badge.getByText(/^Rests on .*5\.4/)).toBeVisible();
  await badge.locator('summary').press('Enter');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect((await badge.boundingBox())!.height).toBe(height);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('notes open', async ({page}) => {
    await page.goto(components);
    await page.getByRole('button', {name: 'Open point'}).first().click();
    await expect(page.locator('.open-note:popover-open')).toHaveCount(1);
    await page.goto(archived);
    await page.locator('.evidence > summary').click();
    await expect(page.locator('.evidence > p')).toBeVisible();
  });

  test('data is in the page', async ({page}) => {
    await page.goto(components);
    await expect(page.getByRole('row', {name: '443 TCP out Reality Hub Server Licensing service'})).toBeVisible();
    const title = page.getByRole('rowheader', {name: 'RED, GREEN, BLUE, ALPHA', exact: true});
    const names = ['Source', 'Channel', 'Multiplier', 'Offset'].map(
      (name) => new RegExp(`^Red${name}\\s+Green${name}\\s`),
    );
    await expect(page.getByRole('rowgroup').filter({has: title}).getByRole('rowheader')).toHaveText([
      'RED, GREEN, BLUE, ALPHA',
      ...names,
    ]);
    await page.goto(shortcuts);
    await expect(page.getByRole('row', {name: /^Ctrl\+K Cmd\+K/})).toBeVisible();
    await expect(page.getByRole('searchbox', {name: 'Filter shortcuts'})).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: phone});

  test('tables take the form that a phone has room for', async ({page}) => {
    await page.goto(components);
    await test.step('a row of a property table is the name, then its values below each other; it stays a table', async () => {
      const table = page.getByRole('table', {name: 'Exposure'});
      await expect(table.getByRole('row')).toHaveCount(4);
      await expect(table.getByRole('columnheader', {name: 'Default'})).toBeAttached();
      const gain = table.getByRole('row', {name: /^Gain/});
      const cells = gain.getByRole('cell');
      await expect(cells).toHaveCount(4);
      const [type, value, effect] = await Promise.all([0, 1, 3].map((place) => cells.nth(place).boundingBox()));
      expect(value!.x).toBe(type!.x);
      expect(value!.y).toBeGreaterThanOrEqual(type!.y + type!.height);
      expect(effect!.y).toBeGreaterThanOrEqual(value!.y + value!.height);
      const label = await cells
        .nth(1)
        .evaluate((cell) => getComputedStyle(cell.firstElementChild!, '::before').content);
      expect(label).toContain('Default');
      // An empty cell takes no room.
      await expect(table.getByRole('row', {name: /^Offset/}).locator('td:empty')).toBeHidden();
    });
    await test.step('a row of prose has a line for each cell, and its text is large enough', async () => {
      const row = page.getByRole('row', {name: /^The output is black/});
      const header = await row.getByRole('rowheader').boundingBox();
      const [cause, fix] = await Promise.all([0, 1].map((place) => row.getByRole('cell').nth(place).boundingBox()));
      expect(cause!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
      expect(fix!.y).toBeGreaterThanOrEqual(cause!.y + cause!.height);
      expect(cause!.x).toBe(fix!.x);
      const sizes = await page
        .locator('.markdown table :is(th, td, code)')
        .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
    });
    await test.step('a wide table scrolls in a frame that the keyboard reaches', async () => {
      const frame = page.getByRole('group', {name: 'Table: A table that scrolls'});
      await frame.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      await expect(page.getByRole('group', {name: 'Table: A table that fits'})).toHaveCount(0);
    });
  });

  // The sweep looks at both pages on a wide screen, and at how wide they are.
  test('axe finds nothing', async ({page}) => {
    for (const address of [components, shortcuts]) {
      await open(page, address);
      await settled(page);
      expect.soft(await faultsOf(page), address).toEqual([]);
    }
  });
});

test('the filter of shortcuts shows the rows that hold every word, hides empty modules, and says how many', async ({
  page,
}) => {
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

  // Paper has the whole table whatever is filtered.
  await field.fill('camera left');
  await expect(page.locator('tbody tr:visible')).toHaveCount(1);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('tbody tr:visible')).toHaveCount(all);
  await expect(page.getByRole('searchbox')).toBeHidden();
});
