import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** The rules of WCAG 2.2, levels A and AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Options of an axe run. */
interface Look {
  /** Tags or names of rules; those of WCAG where it is left out. */
  readonly rules?: readonly string[];
  /** The part that is looked at. */
  readonly within?: string;
}

/**
 * Runs axe on a page in its current state and medium.
 * @param page a page that does not change by itself
 * @returns a line for each element, such as `color-contrast: nav > a Fix any of the following: ...`
 */
export async function faultsOf(page: Page, {rules = wcag, within}: Look = {}): Promise<string[]> {
  // Legacy mode looks at this document alone (there are no frames) and spares a second tab for each page.
  const axe = new AxeBuilder({page}).setLegacyMode().options({
    preload: false,
    resultTypes: ['violations'],
    runOnly: [...rules],
  });
  const {violations} = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
