import type {ReactNode} from 'react';

import type {Playhead} from './usePlayhead';

/**
 * The playhead as a slider, and the button that plays.
 * @param props.length s
 * @returns both; without the button where the reader's system asks for less motion
 */
export function Transport({playhead, length}: {readonly playhead: Playhead; readonly length: number}): ReactNode {
  const {at, set, isPlaying, toggle, isStill} = playhead;
  return (
    <div className="play__transport">
      {!isStill && (
        <button type="button" className="button button--secondary" onClick={toggle}>
          {isPlaying ? 'Stop' : 'Play'}
        </button>
      )}
      <label className="play__slider">
        <span>Playhead</span>
        <input
          type="range"
          min={0}
          max={length}
          step={length / 100}
          value={at}
          aria-valuetext={`${at.toFixed(2)} s`}
          onChange={({target}) => set(Number(target.value))}
        />
        <output>{at.toFixed(2)} s</output>
      </label>
    </div>
  );
}
