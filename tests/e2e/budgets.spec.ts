import {expect, test} from '@playwright/test';

import {archived, behavior, launcherInterface, open} from './support/site';
import {explain, weigh} from './support/weight';

/**
 * What a page of each kind may cost a reader. Lower a figure when a page gets lighter; raise one only with a reason. One kilobyte
 * of the scripts is for the routes of the fixture pages, which the published site doesn't have.
 */
interface Budget {
  readonly address: string;
  /** Kilobytes (1024) over the wire, in all and of scripts. */
  readonly all: number;
  readonly scripts: number;
  readonly requests: number;
  readonly elements: number;
}

const budgets: Readonly<Record<string, Budget>> = {
  'the start page': {address: '', all: 186, scripts: 131, requests: 13, elements: 500},
  'a page of the manual': {address: launcherInterface, all: 190, scripts: 132, requests: 13, elements: 600},
  'a page with code': {address: behavior.code, all: 186, scripts: 126, requests: 13, elements: 250},
  'an archived page': {address: archived, all: 179, scripts: 127, requests: 13, elements: 400},
  'a list of tags': {address: 'tags/hub', all: 172, scripts: 125, requests: 12, elements: 450},
  'the search page with its index': {address: 'search', all: 545, scripts: 130, requests: 13, elements: 250},
  'the not-found page': {address: 'nowhere', all: 168, scripts: 124, requests: 13, elements: 250},
  'the reference': {address: 'rhubapi', all: 212, scripts: 119, requests: 13, elements: 13_500},
  'a call of the reference': {address: 'rhubapi/set-property', all: 187, scripts: 119, requests: 13, elements: 1_400},
};

for (const [kind, {address, all, scripts, requests, elements}] of Object.entries(budgets)) {
  test(`${kind} stays within its budget`, async ({page, browserName}, info) => {
    test.skip(browserName !== 'chromium', 'other browsers choose other files');
    const weight = await weigh(page, async () => {
      await open(page, address);
      await page.evaluate(() => document.fonts.ready);
    });
    const count = await page.evaluate(() => document.querySelectorAll('*').length);
    const kilobytes = {all: weight.bytes / 1024, scripts: weight.scriptBytes / 1024};
    const measured = `${kilobytes.all.toFixed(1)} KB, ${kilobytes.scripts.toFixed(1)} KB of them scripts, ${weight.loads.length} requests, ${count} elements`;
    info.annotations.push({type: 'measured', description: measured});
    const message = `${address || 'the start page'}: ${measured}\n${explain(weight)}\n`;
    expect(weight.scriptBytes, message).toBeGreaterThan(50_000);
    expect(kilobytes.all, message).toBeLessThanOrEqual(all);
    expect(kilobytes.scripts, message).toBeLessThanOrEqual(scripts);
    expect(weight.loads.length, message).toBeLessThanOrEqual(requests);
    expect(count, message).toBeLessThanOrEqual(elements);
  });
}
