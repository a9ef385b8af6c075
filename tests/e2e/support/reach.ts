import {expect, type Locator, type Page} from '@playwright/test';

/** A window that readers have: its width, and whether it is a phone's, which is worked by touch. */
export interface Device {
  readonly name: string;
  readonly viewport: {readonly width: number; readonly height: number};
  readonly hasTouch: boolean;
  readonly isMobile: boolean;
}

const device = (width: number, height: number, isPhone: boolean): Device => ({
  name: `${width} px`,
  viewport: {width, height},
  hasTouch: isPhone,
  isMobile: isPhone,
});

/** The widths that matter: two phones, a tablet, the last one without a sidebar, a desktop. */
export const devices: readonly Device[] = [
  device(360, 740, true),
  device(390, 844, true),
  device(768, 1024, true),
  device(996, 800, false),
  device(1440, 900, false),
];

/** The devices that have the slide-out menu in place of the sidebar. */
export const narrow = devices.filter(({viewport}) => viewport.width <= 996);

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
  }).toPass({timeout: 5000});
}

/**
 * Presses an element as the reader of a device does.
 * @param target the element
 * @param how the device
 */
export const press = (target: Locator, {hasTouch}: Device): Promise<void> => (hasTouch ? target.tap() : target.click());

/** Whether the page can be scrolled sideways, as none should. */
export const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
