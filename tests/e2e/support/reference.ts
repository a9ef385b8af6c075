import {readFileSync} from 'node:fs';

import {expect, type Locator, type Page} from '@playwright/test';

import {open as openPage} from './site';

/** Number of calls in the current description: each is an operation with an ID. */
export const callCount = readFileSync('api/hub-1.6.1.yaml', 'utf8').match(/^ +operationId:/gm)!.length;

/** Addresses of pages of the reference, below the base path. */
export const long = 'rhubapi';
export const call = 'rhubapi/set-property';

/** Chooses an example of a request. */
export async function choose(page: Page, example: string): Promise<void> {
  const chooser = page.getByRole('group', {name: /Example of the request/}).first();
  await chooser.locator('summary').click();
  await chooser.getByRole('button', {name: example, exact: true}).click();
}

/** The left pane. */
export const navigation = (page: Page): Locator => page.getByRole('navigation', {name: 'API reference'});

/** The filter of calls. */
export const filter = (page: Page): Locator => page.getByRole('searchbox', {name: 'Filter calls'});

/** The calls that the filter leaves. */
export const shown = (page: Page): Locator =>
  navigation(page)
    .locator('.list li:visible')
    .filter({has: page.locator('.method')});

/** The section of a call, by its anchor. */
export const section = (page: Page, id: string): Locator => page.locator(`section#${id}`);

/** The entry of the navigation that is marked. */
export const current = (page: Page): Locator => navigation(page).locator('.list [aria-current]');

/** Opens a page and waits until its script works. */
export async function open(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await expect(filter(page)).toBeAttached();
}

/** Distance of an element from the lower edge of the navbar, in pixels. */
export async function below(page: Page, target: Locator): Promise<number> {
  const [top, bar] = await Promise.all([
    target.evaluate((element) => element.getBoundingClientRect().top),
    page.locator('nav.navbar').evaluate((element) => element.getBoundingClientRect().bottom),
  ]);
  return top - bar;
}

/** Has the browser render all sections, those out of sight too. A style sheet of the test would break the site's policy. */
export async function renderAll(page: Page): Promise<void> {
  await page
    .locator('.reference .panes')
    .evaluateAll((all: HTMLElement[]) => all.forEach(({style}) => (style.contentVisibility = 'visible')));
}
