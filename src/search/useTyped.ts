import {useLayoutEffect, useRef, type RefObject} from 'react';

/**
 * Keeps what a reader has typed into a field before the scripts of the page ran, or types while another page arrives.
 * At first, and whenever `place` changes, `start` gets what was typed.
 */
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
