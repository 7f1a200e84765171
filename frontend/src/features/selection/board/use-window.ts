import { useCallback, useEffect, useState } from 'react';

/** How many rows are drawn beyond what can be seen, on either side. */
const MARGIN = 6;

/** The rows of a long list that are drawn: from the first to before the last. */
export type Window = { first: number; last: number };

/** Which rows of a height can be seen, and some around them. */
export function windowOf(top: number, height: number, row: number, count: number): Window {
  const first = Math.max(0, Math.floor(top / row) - MARGIN);
  const last = Math.min(count, Math.ceil((top + height) / row) + MARGIN);
  return { first: Math.min(first, last), last };
}

/** Where to scroll so that a row can be seen whole; where it is, if it can be already. */
export function topFor(index: number, top: number, height: number, row: number): number {
  const [begin, end] = [index * row, (index + 1) * row];
  if (begin < top) return begin;
  return end > top + height ? end - height : top;
}

/** The height of a row that is measured in rem, in pixels. */
const pixels = (rem: number): number =>
  rem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

/** The rows that are drawn of a list in a box that scrolls; every row is as many rem high. */
export function useWindow(box: HTMLElement | null, count: number, rowRem: number) {
  const [seen, setSeen] = useState({ top: 0, height: 800, row: rowRem * 16 });
  useEffect(() => {
    if (box === null) return;
    const look = () =>
      setSeen({ top: box.scrollTop, height: box.clientHeight, row: pixels(rowRem) });
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [box, rowRem]);
  const reveal = useCallback(
    (index: number) => {
      if (box === null) return;
      const { scrollTop, clientHeight } = box;
      box.scrollTo({ top: topFor(index, scrollTop, clientHeight, pixels(rowRem)) });
    },
    [box, rowRem],
  );
  return { ...windowOf(seen.top, seen.height, seen.row, count), reveal };
}
