import {each, keyLine, type Color, type Keyed, type Settings} from './keyer';

const PLATE: Color = [0.045, 0.3, 0.07];
const HAIR: Color = [0.063, 0.04, 0.024];
const FACE: Color = [0.51, 0.3, 0.205];
const REFLECTION: Color = [0.325, 0.3, 0.153];
/** The background of the key. */
const BACKGROUND: Color = [0.16, 0.168, 0.198];

/** Opacity of each pixel of the hair. */
const HAIRS = [0.1, 0, 0.25, 0.55, 0.2, 0, 0.4, 0.75, 0.35, 0.1, 0.5, 0.85, 0.45, 0.2, 0.65, 0.95, 0.6, 0.4, 0.8, 1];

const over = (front: Color, share: number): Color =>
  each(front, (value, channel) => PLATE[channel] + (value - PLATE[channel]) * share);
const times = (count: number, pixel: (at: number) => Color): Color[] =>
  Array.from({length: count}, (_, at) => pixel(at));

/** The parts of the line, with their names and pixels. An example: no picture of the product. */
const PARTS: readonly (readonly [name: string, pixels: readonly Color[]])[] = [
  ['screen', times(20, () => PLATE)],
  ['hair', HAIRS.map((share) => over(HAIR, share))],
  [
    'face',
    [
      ...times(14, () => FACE),
      ...times(8, () => REFLECTION),
      ...times(14, () => FACE),
      ...[0.92, 0.7, 0.4, 0.1].map((share) => over(FACE, share)),
    ],
  ],
  [
    'shadow',
    times(24, (at) => {
      const light = at < 9 ? 0.5 : at < 18 ? 0.5 + (at - 9) * 0.02 : 0.68 + (at - 18) * 0.05;
      return each(PLATE, (value) => value * light);
    }),
  ],
  ['screen', times(16, () => PLATE)],
];

const LINE = PARTS.flatMap(([, pixels]) => pixels);

/** Number of pixels of the line. */
export const LENGTH = LINE.length;

/** The parts of the line, with their first pixel and the first after them. */
export const parts = PARTS.map(([name, pixels], index) => {
  const from = PARTS.slice(0, index).reduce((sum, [, earlier]) => sum + earlier.length, 0);
  return {name, from, to: from + pixels.length};
});

/** The curves of the figure: the matte, and its color. */
export const CURVES = [
  ['CombinedSoftMatte', 'ink'],
  ['ShrinkedMatte', 'caution'],
  ['FinalMatte', 'accent'],
] as const satisfies readonly (readonly [keyof Keyed, string])[];

/** A share of 255 as two digits. */
const byte = (value: number): string =>
  Math.round(255 * Math.min(1, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** A linear color as the screen shows it (sRGB), `#rrggbb`. */
const hex = (color: Color): string =>
  `#${color.map((value) => byte(value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)).join('')}`;

/** A row of the figure. */
export interface Strip {
  name: string;
  /** Of each pixel, `#rrggbb`. */
  colors: string[];
}

/**
 * The strips of the figure for some settings; the page and the build draw the same.
 * @returns the strips from the top, and the values of each curve
 */
export function stripsOf(settings: Settings): {strips: Strip[]; curves: Record<(typeof CURVES)[number][0], number[]>} {
  const keyed = keyLine(LINE, PLATE, settings);
  // Black is 0, white is 1.
  const matte = (name: Exclude<keyof Keyed, 'color'>): Strip => ({
    name,
    colors: keyed.map((pixel) => `#${byte(pixel[name]).repeat(3)}`),
  });
  const laid = keyed.map(({color, FinalMatte: alpha}) =>
    hex(each(color, (value, channel) => value + BACKGROUND[channel] * (1 - alpha))),
  );
  const curve = (name: (typeof CURVES)[number][0]): number[] => keyed.map((pixel) => pixel[name]);
  return {
    strips: [
      {name: 'Camera', colors: LINE.map(hex)},
      matte('CombinedSoftMatte'),
      matte('CoreMatte'),
      matte('ShrinkedMatte'),
      matte('FinalMatte'),
      {name: 'Final, laid over a gray background', colors: laid},
    ],
    curves: {
      CombinedSoftMatte: curve('CombinedSoftMatte'),
      ShrinkedMatte: curve('ShrinkedMatte'),
      FinalMatte: curve('FinalMatte'),
    },
  };
}
