import {existsSync} from 'node:fs';

import {chromium, type LaunchOptions} from '@playwright/test';

import {needTool, packageWays} from './tools';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Says which browser is on this machine: the one named by CHROMIUM, Playwright's own, or the system's.
 * @returns the path of its executable, or nothing where there is none
 */
function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path));
}

/** How a browser starts here: the one that was found; without its sandbox where it would refuse to start, as root. */
export const launchOptions = (): LaunchOptions & {args: string[]} => ({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

/** What Lighthouse calls slow 4G: 1.6 megabits per second down, 150 ms there and back. */
export const SLOW_4G = {offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8};

/**
 * Finds a browser, or gets one: Playwright's own first, then Debian's package.
 * @returns the path of its executable
 * @throws where no browser can be had, with what to do about it
 */
export function needBrowser(): string {
  return needTool({
    name: 'browser',
    find: findBrowser,
    ways: [['npx', 'playwright', 'install', 'chromium'], ...packageWays('chromium')],
    cure: 'install Chromium, or set CHROMIUM to the path of one',
  });
}
