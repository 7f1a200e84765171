import { useCallback, useEffect, useState } from 'react';

/** How many rows are drawn beyond what can be seen, on either side. */
const MARGIN = 6;

/** The rows of a long list that are drawn: from the first to before the last. */
export type Window = { first: number; last: number };

/** The last row that begins at or before a height; rows begin at `tops`, whose last one is the end of the list. */
function rowAt(tops: readonly number[], height: number): number {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Which rows of a list can be seen, and some around them. */
export function windowOf(top: number, height: number, tops: readonly number[]): Window {
  const count = Math.max(0, tops.length - 1);
  if (count === 0) return { first: 0, last: 0 };
  const first = Math.max(0, rowAt(tops, top) - MARGIN);
  const last = Math.min(count, rowAt(tops, top + height) + 1 + MARGIN);
  return { first, last };
}

/** Where to scroll so that a row can be seen whole; where it is, if it can be already. */
export function topFor(begin: number, end: number, top: number, height: number): number {
  if (begin < top) return begin;
  return end > top + height ? end - height : top;
}

/** How many pixels a rem has. */
const remOf = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The rows that are drawn of a list in a box that scrolls; where each begins, and the list ends, is in rem. */
export function useWindow(box: HTMLElement | null, tops: readonly number[]) {
  const [seen, setSeen] = useState({ top: 0, height: 50 });
  useEffect(() => {
    if (box === null) return;
    const look = () => {
      const rem = remOf();
      setSeen({ top: box.scrollTop / rem, height: box.clientHeight / rem });
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [box]);
  const reveal = useCallback(
    (index: number) => {
      const [begin, end] = [tops[index], tops[index + 1]];
      if (box === null || begin === undefined || end === undefined) return;
      const rem = remOf();
      const { scrollTop, clientHeight } = box;
      box.scrollTo({ top: topFor(begin * rem, end * rem, scrollTop, clientHeight) });
    },
    [box, tops],
  );
  return { ...windowOf(seen.top, seen.height, tops), reveal };
}
