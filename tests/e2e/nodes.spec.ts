import {readdirSync} from 'node:fs';

import {expect, test} from '@playwright/test';

import {nodeReference, open} from './support/site';

const count = readdirSync('docs/_data/nodes').length;

test('the filter of the node reference finds nodes by a pin, those first whose names match', async ({page}) => {
  await open(page, nodeReference);
  const filter = page.getByRole('searchbox', {name: 'Filter nodes'});
  const status = page.getByRole('status').filter({hasText: `of ${count}`});
  await expect(status).toHaveText(`${count} of ${count}`);
  await filter.fill('auto spare max jitter');
  await expect(status).toHaveText(`1 of ${count}`);
  await expect(page.getByRole('heading', {name: 'FreeD'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Swizzle'})).toBeHidden();
  await filter.fill('');
  await expect(page.getByRole('heading', {name: 'Swizzle'})).toBeVisible();

  // Nodes whose names match come first, and one that is found by what is folded says why.
  await filter.fill('distort');
  const found = () =>
    page.locator('.node:visible').evaluateAll((nodes) =>
      nodes
        .map((node) => ({
          top: node.getBoundingClientRect().top,
          isNamed: /distort/i.test(node.querySelector('h3')!.textContent),
          inSight: [...node.querySelectorAll(':scope > :not(details)')].map((part) => part.textContent).join(' '),
          reason: getComputedStyle(node, '::after').content,
        }))
        .sort((a, b) => a.top - b.top),
    );
  await expect.poll(async () => (await found())[0]?.isNamed).toBe(true);
  const nodes = await found();
  const order = nodes.map(({isNamed}) => isNamed);
  expect(order).toContain(false);
  // Within a category that has one.
  expect(order.lastIndexOf(true)).toBeLessThan(order.length - 1);
  expect(nodes.length).toBeGreaterThan(2);
  for (const {inSight, reason} of nodes)
    if (/distort/i.test(inSight)) expect(reason).toBe('none');
    else expect(reason).toMatch(/^"Matches: .*distort/i);
});

test('the address of a node opens it, with its card beside its table, which loads only then', async ({page}) => {
  const cards: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/previews/')) cards.push(request.url());
  });
  await open(page, nodeReference);
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

  test('every node can be unfolded, and there is no filter that does nothing', async ({page}) => {
    await page.goto(`${nodeReference}#delay`);
    await expect(page.getByRole('searchbox', {name: 'Filter nodes'})).toBeHidden();
    const node = page.locator('.node').filter({has: page.locator('#delay')});
    await expect(node.getByRole('heading', {name: 'Delay'})).toBeInViewport();
    await node.locator('summary').click();
    await expect(node.locator('details')).toHaveAttribute('open', '');
    await expect(page.locator('.node')).toHaveCount(count);
  });
});
