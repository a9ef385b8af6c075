import {expect, test} from '@playwright/test';

import {nodeReference, open} from './support/site';

test('the filter of the node reference finds nodes by a pin', async ({page}) => {
  await open(page, nodeReference);
  const filter = page.getByRole('searchbox', {name: 'Filter nodes'});
  await expect(page.getByRole('status').filter({hasText: 'of 138'})).toHaveText('138 of 138');
  await filter.fill('auto spare max jitter');
  await expect(page.getByRole('status').filter({hasText: 'of 138'})).toHaveText('1 of 138');
  await expect(page.getByRole('heading', {name: 'FreeD'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Swizzle'})).toBeHidden();
  await filter.fill('');
  await expect(page.getByRole('heading', {name: 'Swizzle'})).toBeVisible();
});

test('the address of a node opens it', async ({page}) => {
  await open(page, `${nodeReference}#freed`);
  const node = page.locator('.node').filter({has: page.locator('#freed')});
  await expect(node.getByText('UDP_Port', {exact: true}).first()).toBeVisible();
  await expect(page.locator('#freed')).toBeInViewport();
  await page.evaluate(() => {
    window.location.hash = '#delay';
  });
  await expect(
    page
      .locator('.node')
      .filter({has: page.locator('#delay')})
      .locator('details'),
  ).toHaveAttribute('open', '');
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
    await expect(page.locator('.node')).toHaveCount(138);
  });
});
