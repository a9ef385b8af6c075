import {useEffect, useState, type RefObject} from 'react';

/** Whether a frame overflows sideways, so that it's labeled and focusable only then. */
export function useScrolls(frame: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = frame.current!;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return scrolls;
}
