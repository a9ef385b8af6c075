import {expect, test} from '@playwright/test';

import {sum} from '../../src/shared/collections';
import {archived, behavior, launcherInterface, open} from './support/site';
import {explain, weigh} from './support/weight';

/**
 * Budgets for each kind of page. Lower a figure when a page gets lighter; raise one only with a reason. One kilobyte
 * of the scripts is for the routes of the fixture pages, which the published site doesn't have.
 */
interface Budget {
  readonly address: string;
  /** Selector of content that appears after the last file. */
  readonly last?: string;
  /** Files that another test limits, and don't count here. */
  readonly apart?: RegExp;
  /** Kilobytes (1024) over the wire, in all and of scripts. */
  readonly all: number;
  readonly scripts: number;
  readonly requests: number;
  readonly elements: number;
  /** Megabytes (1024 x 1024) of what scripts keep, where that may be much. */
  readonly heap?: number;
}

const budgets: Readonly<Record<string, Budget>> = {
  'the start page': {address: '', all: 180, scripts: 128, requests: 9, elements: 500},
  'a page of the manual': {address: launcherInterface, all: 189, scripts: 130, requests: 10, elements: 700},
  'a page with code': {address: behavior.code, all: 182, scripts: 123, requests: 10, elements: 250},
  'an archived page': {address: archived, all: 176, scripts: 125, requests: 10, elements: 400},
  'a list of tags': {address: 'tags/hub', all: 168, scripts: 121, requests: 9, elements: 450},
  'the search page with its index': {
    address: 'search/?q=overriddenChannels',
    last: 'article p mark',
    // The index grows with what writers write, and has its limit in search.quality.spec.ts.
    apart: /\/assets\/search\//,
    all: 168,
    scripts: 124,
    requests: 10,
    elements: 1_400,
  },
  'the not-found page': {
    address: 'user-guide/launcher/interfaces',
    last: 'section ul',
    all: 164,
    scripts: 120,
    requests: 9,
    elements: 250,
  },
  'the reference': {address: 'rhubapi', all: 209, scripts: 115, requests: 10, elements: 14_500, heap: 16},
  'a call of the reference': {address: 'rhubapi/set-property', all: 184, scripts: 115, requests: 10, elements: 1_750},
};

test('a page of the manual starts without Intl, whose first use takes a slow machine 50 ms', async ({page}) => {
  await page.addInitScript(() => {
    const used: string[] = [];
    Object.assign(window, {usedOfIntl: used});
    for (const name of Object.getOwnPropertyNames(Intl)) {
      const original = Object.getOwnPropertyDescriptor(Intl, name)!;
      const get = () => (used.push(name), original.value as unknown);
      if (original.configurable) Object.defineProperty(Intl, name, {configurable: true, get});
    }
  });
  await open(page, launcherInterface);
  await expect(page.locator('.theme-doc-footer')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as {usedOfIntl: string[]}).usedOfIntl)).toEqual([]);
});

test('the main script starts the site in parts, between which the page reacts', async ({page}) => {
  await page.addInitScript(() => {
    const started = () => 'preload' in window.docusaurus;
    const seen: boolean[] = [];
    Object.assign(window, {startedBefore: seen});
    // Right after the last script that the parser waits for.
    addEventListener('DOMContentLoaded', () => {
      seen.push(started());
      setTimeout(() => seen.push(started()));
    });
  });
  await open(page, launcherInterface);
  await expect.poll(() => page.evaluate(() => 'preload' in window.docusaurus)).toBe(true);
  expect(await page.evaluate(() => (window as unknown as {startedBefore: boolean[]}).startedBefore)).toEqual([
    false,
    false,
  ]);
});

for (const [kind, budget] of Object.entries(budgets)) {
  const {address, last, apart, all, scripts, requests, elements, heap = Infinity} = budget;
  test(`${kind} stays within its budget`, async ({page, browserName}, info) => {
    test.skip(browserName !== 'chromium', 'other browsers choose other files');
    const weight = await weigh(page, async () => {
      await open(page, address);
      await expect(
        page
          .getByRole('main')
          .locator(last ?? 'h1')
          .first(),
      ).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
    });
    const count = await page.evaluate(() => document.querySelectorAll('*').length);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    const {metrics} = await client.send('Performance.getMetrics');
    const megabytes = metrics.find(({name}) => name === 'JSHeapUsedSize')!.value / 2 ** 20;
    const limited = sum(weight.loads.filter(({file}) => !apart?.test(file)).map(({bytes}) => bytes));
    const kilobytes = {all: limited / 1024, scripts: weight.scriptBytes / 1024};
    const measured = `${kilobytes.all.toFixed(1)} KB, ${kilobytes.scripts.toFixed(1)} KB of them scripts, ${weight.loads.length} requests, ${count} elements, ${megabytes.toFixed(1)} MB of memory`;
    info.annotations.push({type: 'measured', description: measured});
    const message = `${address || 'the start page'}: ${measured}\n${explain(weight)}\n`;
    expect(weight.scriptBytes, message).toBeGreaterThan(50_000);
    expect(kilobytes.all, message).toBeLessThanOrEqual(all);
    expect(kilobytes.scripts, message).toBeLessThanOrEqual(scripts);
    expect(weight.loads.length, message).toBeLessThanOrEqual(requests);
    expect(count, message).toBeLessThanOrEqual(elements);
    expect(megabytes, message).toBeLessThanOrEqual(heap);
  });
}
