import {useLayoutEffect, useRef, type RefObject} from 'react';

/** Keeps what was typed before hydration or during navigation: `start` gets it at first and when `place` changes. */
export function useTyped(
  field: RefObject<HTMLInputElement | null>,
  place: string,
  start: (typed: string) => void,
): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const typed = isFirst.current || field.current === document.activeElement ? field.current!.value : '';
    isFirst.current = false;
    start(typed);
  }, [place]);
}
