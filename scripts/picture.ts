import {writeFileSync} from 'node:fs';

import {chromium} from '@playwright/test';

import {readHosting} from './hosting/hosting';
import {launchOptions, needBrowser} from './lib/browser';
import {command} from './lib/cli';
import {listen, siteServer} from './lib/server';

const FILE = '.github/site.webp';

const help = `Usage: npx tsx scripts/picture.ts

Takes the picture of README.md, ${FILE}, from the built site.`;

await command(help, {options: {}}, async () => {
  const hosting = readHosting('build');
  const server = siteServer('build', hosting);
  const base = (await listen(server)) + hosting.basePath;
  needBrowser();
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  await page.goto(`${base}tutorials/3d-lut-color-grading/`, {waitUntil: 'networkidle'});
  const client = await page.context().newCDPSession(page);
  const {data} = await client.send('Page.captureScreenshot', {format: 'webp', quality: 75});
  writeFileSync(FILE, Buffer.from(data, 'base64'));
  await browser.close();
  server.close();
  return 0;
});
