import {keyLine, type Color, type Keyed, type Settings} from './keyer';

const PLATE: Color = [0.045, 0.3, 0.07];
const HAIR: Color = [0.063, 0.04, 0.024];
const FACE: Color = [0.51, 0.3, 0.205];
const REFLECTION: Color = [0.325, 0.3, 0.153];
/** The background of the key. */
const BACKGROUND: Color = [0.16, 0.168, 0.198];

/** Opacity of each pixel of the hair. */
const HAIRS = [0.1, 0, 0.25, 0.55, 0.2, 0, 0.4, 0.75, 0.35, 0.1, 0.5, 0.85, 0.45, 0.2, 0.65, 0.95, 0.6, 0.4, 0.8, 1];

const over = (front: Color, share: number): Color => [
  PLATE[0] + (front[0] - PLATE[0]) * share,
  PLATE[1] + (front[1] - PLATE[1]) * share,
  PLATE[2] + (front[2] - PLATE[2]) * share,
];
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
      return [PLATE[0] * light, PLATE[1] * light, PLATE[2] * light];
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

/** A linear color as the screen shows it (sRGB), `#rrggbb`. */
function hex(color: Color): string {
  const shown = color.map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, encoded)))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${shown.join('')}`;
}

/** A matte as the screen shows it: black is 0, white is 1. */
function gray(value: number): string {
  const part = Math.round(255 * value)
    .toString(16)
    .padStart(2, '0');
  return `#${part}${part}${part}`;
}

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
  const matte = (name: Exclude<keyof Keyed, 'color'>): Strip => ({
    name,
    colors: keyed.map((pixel) => gray(pixel[name])),
  });
  const laid = keyed.map(({color, FinalMatte: alpha}) =>
    hex([
      color[0] + BACKGROUND[0] * (1 - alpha),
      color[1] + BACKGROUND[1] * (1 - alpha),
      color[2] + BACKGROUND[2] * (1 - alpha),
    ]),
  );
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
      CombinedSoftMatte: keyed.map((pixel) => pixel.CombinedSoftMatte),
      ShrinkedMatte: keyed.map((pixel) => pixel.ShrinkedMatte),
      FinalMatte: keyed.map((pixel) => pixel.FinalMatte),
    },
  };
}
