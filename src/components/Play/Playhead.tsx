import {useEffect, useState, type PointerEvent, type ReactNode} from 'react';

import {sample, type CurveName} from '../../figures/play';

interface Playhead {
  /** From 0 to the length (s). */
  at: number;
  /** A slider, and a play button unless the system asks for reduced motion. */
  transport: ReactNode;
  /** Makes a drawing as wide as the length draggable. */
  drag: Record<'onPointerDown' | 'onPointerMove', (event: PointerEvent<SVGSVGElement>) => void>;
}

export function usePlayhead(length: number): Playhead {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isStill] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);

  useEffect(() => {
    if (!isPlaying) return undefined;
    let last: number | undefined;
    let frame = window.requestAnimationFrame(function move(now: number) {
      const passed = last === undefined ? 0 : (now - last) / 1000;
      last = now;
      setAt((before) => Math.min(length, before + passed));
      frame = window.requestAnimationFrame(move);
    });
    return () => window.cancelAnimationFrame(frame);
  }, [isPlaying, length]);

  if (isPlaying && at >= length) setPlaying(false);
  const toggle = (): void => {
    if (!isPlaying && at >= length) setAt(0);
    setPlaying(!isPlaying);
  };
  const stopAt = (to: number): void => {
    setPlaying(false);
    setAt(to);
  };
  const drag = ({currentTarget, clientX, pointerId, buttons, type}: PointerEvent<SVGSVGElement>): void => {
    if (type === 'pointerdown') currentTarget.setPointerCapture(pointerId);
    if (buttons === 0) return;
    const {left, width} = currentTarget.getBoundingClientRect();
    stopAt(Math.min(1, Math.max(0, (clientX - left) / width)) * length);
  };
  const time = `${at.toFixed(2)} s`;
  const transport = (
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
          aria-valuetext={time}
          onChange={({target}) => stopAt(Number(target.value))}
        />
        <output>{time}</output>
      </label>
    </div>
  );
  return {at, transport, drag: {onPointerDown: drag, onPointerMove: drag}};
}

/** In a square of 100, from the lower left. */
export const lineOf = (name: CurveName): string =>
  `M${sample(name)
    .map(({t, value}) => `${t * 100} ${(1 - value) * 100}`)
    .join('L')}`;

export const Bar = ({name, value}: {readonly name: string; readonly value: number}): ReactNode => (
  <progress className="play__bar" max={1} value={value} aria-label={`Value of ${name}`} />
);
