import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

import {chromium} from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function attempt(command: string, args: readonly string[]): void {
  try {
    execFileSync(command, args, {stdio: 'inherit', timeout: 300_000});
  } catch {
    console.warn(`could not run: ${command} ${args.join(' ')}`);
  }
}

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
  const ways: readonly (readonly [string, readonly string[]])[] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', 'chromium']],
  ];
  for (const [command, args] of ways) {
    const found = findBrowser();
    if (found) {
      return found;
    }
    attempt(command, args);
  }
  const found = findBrowser();
  if (!found) {
    throw new Error('No browser found  ->  install Chromium, or set CHROMIUM to the path of one');
  }
  return found;
}
