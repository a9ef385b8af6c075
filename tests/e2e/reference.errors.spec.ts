import {expect, test} from '@playwright/test';

import {loadData} from '../../src/data/load';
import {callCount, filter, long, open, shown} from './support/reference';
import {answersTo} from './support/search';

const {apiErrors: errors} = loadData(process.cwd());

test('the line of an error is reached and followed by keyboard', async ({page}) => {
  await open(page, 'rhubapi/create-rundown');
  await page.locator('[id="create-rundown--422"] > summary').focus();
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', {name: 'What to do about a 422'});
  // The first stop is the link to the response, which appears as the reader comes to it.
  if (!(await link.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/rest-api-errors\/?#rundown-name-required$/);
  await expect(page.getByRole('heading', {name: 'Rundown name is required'})).toBeInViewport();
});

test('the filter finds the calls of every error as programs print it', async ({page}) => {
  await open(page, long);
  for (const {text, status, body, calls} of errors) {
    const count = calls === 'all' ? callCount : calls.length;
    const printed = body === 'json' ? JSON.stringify({error: text}) : text;
    const pasted = `Error: ${status} ${printed}`;
    await filter(page).fill(pasted);
    await expect(shown(page), pasted).toHaveCount(count);
    await expect(shown(page).first()).toContainText(text);
  }
});

test('search finds the entry of every error', () => {
  const answers = answersTo(errors.map(({text}) => text));
  const missed = errors.flatMap(({text}, at) => {
    const first = answers[at]!.slice(0, 3);
    return first.some((route) => route.endsWith('rest-api-errors')) ? [] : [`${text}: ${first.join(', ')}`];
  });
  expect(missed).toEqual([]);
});
