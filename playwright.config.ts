import {defineConfig, devices} from '@playwright/test';

import {launchOptions} from './scripts/lib/browser';
import {site} from './src/site/site';

/** A separate address, so that a preview running elsewhere on this machine is never tested by mistake. */
const host = '127.0.0.1';
/** Two checkouts on one machine can be tested side by side, each with its own `TEST_PORT`. */
const port = Number(process.env.TEST_PORT ?? 4391);

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/build.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than processors on a machine with 2, because a page waits a third of its time.
  workers: 3,
  // Once more where the machine was too busy; the list reporter names what needed it.
  retries: process.env.CI ? 1 : 0,
  // Both end what hangs; no test fails because the machine is slow.
  timeout: 300_000,
  expect: {timeout: 30_000},
  reporter: [['list'], ['json', {outputFile: 'test-results/e2e.json'}]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://${host}:${port}${site.basePath}`,
    viewport: {width: 1440, height: 900},
    launchOptions: launchOptions(),
  },
  webServer: {
    command: `npx tsx scripts/serve.ts --host ${host} --port ${port}`,
    url: `http://${host}:${port}${site.basePath}`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
