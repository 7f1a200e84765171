/** What is drawn of how long people wait for support. Pure. */
import type { SupportWaits, SupportWeek } from '@/api/words/support';
import type { Bar } from '@/ui/chart/rules';
import { shortDayWords } from '@/ui/time';
import { text } from './text';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const brief = (value: number): string => String(Math.round(value * 10) / 10);

/** “45 s”, “12 min”, “3.5 h”, “2 d”. */
export function waitWords(seconds: number): string {
  if (seconds < MINUTE) return text.seconds(seconds);
  if (seconds < HOUR) return text.minutes(Math.round(seconds / MINUTE));
  if (seconds < 2 * DAY) return text.hours(brief(seconds / HOUR));
  return text.days(brief(seconds / DAY));
}

export type Kind = 'answer' | 'resolution';

export type Drawn = { bars: Bar[]; summary: string };

/** The weeks that have something of this kind, and the last of them in words; `null` where none has. */
export function drawn(weeks: readonly SupportWeek[], kind: Kind): Drawn | null {
  const some = weeks.flatMap((week) => {
    const { median_s: median, p90_s: p90, count }: SupportWaits = week[kind];
    return median === null || p90 === null ? [] : [{ monday: week.monday, median, p90, count }];
  });
  const last = some.at(-1);
  if (last === undefined) return null;
  return {
    bars: some.map(({ monday, median, p90 }) => ({
      label: shortDayWords(monday),
      value: p90,
      part: median,
    })),
    summary: text.summary(
      some.reduce((sum, { count }) => sum + count, 0),
      waitWords(last.median),
      waitWords(last.p90),
      shortDayWords(last.monday),
    ),
  };
}
