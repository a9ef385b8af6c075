import {expect, test as base, type Page} from '@playwright/test';

import {archive, archived, builtPages, hydrated, launcherInterface, nodeReference} from './support/site';

/** One page for all addresses of a worker, with the faults that it reports. */
const test = base.extend<object, {visit: {page: Page; faults: string[]}}>({
  visit: [
    async ({browser}, use, {project}) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL!,
        viewport: {width: 1440, height: 900},
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      // A page with hundreds of links is rendered anew for each fragment, which takes Docusaurus 150 ms: one anchor of each kind
      // goes through the router, the others through the browser and the listeners of the page.
      await page.addInitScript(() => {
        const quiet = (event: Event) => 'isQuiet' in window && event.stopImmediatePropagation();
        window.addEventListener('popstate', quiet, {capture: true});
      });
      const faults: string[] = [];
      page.on('pageerror', ({message}) => faults.push(message));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await use({page, faults});
      await context.close();
    },
    {scope: 'worker'},
  ],
});

/**
 * Ids that a page has been built with. Those of the application's frame, of drawings, and of notes that a button opens lead
 * nowhere, the list of tags has no letters, and the rows of an index lead on to other pages (nodes.spec.ts, lists.spec.ts).
 */
const idsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const built = new DOMParser().parseFromString(await (await fetch(location.pathname)).text(), 'text/html');
    const named = [
      ...built.querySelectorAll(
        'body [id]:not([id^="__docusaurus"], svg *, [popover], .docs-tags-list-page h2, main li)',
      ),
    ];
    return named.map(({id}) => id);
  });

/** Reaches each id by the fragment of the address, within one visit. @returns a line for each that isn't in view then */
const missed = (page: Page, ids: readonly string[]): Promise<string[]> =>
  page.evaluate(async (ids) => {
    const task = () =>
      new Promise((resume) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = resume;
        port2.postMessage(0);
      });
    const faultOf = (id: string) => {
      const target = document.getElementById(id);
      if (!target) return 'is gone';
      if (!target.checkVisibility()) return 'is hidden';
      const {top} = target.getBoundingClientRect();
      const bar = document.querySelector('nav.navbar')?.getBoundingClientRect().bottom ?? 0;
      return top < bar - 8 || top >= innerHeight ? `is ${Math.round(top)} px from the top of the window` : '';
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

/** One id of each kind of element: by its name, its class, and the fold or the section around it. */
const oneOfEachKind = (page: Page, ids: readonly string[]): Promise<string[]> =>
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

const crash = (page: Page) => page.getByText('This page crashed');

/** Pages that one test opens, one after the other. */
const SHARE = 42;

const all = builtPages('.');

test.setTimeout(120_000);

for (let first = 0; first < all.length; first += SHARE) {
  const share = all.slice(first, first + SHARE);
  test(`every anchor of pages ${first + 1} to ${first + share.length} is reached within one visit`, async ({visit}) => {
    const {page, faults} = visit;
    let count = 0;
    for (const address of share) {
      await page.goto(address);
      await hydrated(page);
      const ids = await idsOf(page);
      count += ids.length;
      const some = await oneOfEachKind(page, ids);
      const lost = await missed(page, some);
      await page.evaluate(() => Object.assign(window, {isQuiet: true}));
      lost.push(
        ...(await missed(
          page,
          ids.filter((id) => !some.includes(id)),
        )),
      );
      expect.soft(lost, `/${address}: anchors out of view`).toEqual([]);
      await expect.soft(crash(page), `/${address}`).toHaveCount(0);
      expect.soft(faults.splice(0), `/${address}: errors`).toEqual([]);
    }
    test.info().annotations.push({type: 'measured', description: `${count} anchors`});
  });
}

test.describe('a fault in what makes a page nicer is logged, and the page stays', () => {
  for (const [address, plant] of [
    ['rhubapi#set-property--200', () => void (CSS.escape = () => JSON.parse('planted'))],
    [
      launcherInterface,
      () => {
        const {querySelector} = Document.prototype;
        Document.prototype.querySelector = function (this: Document, selector: string) {
          return selector.includes('sidebar-menu') ? JSON.parse('planted') : querySelector.call(this, selector);
        } as typeof querySelector;
      },
    ],
  ] as const) {
    test(`on /${address}`, async ({page}) => {
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      await page.addInitScript(plant);
      await page.goto(address);
      await hydrated(page);
      await expect.poll(() => logged.some((text) => text.includes('SyntaxError'))).toBe(true);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(crash(page)).toHaveCount(0);
    });
  }
});

test('a page of the reference whose HTML lacks parts stays, and works with the rest', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.route('**/rhubapi/set-property', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html',
      body: text.replace(/class="?(?:navigation|responses|foot)\b/g, 'class="x'),
    });
  });
  await page.goto('rhubapi/set-property#set-property--200');
  await hydrated(page);
  await page.getByRole('button', {name: 'Python'}).click();
  await expect(page.locator('pre').filter({hasText: 'requests.patch'}).first()).toBeVisible();
  await expect(crash(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

/** The reference, and a page of each other kind. */
const kinds = [
  'rhubapi',
  'rhubapi/1.2',
  'rhubapi/set-property',
  'rhubapi/launcher',
  launcherInterface,
  nodeReference,
  `${nodeReference}/device`,
  'faq/questions-and-answers',
  'faq/glossary',
  'faq/names-on-screen',
  'contents',
  'tags/launcher',
  `${archive.path}/`,
  archived,
  ...builtPages('fixtures'),
];

for (const address of kinds) {
  test(`anchors of /${address} are opened, clicked, and found again`, async ({visit}) => {
    const {page, faults} = visit;
    await page.goto(address);
    await hydrated(page);
    for (const id of await oneOfEachKind(page, await idsOf(page))) {
      const target = page.locator(`[id="${id}"]`);
      const see = async (how: string) => {
        await hydrated(page);
        await expect.soft(target, `/${address}#${id} ${how}`).toBeInViewport();
        await expect.soft(crash(page), `/${address}#${id} ${how}`).toHaveCount(0);
        expect.soft(faults.splice(0), `/${address}#${id} ${how}: errors`).toEqual([]);
      };
      await page.goto('about:blank');
      await page.goto(`${address}#${encodeURIComponent(id)}`);
      await see('by its address');

      await page.goto('about:blank');
      await page.goto(address);
      await hydrated(page);
      await page.evaluate((id) => {
        const own = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
          ({pathname, hash}) => pathname === location.pathname && hash === `#${encodeURIComponent(id)}`,
        );
        const link = own ?? document.querySelector('main')!.appendChild(document.createElement('a'));
        link.href ||= `#${encodeURIComponent(id)}`;
        link.click();
      }, id);
      await see('by a click');

      await page.goto('about:blank');
      await page.goto(address);
      await hydrated(page);
      await target.evaluate((element) => {
        for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
          fold.open = true;
        element.scrollIntoView();
      });
      await page.mouse.wheel(0, -1);
      // The address of the long page follows after this pause.
      await page.waitForTimeout(300);
      await page.reload();
      await hydrated(page);
      await expect.soft(crash(page), `/${address}#${id} reloaded`).toHaveCount(0);
      expect.soft(faults.splice(0), `/${address}#${id} reloaded: errors`).toEqual([]);
    }
  });
}
