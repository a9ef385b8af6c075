import type {Locator} from '@playwright/test';

/** What an element looks like on the screen. */
interface Look {
  /** The color that most of it has, and that most of its border has. */
  readonly inside: string;
  readonly border: string;
  /** Contrast between its lightest and its darkest point, from 0 to 255, away from edges and round corners. */
  readonly range: number;
}

/**
 * Reads an element from the screen. What the style sheet says is not enough: forced colors keep how transparent a color is, and
 * two that look the same differ in that.
 * @param target the element
 * @param end takes the range of so many pixels at its right end alone, where a chevron is beside a text
 */
export async function pixelsOf(target: Locator, end = Infinity): Promise<Look> {
  const picture = (await target.screenshot()).toString('base64');
  return target.page().evaluate(
    async ({source, room}) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const {width, height} = image;
      const context = new OffscreenCanvas(width, height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const {data} = context.getImageData(0, 0, width, height);
      const [inside, border] = [new Map<string, number>(), new Map<string, number>()];
      let [least, most] = [255, 0];
      for (let at = 0; at < width * height; at += 1) {
        const [x, y] = [at % width, Math.floor(at / width)];
        const color = data.subarray(at * 4, at * 4 + 3);
        const isBorder = x === 1 || y === 1 || x === width - 2 || y === height - 2;
        const counts = isBorder ? border : inside;
        counts.set(color.join(' '), (counts.get(color.join(' ')) ?? 0) + 1);
        if (y >= height / 4 && y < (height * 3) / 4 && x >= Math.max(2, width - room) && x < width - 2) {
          const light = (color[0]! + color[1]! + color[2]!) / 3;
          [least, most] = [Math.min(least, light), Math.max(most, light)];
        }
      }
      const commonest = (counts: Map<string, number>) => [...counts].sort((a, b) => b[1] - a[1])[0]![0];
      return {inside: commonest(inside), border: commonest(border), range: most - least};
    },
    {source: picture, room: end === Infinity ? 1e9 : end},
  );
}
