/** Red, green, and blue; 1 is white. */
export type Color = readonly [number, number, number];

/** Values by the names of the node's properties. */
export type Settings = Readonly<Record<string, number>>;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
const luma = ([r, g, b]: Color): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const level = (value: number, black: number, white: number): number =>
  white === black ? Number(value >= white) : clamp((value - black) / (white - black));

export function each([r, g, b]: Color, change: (value: number, channel: 0 | 1 | 2) => number): Color {
  return [change(r, 0), change(g, 1), change(b, 2)];
}

/** Shrinks and softens a matte: its average over neighbors, weighted by distance, of which the lower part is cut off. */
function shrink(matte: readonly number[], erode: number, softness: number): number[] {
  const radius = erode + softness;
  const reach = Math.floor(radius);
  const weights = Array.from({length: 2 * reach + 1}, (_, at) => 1 - Math.abs(at - reach) / Math.max(radius, 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const black = 1 - Math.max(softness, 0.0001) / Math.max(radius, 0.0001) / 2;
  const valueAt = (place: number): number => matte[Math.min(matte.length - 1, Math.max(0, place))]!;
  return matte.map((_, at) => {
    const around = weights.reduce((sum, weight, index) => sum + weight * valueAt(at + index - reach), 0);
    return level(around / all, black, 1);
  });
}

/**
 * Keys a line of a picture as the public definition of the keyer (2023) does, without what has no part in it: the alpha of the
 * input and the red of the mask (both 1 here), 4:2:2 filtering and replacement colors (off by default), and color correction.
 * @param plate the clean plate, the same in each pixel
 * @returns each pixel after each stage, by the names of `Output_Type`; `color` is that of `Final`, to add to a background
 */
export function keyLine(line: readonly Color[], plate: Color, settings: Settings) {
  const of = (name: string): number => settings[name]!;
  const plateGain = of('Soft_Matte_Clean_Plate_Gain');

  /** Opacity by the share of the screen: green against red and blue. `soft` also takes what is brighter than the screen. */
  function opacityOf(pixel: Color, kind: 'Core' | 'Soft' | 'Spill', gamma: number, gain: number) {
    const [own, screen] = [each(pixel, (value) => value ** gamma), each(plate, (value) => (value * gain) ** gamma)];
    const green = ([r, g, b]: Color): number =>
      g - (r * of(`${kind}_Matte_Red_Weight`) + b * of(`${kind}_Matte_Blue_Weight`));
    const ratio = green(own) / green(screen);
    const share = Number.isFinite(ratio) ? ratio : 0;
    const core = mix(clamp(Math.abs(1 - share)), clamp(1 - share), of('Key_High_Brightness'));
    const [r, g] = each(own, (value, channel) => value - Math.max(0, share * screen[channel]));
    return {core, soft: Math.max(core, r, g)};
  }

  const core = line.map((pixel) => {
    const gammas = [of('Core_Matte_Gamma_1'), of('Core_Matte_Gamma_2')];
    const mattes = gammas.map((gamma) => opacityOf(pixel, 'Core', gamma, of('Core_Matte_Clean_Plate_Gain')).core);
    return level(Math.max(...mattes), of('Core_Matte_Black_Point'), of('Core_Matte_White_Point'));
  });
  const shrunk = shrink(core, of('Erode'), of('Softness'));
  return line.map((pixel, at) => {
    const gammas = [of('Soft_Matte_Gamma_1'), of('Soft_Matte_Gamma_2')];
    const brighter = (Math.abs(luma(pixel)) - luma(plate)) * plateGain;
    const soft = Math.max(brighter, ...gammas.map((gamma) => opacityOf(pixel, 'Soft', gamma, plateGain).soft));
    const inside = shrunk[at]!;
    const both = 1 - (1 - inside * of('Core_Matte_Blend')) * (1 - soft);
    const final = level(both, of('Final_Matte_Black_Point'), of('Final_Matte_White_Point'));
    // The color: without the screen in it, and with its green limited.
    const spill = opacityOf(pixel, 'Spill', 1 / of('Spill_Matte_Gamma'), plateGain).soft;
    const subtract = mix(of('Screen_Subtract_Edge'), of('Screen_Subtract_Core'), inside);
    const amount = (1 - clamp(spill ** of('Spill_Matte_Gain'))) * subtract;
    const [r, g, b] = each(pixel, (value, channel) => value - plate[channel] * amount);
    const limited = mix(g, Math.min(g, mix(r, b, of('Spill_RB_Weight'))), of('Spill_Suppress_Weight'));
    return {
      CombinedSoftMatte: clamp(soft),
      CoreMatte: core[at]!,
      ShrinkedMatte: inside,
      FinalMatte: final ** (1 / of('Final_Matte_Gamma')),
      color: each([r, limited, b], (value) => Math.max(0, value)),
    };
  });
}
