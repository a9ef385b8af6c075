import type {BrowserContext, Locator, Page} from '@playwright/test';

/** The message in place of a page that React has taken away. */
export const crash = (page: Page): Locator => page.getByText('This page crashed');

/**
 * Notes the ids that pages have been built with, before their scripts run. Those of the application's frame, of drawings, and of
 * notes that a button opens lead nowhere, the list of tags has no letters, and the rows of an index lead on to other pages
 * (nodes.spec.ts, lists.spec.ts).
 */
export const noteIds = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const ids = 'body [id]:not([id^="__docusaurus"], svg *, [popover], .docs-tags-list-page h2, main li)';
    const note = () => Object.assign(window, {builtIds: [...document.querySelectorAll(ids)].map(({id}) => id)});
    // Deferred scripts run after this event.
    document.addEventListener('readystatechange', note, {once: true});
  });

/** Ids that the page has been built with. */
export const idsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as {builtIds: string[]}).builtIds);

/**
 * Reaches each id by the fragment of the address, within one visit. The page listens as it does for a reader; the router, which
 * renders anew what links to fragments, is left out: anchors.spec.ts clicks on a page of each kind.
 * @returns a line for each that isn't in view then
 */
export const missedAnchors = (page: Page, ids: readonly string[]): Promise<string[]> =>
  page.evaluate(async (ids) => {
    window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {capture: true});
    const task = () =>
      new Promise((resume) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = resume;
        port2.postMessage(0);
      });
    const bar = document.querySelector('nav.navbar');
    const faultOf = (id: string) => {
      const target = document.getElementById(id);
      if (!target) return 'is gone';
      if (!target.checkVisibility()) return 'is hidden';
      const {top} = target.getBoundingClientRect();
      const least = bar?.getBoundingClientRect().bottom ?? 0;
      return top < least - 8 || top >= innerHeight ? `is ${Math.round(top)} px from the top of the window` : '';
    };
    const lines: string[] = [];
    for (const id of ids) {
      location.hash = encodeURIComponent(id);
      await task();
      await task();
      for (let frame = 0; frame < 30 && faultOf(id); frame++) await new Promise(requestAnimationFrame);
      const fault = faultOf(id);
      if (fault) lines.push(`#${id} ${fault}`);
    }
    return lines;
  }, ids);

/** One id of each kind of element: tag, first class, and whether it is in a fold. */
export const oneOfEachKind = (page: Page, ids: readonly string[]): Promise<string[]> =>
  page.evaluate((ids) => {
    const found = new Map<string, string>();
    for (const id of ids) {
      const element = document.getElementById(id)!;
      const {tagName, parentElement} = element;
      const kind = [tagName, element.classList[0], parentElement!.closest('details') ? 'in a fold' : ''].join(' ');
      found.set(kind, id);
    }
    return [...found.values()];
  }, ids);
