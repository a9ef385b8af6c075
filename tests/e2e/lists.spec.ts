import {expect, test} from '@playwright/test';

import {open} from './support/site';

const questions = 'faq/questions-and-answers';

test('the index of questions shows the first of each area, filters all by other wordings, and leads to the answer', async ({
  page,
}) => {
  await open(page, questions);
  const rows = page.locator('main li[id]');
  const question = page.getByRole('link', {name: 'A wrong or old name is on air. How do I correct it?'});
  expect(await rows.count()).toBeGreaterThan(500);
  expect(await page.locator('main li[id]:visible').count()).toBeLessThan(60);
  await page.getByRole('searchbox', {name: 'Filter all questions'}).fill('misspelled');
  await expect(question).toBeVisible();
  await question.click();
  await expect(page).toHaveURL(/questions-and-answers\/on-air\/?#wrong-name-on-air$/);
  const fold = page.locator('details').filter({has: page.locator('#wrong-name-on-air')});
  await expect(fold).toHaveAttribute('open', '');
  await expect(fold.getByRole('heading')).toBeInViewport();
});

test('an address of the time when all questions were on one page leads to the answer', async ({page}) => {
  await open(page, `${questions}#item-does-nothing`);
  await expect(page).toHaveURL(/questions-and-answers\/on-air\/?#item-does-nothing$/);
  await expect(page.locator('details').filter({has: page.locator('#item-does-nothing')})).toHaveAttribute('open', '');
});

test('names on screen unfold by letter, and are filtered by module', async ({page}) => {
  await open(page, 'faq/names-on-screen');
  const fold = (letter: string) => page.locator('main section').filter({has: page.locator(`#letter-${letter}`)});
  await page.locator('main a[href="#letter-l"]').first().click();
  await expect(fold('l').locator('details')).toHaveAttribute('open', '');
  await expect(fold('a').locator('details')).not.toHaveAttribute('open', '');
  await page.locator('main').getByRole('link', {name: 'Launcher', exact: true}).first().click();
  await expect(page.getByRole('searchbox', {name: 'Filter names'})).toHaveValue('Launcher');
  await expect(page.locator('main section li:visible').first()).toContainText('Launcher');
});
