import type {Locator, Page} from '@playwright/test';

import {askSite, readIndexFiles} from '../../../scripts/search/evaluate';
import {build} from './site';

/** Parts of the search box, which is in the navbar. */
export const nav = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});
export const box = (page: Page): Locator => nav(page).getByRole('combobox', {name: 'Search'});
export const results = (page: Page): Locator => page.getByRole('option');
/** They come with the texts of the pages, which may change the order of the results. */
export const excerpts = (page: Page): Locator => results(page).locator('[class*="excerpt"]');
export const selected = (page: Page): Locator => page.getByRole('option', {selected: true});
export const seeAll = (page: Page): Locator => page.getByRole('link', {name: 'See all results'});
export const status = (page: Page): Locator => nav(page).getByRole('status');

/** A query that one page answers whatever writers change: its title. */
export const query = 'engine status colors';

/** Opens the box with its key and types. */
export async function ask(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
}

/** Asks the index of the built site, without a browser. @returns the routes found for each text, best first */
export const answersTo = (texts: readonly string[]): readonly (readonly string[])[] =>
  askSite(readIndexFiles(build), texts).answers;
