import {useEffect, useState} from 'react';

/** A moment that moves by itself while it plays. */
export interface Playhead {
  /** s, from 0 to the length. */
  at: number;
  /** Moves it, and stops it. */
  set: (at: number) => void;
  isPlaying: boolean;
  /** Plays on, or from the start where it is at the end; stops where it plays. */
  toggle: () => void;
  /** The reader's system asks for less motion, so nothing moves by itself. */
  isStill: boolean;
}

/** @param length s */
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

  return {
    at,
    isPlaying,
    isStill,
    set: (to) => {
      setPlaying(false);
      setAt(to);
    },
    toggle: () => {
      if (!isPlaying && at >= length) setAt(0);
      setPlaying(!isPlaying);
    },
  };
}
