import {existsSync} from 'node:fs';

import {chromium} from '@playwright/test';

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
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path));
}

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
