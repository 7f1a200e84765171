/** The time by which links are filtered: days of UTC, both of them included. Pure. */
import type { Network } from '@/api/words/admin';

export const DAY_MS = 86_400_000;
/** So many bars are drawn at most. */
const BARS = 40;

type Link = Network['links'][number];
/** From the beginning of one day to the end of another; null where nothing is left out. */
export type Window = { from: string; to: string } | null;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const isDay = (word: string | null): word is string =>
  word !== null && DAY.test(word) && !Number.isNaN(startOf(word));

/** The window of an address; null where it names none that there is. */
export function windowOf(params: URLSearchParams): Window {
  const [from, to] = [params.get('from'), params.get('to')];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

/** The bars of the time: as many days each, the last one ends with today. */
export type Bars = {
  /** The first day of each bar, and after them the day after the last one. */
  edges: readonly string[];
  /** How many edges came in each. Those that were put together are spread evenly over their time. */
  counts: readonly number[];
};

/** The time of all links in bars; null where they are of less than two days. */
export function barsOf(links: readonly Link[], now: Date): Bars | null {
  if (links.length === 0) return null;
  const today = startOf(dayOf(now.getTime()));
  const first = Math.min(...links.map(({ first_at: at }) => startOf(dayOf(Date.parse(at)))));
  const days = Math.round((today - first) / DAY_MS) + 1;
  if (days < 2) return null;
  const each = Math.ceil(days / BARS);
  const bars = Math.ceil(days / each);
  const begins = today + DAY_MS - bars * each * DAY_MS;
  const barOf = (at: string) =>
    Math.min(bars - 1, Math.max(0, Math.floor((Date.parse(at) - begins) / (each * DAY_MS))));
  const counts = new Array<number>(bars).fill(0);
  for (const { first_at: from, last_at: to, count } of links) {
    const [start, end] = [barOf(from), barOf(to)];
    for (let bar = start; bar <= end; bar += 1)
      counts[bar] = (counts[bar] ?? 0) + count / (end - start + 1);
  }
  const edges = Array.from({ length: bars + 1 }, (_, bar) => dayOf(begins + bar * each * DAY_MS));
  return { edges, counts };
}

/** Which bars a window takes: from one of their edges to another. */
export function spanOf({ edges }: Bars, window: Window): readonly [number, number] {
  const last = edges.length - 1;
  if (window === null) return [0, last];
  const after = dayOf(startOf(window.to) + DAY_MS);
  const start = edges.findLastIndex((edge) => edge <= window.from);
  const end = edges.findIndex((edge) => edge >= after);
  const from = Math.min(last - 1, Math.max(0, start));
  return [from, Math.max(from + 1, end === -1 ? last : end)];
}

/** The first and the last day of bars. */
export const daysOf = ({ edges }: Bars, [start, end]: readonly [number, number]) => ({
  from: edges[start] ?? '',
  to: dayOf(startOf(edges[end] ?? '') - DAY_MS),
});

/** The window of bars; null where it takes all of them. */
export const windowAt = (bars: Bars, span: readonly [number, number]): Window =>
  span[0] === 0 && span[1] === bars.edges.length - 1 ? null : daysOf(bars, span);

/** The numbers of the links of which anything came in a window; null where that leaves none out. */
export function within(links: readonly Link[], window: Window): ReadonlySet<number> | null {
  if (window === null) return null;
  const [start, end] = [startOf(window.from), startOf(window.to) + DAY_MS];
  const shown = links.flatMap(({ first_at: first, last_at: last }, at) =>
    Date.parse(last) >= start && Date.parse(first) < end ? [at] : [],
  );
  return new Set(shown);
}
