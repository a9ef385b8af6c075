/** Red, green, and blue; 1 is white. */
export type Color = readonly [number, number, number];

/** Parameters of the mattes, by the names of the node's properties. */
export const SETTINGS = [
  'Core_Matte_Red_Weight',
  'Core_Matte_Blue_Weight',
  'Core_Matte_Clean_Plate_Gain',
  'Core_Matte_Gamma_1',
  'Core_Matte_Gamma_2',
  'Core_Matte_Black_Point',
  'Core_Matte_White_Point',
  'Erode',
  'Softness',
  'Core_Matte_Blend',
  'Soft_Matte_Red_Weight',
  'Soft_Matte_Blue_Weight',
  'Soft_Matte_Gamma_1',
  'Soft_Matte_Gamma_2',
  'Soft_Matte_Clean_Plate_Gain',
  'Key_High_Brightness',
  'Spill_Matte_Gamma',
  'Spill_Matte_Red_Weight',
  'Spill_Matte_Blue_Weight',
  'Spill_Matte_Gain',
  'Spill_RB_Weight',
  'Spill_Suppress_Weight',
  'Screen_Subtract_Edge',
  'Screen_Subtract_Core',
  'Final_Matte_Black_Point',
  'Final_Matte_White_Point',
  'Final_Matte_Gamma',
] as const;

export type Settings = Readonly<Record<(typeof SETTINGS)[number], number>>;

/** A pixel after each stage; the names are those of `Output_Type`. */
export interface Keyed {
  CombinedSoftMatte: number;
  CoreMatte: number;
  ShrinkedMatte: number;
  FinalMatte: number;
  /** Color of `Final`, as it is added to a background. */
  color: Color;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
/** A color whose channels are changed. */
export const each = (color: Color, change: (value: number, channel: 0 | 1 | 2) => number): Color => [
  change(color[0], 0),
  change(color[1], 1),
  change(color[2], 2),
];
const luma = ([r, g, b]: Color): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Values up to `black` become 0, those from `white` on 1. */
function level(value: number, black: number, white: number): number {
  return white === black ? Number(value >= white) : clamp((value - black) / (white - black));
}

interface Weights {
  red: number;
  blue: number;
  gain: number;
  gamma: number;
}

/** Share of the screen in a pixel: its green against red and blue, in relation to that of the plate. */
function screenIn(pixel: Color, plate: Color, {red, blue, gain, gamma}: Weights): {share: number; rest: Color} {
  const [own, screen] = [each(pixel, (value) => value ** gamma), each(plate, (value) => (value * gain) ** gamma)];
  const green = ([r, g, b]: Color): number => g - (r * red + b * blue);
  const ratio = green(own) / green(screen);
  const share = Number.isFinite(ratio) ? ratio : 0;
  return {share, rest: each(own, (value, channel) => value - Math.max(0, share * screen[channel]))};
}

/** Opacity of a pixel: the inverse of its share of the screen. @param high from 0 to 1, how far greener pixels count as screen */
const opacity = (share: number, high: number): number => mix(clamp(Math.abs(1 - share)), clamp(1 - share), high);

/** A matte that also takes what is brighter than the screen for subject. */
function softMatte(pixel: Color, plate: Color, weights: Weights, high: number): number {
  const {share, rest} = screenIn(pixel, plate, weights);
  return Math.max(opacity(share, high), rest[0], rest[1]);
}

/** Shrinks and softens a matte: its average over neighbors, weighted by distance, of which the lower part is cut off. */
function shrink(matte: readonly number[], erode: number, softness: number): number[] {
  const radius = erode + softness;
  const reach = Math.floor(radius);
  const weights = Array.from({length: 2 * reach + 1}, (_, at) => 1 - Math.abs(at - reach) / Math.max(radius, 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const black = 1 - Math.max(softness, 0.0001) / Math.max(radius, 0.0001) / 2;
  return matte.map((_, at) => {
    const around = weights.reduce((sum, weight, index) => {
      const place = Math.min(matte.length - 1, Math.max(0, at + index - reach));
      return sum + weight * matte[place]!;
    }, 0);
    return level(around / all, black, 1);
  });
}

/**
 * Keys a line of a picture as the public definition of the keyer (2023) does. Left out are what has no part in it: the alpha of the
 * input and the red of the mask (both 1 here), 4:2:2 filtering and the replacement colors (off by default), and color correction.
 * All lines of the picture are alike, so a matte is only shrunk along the line.
 * @param line the pixels of the camera, linear
 * @param plate the clean plate, the same in each pixel
 */
export function keyLine(line: readonly Color[], plate: Color, settings: Settings): Keyed[] {
  const of = (kind: 'Core' | 'Soft', gamma: number): Weights => ({
    red: settings[`${kind}_Matte_Red_Weight`],
    blue: settings[`${kind}_Matte_Blue_Weight`],
    gain: settings[`${kind}_Matte_Clean_Plate_Gain`],
    gamma,
  });
  const high = settings.Key_High_Brightness;
  const core = line.map((pixel) => {
    const gammas = [settings.Core_Matte_Gamma_1, settings.Core_Matte_Gamma_2];
    const mattes = gammas.map((gamma) => opacity(screenIn(pixel, plate, of('Core', gamma)).share, high));
    return level(Math.max(...mattes), settings.Core_Matte_Black_Point, settings.Core_Matte_White_Point);
  });
  const shrunk = shrink(core, settings.Erode, settings.Softness);
  return line.map((pixel, at) => {
    const gammas = [settings.Soft_Matte_Gamma_1, settings.Soft_Matte_Gamma_2];
    const mattes = gammas.map((gamma) => softMatte(pixel, plate, of('Soft', gamma), high));
    const brighter = (Math.abs(luma(pixel)) - luma(plate)) * settings.Soft_Matte_Clean_Plate_Gain;
    const soft = Math.max(brighter, ...mattes);
    const inside = shrunk[at]!;
    const both = 1 - (1 - inside * settings.Core_Matte_Blend) * (1 - soft);
    const {Final_Matte_Black_Point: black, Final_Matte_White_Point: white, Final_Matte_Gamma: gamma} = settings;
    const final = level(both, black, white) ** (1 / gamma);
    return {
      CombinedSoftMatte: clamp(soft),
      CoreMatte: core[at]!,
      ShrinkedMatte: inside,
      FinalMatte: final,
      color: colorOf(pixel, plate, inside, settings),
    };
  });
}

/** The color of the key: without the screen in it, and with its green limited. */
function colorOf(pixel: Color, plate: Color, inside: number, settings: Settings): Color {
  const weights = {
    red: settings.Spill_Matte_Red_Weight,
    blue: settings.Spill_Matte_Blue_Weight,
    gain: settings.Soft_Matte_Clean_Plate_Gain,
    gamma: 1 / settings.Spill_Matte_Gamma,
  };
  const spill = clamp(softMatte(pixel, plate, weights, settings.Key_High_Brightness) ** settings.Spill_Matte_Gain);
  const amount = (1 - spill) * mix(settings.Screen_Subtract_Edge, settings.Screen_Subtract_Core, inside);
  const [r, g, b] = each(pixel, (value, channel) => value - plate[channel] * amount);
  const limit = Math.min(g, mix(r, b, settings.Spill_RB_Weight));
  return each([r, mix(g, limit, settings.Spill_Suppress_Weight), b], (value) => Math.max(0, value));
}
