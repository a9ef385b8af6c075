import type {Figure} from './kinds';
import type {Curves} from './kinds/curve/model';
import type {Mattes} from './kinds/mattes/model';
import type {Timeline} from './kinds/timeline/model';

// What the browser draws with, which must not load the code of the build.
export {CURVE_OF_KEY, sample} from './kinds/curve/formulas';
export type {CurveName} from './kinds/curve/model';
export type {Track} from './kinds/timeline/model';

export type Play =
  | (Pick<Mattes, 'kind'> & NonNullable<Mattes['play']>)
  | Pick<Curves, 'kind' | 'curves'>
  | Pick<Timeline, 'kind' | 'length' | 'tracks'>;

/** JSON; undefined for other figures. */
export function playOf(figure: Figure): string | undefined {
  if (!('play' in figure) || !figure.play) return undefined;
  const play = (values: Play): string => JSON.stringify(values);
  if (figure.kind === 'mattes') return play({kind: 'mattes', ...figure.play});
  if (figure.kind === 'curve') return play({kind: 'curve', curves: figure.curves});
  return play({kind: 'timeline', length: figure.length, tracks: figure.tracks});
}
