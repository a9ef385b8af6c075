import {each, keyLine, type Color, type Settings} from './keyer';

const PLATE: Color = [0.045, 0.3, 0.07];
const HAIR: Color = [0.063, 0.04, 0.024];
const FACE: Color = [0.51, 0.3, 0.205];
const REFLECTION: Color = [0.325, 0.3, 0.153];
const BACKGROUND: Color = [0.16, 0.168, 0.198];
const HAIRS = [0.1, 0, 0.25, 0.55, 0.2, 0, 0.4, 0.75, 0.35, 0.1, 0.5, 0.85, 0.45, 0.2, 0.65, 0.95, 0.6, 0.4, 0.8, 1];

const over = (front: Color, share: number): Color =>
  each(front, (value, channel) => PLATE[channel] + (value - PLATE[channel]) * share);
const times = <T>(count: number, pixel: T): T[] => Array.from({length: count}, () => pixel);
const EDGE = [0.92, 0.7, 0.4, 0.1].map((share) => over(FACE, share));
const LIGHT = [...times(9, 0), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11.5, 14, 16.5, 19, 21.5].map((each) => 0.5 + each * 0.02);

/** The parts of the line, with their pixels. An example: no picture of the product. */
const PARTS: readonly (readonly [name: string, pixels: readonly Color[]])[] = [
  ['screen', times(20, PLATE)],
  ['hair', HAIRS.map((share) => over(HAIR, share))],
  ['face', [...times(14, FACE), ...times(8, REFLECTION), ...times(14, FACE), ...EDGE]],
  ['shadow', LIGHT.map((light) => each(PLATE, (value) => value * light))],
  ['screen', times(16, PLATE)],
];
const LINE = PARTS.flatMap(([, pixels]) => pixels);

/** Number of pixels of the line. */
export const LENGTH = LINE.length;

/** The parts of the line, with their first pixel and the first after them. */
export const parts = PARTS.map(([name, pixels], index) => {
  const from = PARTS.slice(0, index).flatMap(([, earlier]) => earlier).length;
  return {name, from, to: from + pixels.length};
});

/** The curves, with color and dashes, which keep both visible where they coincide. */
export const CURVES = [
  ['CombinedSoftMatte', 'ink', undefined],
  ['ShrinkedMatte', 'caution', '2 4'],
  ['FinalMatte', 'accent', '7 6'],
] as const;

const rgb = (values: readonly number[]): string =>
  `rgb(${values.map((value) => Math.round(255 * Math.min(1, Math.max(0, value)))).join()})`;
/** A linear color as the screen shows it (sRGB). */
const shown = (color: Color): string =>
  rgb(color.map((value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)));

/** The strips of the figure from the top, with the color of each pixel, and the values of each matte. */
export function stripsOf(settings: Settings) {
  const keyed = keyLine(LINE, PLATE, settings);
  const mattes = {
    CombinedSoftMatte: keyed.map((pixel) => pixel.CombinedSoftMatte),
    CoreMatte: keyed.map((pixel) => pixel.CoreMatte),
    ShrinkedMatte: keyed.map((pixel) => pixel.ShrinkedMatte),
    FinalMatte: keyed.map((pixel) => pixel.FinalMatte),
  };
  const laid = keyed.map(({color, FinalMatte}) =>
    each(color, (value, at) => value + BACKGROUND[at] * (1 - FinalMatte)),
  );
  const strips = [
    {name: 'Camera', colors: LINE.map(shown)},
    ...Object.entries(mattes).map(([name, matte]) => ({
      name,
      colors: matte.map((value) => rgb([value, value, value])),
    })),
    {name: 'Final, laid over a gray background', colors: laid.map(shown)},
  ];
  return {strips, curves: mattes};
}
