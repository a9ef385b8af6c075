import {readdirSync} from 'node:fs';

import {expect, test} from '@playwright/test';

import {nodeReference, open} from './support/site';

const count = readdirSync('docs/_data/nodes').length;

const nosTrack = `${nodeReference}/nostrack`;

test('the filter of the index finds nodes by a pin, those first whose names match, and leads to their pages', async ({
  page,
}) => {
  await open(page, nodeReference);
  const filter = page.getByRole('searchbox', {name: 'Filter nodes'});
  const status = page.getByRole('status').filter({hasText: `of ${count}`});
  const node = (name: string) => page.locator('main li > b').getByRole('link', {name, exact: true});
  await expect(status).toHaveText(`${count} of ${count}`);
  await filter.fill('auto spare max jitter');
  await expect(status).toHaveText(`1 of ${count}`);
  await expect(node('FreeD')).toBeVisible();
  await expect(node('Swizzle')).toBeHidden();
  await filter.fill('');
  await expect(node('Swizzle')).toBeVisible();

  // One that is found by what its row doesn't show says why.
  await filter.fill('distort');
  const found = () =>
    page.locator('main li[id]:visible').evaluateAll((nodes) =>
      nodes
        .map((row) => ({
          top: row.getBoundingClientRect().top,
          isNamed: /distort/i.test(row.querySelector('b')!.textContent),
          inSight: [...row.querySelectorAll(':scope > :not([hidden])')].map((part) => part.textContent).join(' '),
          reason: getComputedStyle(row, '::after').content,
        }))
        .sort((a, b) => a.top - b.top),
    );
  await expect.poll(async () => (await found())[0]?.isNamed).toBe(true);
  const nodes = await found();
  const order = nodes.map(({isNamed}) => isNamed);
  // Within a category that has one.
  expect(order.lastIndexOf(true)).toBeLessThan(order.length - 1);
  expect(nodes.length).toBeGreaterThan(2);
  for (const {inSight, reason} of nodes)
    if (/distort/i.test(inSight)) expect(reason).toBe('none');
    else expect(reason).toMatch(/^"Matches: .*distort/i);

  await filter.fill('freed');
  await node('FreeD').click();
  await expect(page).toHaveURL(/node-reference\/nostrack\/?#freed$/);
  await expect(page.locator('#freed')).toBeInViewport();
});

test('an address of the time when all nodes were on one page leads to the node', async ({page}) => {
  await open(page, `${nodeReference}#xync`);
  await expect(page).toHaveURL(/node-reference\/track\/?#xync$/);
  await expect(
    page
      .locator('.node')
      .filter({has: page.locator('#xync')})
      .locator('details'),
  ).toHaveAttribute('open', '');
  await expect(page.locator('#xync')).toBeInViewport();
  await open(page, nodeReference);
  await page.evaluate(() => (window.location.hash = '#freed'));
  await expect(page).toHaveURL(/node-reference\/nostrack\/?#freed$/);
});

test('the address of a node opens it, with its card beside its table, which loads only then', async ({page}) => {
  const cards: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/previews/')) cards.push(request.url());
  });
  await open(page, nosTrack);
  expect(cards).toEqual([]);
  const node = page.locator('.node').filter({has: page.locator('#freed')});
  await page.evaluate(() => {
    window.location.hash = '#freed';
  });
  await expect(node.getByText('UDP_Port', {exact: true}).first()).toBeVisible();
  await expect(page.locator('#freed')).toBeInViewport();
  const card = node.getByRole('img', {name: 'FreeD on the canvas'});
  await expect(card).toHaveJSProperty('complete', true);
  expect(await card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  expect(cards).toHaveLength(1);
  const [table, picture] = [await node.locator('dl').first().boundingBox(), await card.boundingBox()];
  expect(picture!.x).toBeGreaterThan(table!.x + table!.width);
  await page.setViewportSize({width: 390, height: 844});
  const [below, above] = [await node.locator('dl').first().boundingBox(), await card.boundingBox()];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
  expect(above!.width).toBeLessThanOrEqual(356);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a node can be unfolded, an old address is that of its row, and there is no filter that does nothing', async ({
    page,
  }) => {
    await page.goto(`${nodeReference}#delay`);
    await expect(page.getByRole('searchbox', {name: 'Filter nodes'})).toBeHidden();
    await expect(page.locator('main li[id]')).toHaveCount(count);
    await expect(page.locator('#delay')).toBeInViewport();
    await page.locator('#delay').getByRole('link').first().click();
    const node = page.locator('.node').filter({has: page.locator('#delay')});
    await expect(node.getByRole('heading', {name: 'Delay'})).toBeInViewport();
    await node.locator('summary').click();
    await expect(node.locator('details')).toHaveAttribute('open', '');
  });
});
