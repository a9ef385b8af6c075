import {readFileSync} from 'node:fs';

import type {Page} from '@playwright/test';
import type axe from 'axe-core';

/** The rules of WCAG 2.2, levels A and AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Options of an axe run. */
interface Look {
  /** Tags or names of rules; those of WCAG where it is left out. */
  readonly rules?: readonly string[];
  /** The part that is looked at. */
  readonly within?: string;
}

/** Waits until nothing moves: colors that are still on their way have the contrast of neither end. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({finished}) => finished)).then(() => undefined);
  });

/**
 * Runs axe on a page in its current state and medium.
 * @param page a page that does not change by itself
 * @returns a line for each element, such as `color-contrast: nav > a Fix any of the following: ...`
 */
export async function faultsOf(page: Page, {rules = wcag, within}: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await atRest(page);
  return page.evaluate(
    async ({context, runOnly}) => {
      const {run} = (window as unknown as {axe: typeof axe}).axe;
      const {violations} = await run(context ?? document, {preload: false, resultTypes: ['violations'], runOnly});
      return violations.flatMap(({id, nodes}) =>
        nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    {context: within, runOnly: [...rules]},
  );
}
