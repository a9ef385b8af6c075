// cspell:ignore longtask networkidle
import type {Server} from 'node:http';

import {chromium, type Browser} from '@playwright/test';

import {compressTexts, patterns} from '../hosting/compress';
import {launchOptions, SLOW_4G} from '../lib/browser';
import {percentile} from '../lib/percentile';
import {listen, plainHosting, siteServer} from '../lib/server';

/** What a page costs a reader; bytes over the wire with headers, times in milliseconds. */
export interface Cost {
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  readonly elements: number;
  readonly heap: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  /** When what a reader came for is visible. */
  readonly visible: number;
}

/** A page to measure. */
export interface Subject {
  readonly name: string;
  /** Folder that is served, and the path that it is served under, with slashes at both ends. */
  readonly folder: string;
  readonly base: string;
  /** Address below the base. */
  readonly address: string;
  /** Selector of what a reader came for. */
  readonly awaits: string;
}

/** How many times the processor is slowed. */
const SLOWED = 4;

/** Long enough for what a page fetches after it has settled. */
const REST = 1500;

async function measureOnce(browser: Browser, url: string, awaits: string): Promise<Cost> {
  const context = await browser.newContext({viewport: {width: 1350, height: 940}});
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Performance.enable');
    await client.send('Network.emulateNetworkConditions', SLOW_4G);
    await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWED});
    const kinds = new Map<string, string>();
    let bytes = 0;
    let scriptBytes = 0;
    let requests = 0;
    client.on('Network.responseReceived', ({requestId, type}) => kinds.set(requestId, type));
    client.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      bytes += encodedDataLength;
      scriptBytes += kinds.get(requestId) === 'Script' ? encodedDataLength : 0;
      requests += 1;
    });
    await page.addInitScript(() => {
      const seen = {blocked: 0, largestPaint: 0};
      Object.assign(window, {seenCosts: seen});
      // Functions without a name: tsx would call a helper for others, which a page doesn't have.
      new PerformanceObserver((list) =>
        list.getEntries().forEach(({duration}) => (seen.blocked += Math.max(0, duration - 50))),
      ).observe({type: 'longtask', buffered: true});
      new PerformanceObserver((list) =>
        list.getEntries().forEach(({startTime}) => (seen.largestPaint = startTime)),
      ).observe({type: 'largest-contentful-paint', buffered: true});
    });
    const started = Date.now();
    await page.goto(url, {waitUntil: 'commit', timeout: 120_000});
    await page.locator(awaits).first().waitFor({state: 'visible', timeout: 120_000});
    const visible = Date.now() - started;
    await page.waitForLoadState('networkidle', {timeout: 120_000});
    await page.waitForTimeout(REST);
    const seen = await page.evaluate(() => ({
      ...(window as unknown as {seenCosts: {blocked: number; largestPaint: number}}).seenCosts,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      elements: document.querySelectorAll('*').length,
    }));
    const {metrics} = await client.send('Performance.getMetrics');
    const heap = metrics.find(({name}) => name === 'JSHeapUsedSize')?.value ?? 0;
    return {...seen, bytes, scriptBytes, requests, heap, visible};
  } finally {
    await context.close();
  }
}

function medians(costs: readonly Cost[]): Cost {
  const median = (key: keyof Cost) =>
    percentile(
      costs.map((cost) => cost[key]),
      0.5,
    );
  const keys = Object.keys(costs[0] ?? {}) as (keyof Cost)[];
  return Object.fromEntries(keys.map((key) => [key, median(key)])) as unknown as Cost;
}

/**
 * Measures pages in turn, several times, so that what else the machine does hits all of them alike.
 * @param subjects the pages
 * @param runs how often each is opened
 * @returns the medians of each page, in the order of the pages
 * @throws when a page doesn't show what it should within two minutes
 */
export async function measure(subjects: readonly Subject[], runs: number): Promise<Cost[]> {
  const options = launchOptions();
  // What a tool fetches from other hosts would depend on the line of this machine.
  const ownHost = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  const browser = await chromium.launch({...options, args: [...options.args, ownHost]});
  const servers: Server[] = [];
  try {
    const urls: string[] = [];
    for (const {folder, base, address} of subjects) {
      // Every site is compressed and served the same way.
      await compressTexts(folder, Object.values(patterns));
      const server = siteServer(folder, plainHosting(base));
      servers.push(server);
      urls.push((await listen(server)) + base + address);
    }
    const costs: Cost[][] = subjects.map(() => []);
    for (let run = 0; run < runs; run++) {
      for (const [at, {name, awaits}] of subjects.entries()) {
        try {
          costs[at]!.push(await measureOnce(browser, urls[at]!, awaits));
        } catch (error) {
          throw new Error(`${name}  ${urls[at]} can't be measured: ${(error as Error).message}`, {cause: error});
        }
      }
    }
    return costs.map(medians);
  } finally {
    await browser.close();
    servers.forEach((server) => server.close());
  }
}
