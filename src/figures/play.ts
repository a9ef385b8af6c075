import type {Figure} from './kinds';
import type {CurveName} from './kinds/curve/model';
import type {Settings} from './kinds/mattes/keyer';
import type {Slider} from './kinds/mattes/model';
import type {KeyType} from './kinds/timeline/model';

/** A track of a timeline that readers can play with. */
export interface PlayedTrack {
  name: string;
  keys: {at: number; type: KeyType; label?: string}[];
  triggers: number[];
}

/** The values that the figure is drawn from and that a reader can change. */
export type Play =
  | {kind: 'mattes'; settings: Settings; sliders: Slider[]}
  | {kind: 'curve'; curves: readonly CurveName[]}
  | {kind: 'timeline'; length: number; tracks: PlayedTrack[]};

function toPlay(figure: Figure): Play | undefined {
  if (!('play' in figure) || !figure.play) return undefined;
  switch (figure.kind) {
    case 'mattes':
      return {kind: 'mattes', ...figure.play};
    case 'curve':
      return {kind: 'curve', curves: figure.curves};
    case 'timeline':
      return {
        kind: 'timeline',
        length: figure.length,
        tracks: figure.tracks.map(({name, keys, triggers}) => ({
          name,
          keys: keys.map(({at, type, label}) => ({at, type, ...(label && {label})})),
          triggers: triggers.map(({at}) => at),
        })),
      };
  }
}

/** The values of a figure that readers can play with, as JSON; undefined for all others. */
export const playOf = (figure: Figure): string | undefined => JSON.stringify(toPlay(figure));
