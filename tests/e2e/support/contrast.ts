import type {Page} from '@playwright/test';

import {atRest} from './axe';

/**
 * Measures the contrast of every text that is seen with what lies behind it, backgrounds of pictures apart.
 * @param least ratio that a text has at the least
 * @returns a line for each text with less
 */
export async function faintTexts(page: Page, least = 4.5): Promise<string[]> {
  await atRest(page);
  return page.evaluate((least) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true})!;
    /** The color that a stack of colors, the nearest last, gives. */
    const mixed = (colors: readonly string[]): number => {
      canvas.clearRect(0, 0, 1, 1);
      for (const color of colors) {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const behind = (element: Element | null): string[] =>
      element ? [...behind(element.parentElement), getComputedStyle(element).backgroundColor] : ['white'];
    const lines: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue?.trim() ?? '';
      const element = walker.currentNode.parentElement!;
      const {width, height} = element.getBoundingClientRect();
      const isSeen =
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}) && width > 1 && height > 1;
      if (!text || !isSeen || element.closest('script, style, option, datalist, [disabled]')) continue;
      const ground = behind(element);
      const [one, other] = [mixed(ground), mixed([...ground, getComputedStyle(element).color])].sort((a, b) => b - a);
      const ratio = (one! + 0.05) / (other! + 0.05);
      if (ratio < least)
        lines.push(`${ratio.toFixed(2)}:1 ${element.tagName}.${element.className} "${text.slice(0, 40)}"`);
    }
    return [...new Set(lines)];
  }, least);
}
