import {useEffect, useState, type RefObject} from 'react';

/**
 * Says whether a frame has more in it than it can show side by side, so that it can be named and reached by keyboard then,
 * and only then.
 * @param frame the element that scrolls sideways
 * @returns true while its content is wider than itself; false on the server
 */
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
