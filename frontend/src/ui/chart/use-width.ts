import { useCallback, useState } from 'react';

/** How wide an element is, in whole pixels, and the callback that takes it. */
export function useWidth(): readonly [number, (element: HTMLElement | null) => void] {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const look = () => setWidth(Math.floor(element.getBoundingClientRect().width));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, measure];
}
