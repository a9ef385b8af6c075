import type {Locator} from '@playwright/test';

/** The pixels of an element as they are on the screen, red, green, blue and alpha of each. */
async function pixels(target: Locator): Promise<{width: number; height: number; data: number[]}> {
  const picture = (await target.screenshot()).toString('base64');
  return target.page().evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const {width, height} = image;
    const context = new OffscreenCanvas(width, height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    return {width, height, data: [...context.getImageData(0, 0, width, height).data]};
  }, picture);
}

/**
 * The color that most of an element has on the screen, and that most of its border has. What the style sheet says is not
 * enough: forced colors keep how transparent a color is, and two that look the same differ in that.
 * @param target the element
 */
export async function surface(target: Locator): Promise<{inside: string; border: string}> {
  const {width, height, data} = await pixels(target);
  const most = (wanted: (x: number, y: number) => boolean) => {
    const counts = new Map<string, number>();
    for (let at = 0; at < width * height; at += 1) {
      if (wanted(at % width, Math.floor(at / width))) {
        const color = data.slice(at * 4, at * 4 + 3).join(' ');
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
    }
    return [...counts].sort((a, b) => b[1] - a[1])[0]![0];
  };
  const isBorder = (x: number, y: number) => x === 1 || y === 1 || x === width - 2 || y === height - 2;
  return {inside: most((x, y) => !isBorder(x, y)), border: most(isBorder)};
}

/**
 * Contrast between the lightest and the darkest point of an element on the screen, from 0 to 255. What is near its edge
 * doesn't count: it may be a border, or the round corner of one around it.
 * @param target the element
 * @param end looks at so many pixels at its right end alone, where a chevron is beside a text
 */
export async function range(target: Locator, end = Infinity): Promise<number> {
  const {width, height, data} = await pixels(target);
  let [least, most] = [255, 0];
  for (let y = Math.floor(height / 4); y < (height * 3) / 4; y += 1) {
    for (let x = Math.max(2, width - end); x < width - 2; x += 1) {
      const at = (y * width + x) * 4;
      const light = (data[at]! + data[at + 1]! + data[at + 2]!) / 3;
      [least, most] = [Math.min(least, light), Math.max(most, light)];
    }
  }
  return most - least;
}
