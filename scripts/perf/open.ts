import type {Browser, CDPSession} from '@playwright/test';

import {sum} from '../../src/shared/collections';

/** Slow 4G as in Lighthouse (ms, bytes per second). */
const network = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750};

/** As text, because compiled functions use helpers that the page lacks. */
const watchPaints = `
  window.seen = {largest: 0, blocked: 0};
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.largest = entry.startTime)))
    .observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.blocked += entry.duration - 50)))
    .observe({type: 'longtask', buffered: true});`;

const metricOf = async (client: CDPSession, name: string) =>
  (await client.send('Performance.getMetrics')).metrics.find((metric) => metric.name === name)?.value ?? 0;

/** Empty cache, processor slowed down 4 times. */
async function slowPage(browser: Browser) {
  const page = await browser.newPage({viewport: {width: 1350, height: 940}});
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', {rate: 4});
  return {page, client};
}

export async function openOnce(browser: Browser, url: string, selector: string) {
  const {page, client} = await slowPage(browser);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', network);
  const scripts = new Set<string>();
  const loads: {requestId: string; encodedDataLength: number}[] = [];
  client.on('Network.responseReceived', ({requestId, type}) => type === 'Script' && scripts.add(requestId));
  client.on('Network.loadingFinished', (load) => loads.push(load));
  await page.addInitScript(watchPaints);
  const start = performance.now();
  await page.goto(url, {waitUntil: 'commit'});
  await page.locator(selector).first().waitFor();
  const visible = performance.now() - start;
  await page.waitForLoadState('networkidle');
  // Long tasks and largest paint are reported late.
  await page.waitForTimeout(1_500);
  const {largest, blocked} = await page.evaluate<{largest: number; blocked: number}>('seen');
  const first = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  const elements = await page.locator('*').count();
  const heap = (await metricOf(client, 'JSHeapUsedSize')) / 2 ** 20;
  await page.close();
  const kilobytes = (some: typeof loads) => sum(some.map((load) => load.encodedDataLength)) / 1024;
  return {
    KB: kilobytes(loads),
    'of it scripts': kilobytes(loads.filter((load) => scripts.has(load.requestId))),
    requests: loads.length,
    'first paint': first,
    'largest paint': largest,
    visible,
    blocked,
    'heap, MB': heap,
    elements,
  };
}

/** With a loaded index. @returns ms to the results, and ms of processor time */
export async function searchOnce(browser: Browser, url: string, query: string) {
  const {page, client} = await slowPage(browser);
  await page.goto(url);
  const field = page.getByRole('combobox').first();
  const options = page.getByRole('option');
  await field.fill('engine');
  await options.first().waitFor();
  await field.fill('');
  await options.first().waitFor({state: 'detached'});
  await page.waitForLoadState('networkidle');
  const before = await metricOf(client, 'TaskDuration');
  const start = performance.now();
  await field.fill(query);
  await options.first().waitFor();
  const results = performance.now() - start;
  const processor = ((await metricOf(client, 'TaskDuration')) - before) * 1_000;
  await page.close();
  return {results, processor};
}
