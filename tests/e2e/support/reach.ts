import {expect, type Locator, type Page} from '@playwright/test';

/** The size of a window. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether a window has the slide-out menu in place of the sidebar. */
export const isNarrow = ({width}: Size): boolean => width <= 996;

/** A way to work a page. */
interface Hand {
  readonly hand: {readonly hasTouch: boolean; readonly isMobile: boolean; readonly viewport: Size};
  readonly widths: readonly Size[];
  readonly press: (target: Locator) => Promise<void>;
  readonly pressAt: (page: Page, x: number, y: number) => Promise<void>;
}

/**
 * Ways to use a page, in windows of the widths that matter: a phone and a tablet by touch, the last one without a
 * sidebar and a desktop by pointer. A page is opened once for all of them.
 */
export const hands: readonly Hand[] = [
  {
    hand: {viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true},
    widths: [
      {width: 360, height: 740},
      {width: 768, height: 1024},
    ],
    press: (target) => target.tap(),
    pressAt: (page, x, y) => page.touchscreen.tap(x, y),
  },
  {
    hand: {viewport: {width: 996, height: 800}, hasTouch: false, isMobile: false},
    widths: [
      {width: 996, height: 800},
      {width: 1440, height: 900},
    ],
    press: (target) => target.click(),
    pressAt: (page, x, y) => page.mouse.click(x, y),
  },
];

/** Points of a box at which a reader may look for it: its middle, and near its corners. */
const POINTS = [
  [0.5, 0.5],
  [0.15, 0.15],
  [0.85, 0.15],
  [0.15, 0.85],
  [0.85, 0.85],
] as const;

/**
 * Waits until a reader can see an element and reach it: it has a size, lies inside the window, and nothing covers it.
 * "Visible" says less: an element may be 59 px high, stand outside the window or lie under another one.
 * @param target the element
 * @param least the size that it has at the least; a finger needs 24 px
 */
export async function expectInReach(target: Locator, least: {width?: number; height?: number} = {}): Promise<void> {
  await expect(async () => {
    const seen = await target.evaluate((element, points) => {
      const box = element.getBoundingClientRect();
      const {clientWidth, clientHeight} = document.documentElement;
      const covered = points.flatMap(([x, y]) => {
        const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return hit && element.contains(hit) ? [] : [`at ${x}, ${y}: ${hit?.outerHTML.slice(0, 80) ?? 'outside'}`];
      });
      return {
        width: box.width,
        height: box.height,
        outside: Math.max(-box.left, -box.top, box.right - clientWidth, box.bottom - clientHeight),
        covered,
      };
    }, POINTS);
    expect(seen.width, 'width').toBeGreaterThanOrEqual(least.width ?? 24);
    expect(seen.height, 'height').toBeGreaterThanOrEqual(least.height ?? 24);
    expect(seen.outside, 'px outside the window').toBeLessThanOrEqual(1);
    expect(seen.covered, 'covered').toEqual([]);
  }).toPass({timeout: 20_000});
}

/** Whether the page can be scrolled sideways, as none should. */
export const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
