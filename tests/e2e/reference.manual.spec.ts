import {expect, test} from '@playwright/test';

import {call, filter, long, navigation, open, section} from './support/reference';

test.describe('the manual', () => {
  test('is linked from the introduction, groups, and calls', async ({page}) => {
    await open(page, long);
    const introduction = page.locator('#introduction .manual');
    for (const name of ['License', 'First calls', 'Ports', 'All error texts', 'Lino']) {
      await expect(introduction.getByRole('link', {name, exact: true})).toBeVisible();
    }
    await expect(page.locator('#launcher .manual').getByRole('link', {name: /^Recipe: start and wait/})).toHaveCount(1);
    await section(page, 'set-property').getByRole('link', {name: 'Interpolations'}).click();
    await expect(page).toHaveURL(/actions\/interpolations\/?$/);
    await expect(page.getByRole('heading', {level: 1, name: 'Interpolations'})).toBeVisible();
  });

  test('is linked from the page of a call, and its recipe is there', async ({page}) => {
    await open(page, call);
    await page.getByRole('link', {name: 'Recipe: set a property over time'}).click();
    await expect(page).toHaveURL(/rest-api-recipes\/?#property$/);
    await expect(page.getByRole('heading', {name: /Set a property over time/})).toBeInViewport();
  });
});

test.describe('the calls of Lino', () => {
  test('have a group in the list that leads to their page', async ({page}) => {
    await open(page, long);
    const group = navigation(page).locator('.group').filter({hasText: 'Lino'});
    await expect(group.getByRole('listitem')).toHaveCount(17);
    await group.getByRole('link', {name: 'Play the next item'}).click();
    await expect(page).toHaveURL(/lino-rest-endpoints\/?#playback$/);
  });

  test('are found by a pasted path, and opened by Enter', async ({page}) => {
    await open(page, call);
    await filter(page).fill('PUT /api/rest/v1/lino/rundown/3/play/57/0');
    await expect(navigation(page).getByRole('status')).toHaveText('1 call of Lino');
    await filter(page).press('Enter');
    await expect(page).toHaveURL(/lino-rest-endpoints\/?#playback$/);
  });
});

test('what a value means is beside it', async ({page}) => {
  await open(page, call);
  await expect(page.locator('[id="set-property--body.Interpolation"] .meanings')).toContainText('EaseInStarts slowly');
});

test('a result of a search says which API, group, method, and path a call has', async ({page}) => {
  await page.goto('search/?q=createRundown');
  const result = page.locator('article').filter({hasText: 'Create a rundown'}).first();
  await expect(result).toContainText('REST API 1.6.1 › Playout › POST /playout/rundowns');
});

test('the path of a call is copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, call);
  await page.getByRole('button', {name: 'Copy path of Set a property'}).click();
  await expect(page.getByRole('button', {name: /^Copied/})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '/api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}',
  );
});
