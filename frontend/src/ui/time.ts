const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "3 days", "5 hours", "12 min": the distance between two moments in its largest unit, at least one minute. */
export function duration(ms: number): string {
  const size = Math.abs(ms);
  const unit = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
  if (size >= DAY) return unit(Math.floor(size / DAY), 'day', 'days');
  if (size >= HOUR) return unit(Math.floor(size / HOUR), 'hour', 'hours');
  return `${Math.max(1, Math.ceil(size / MINUTE))} min`;
}

/** "2 days ago", "in 5 hours", "just now"; whole units. */
export function relativeTime(at: Date, now: Date): string {
  const distance = at.getTime() - now.getTime();
  const size = Math.abs(distance);
  if (size >= DAY) return relative.format(Math.trunc(distance / DAY), 'day');
  if (size >= HOUR) return relative.format(Math.trunc(distance / HOUR), 'hour');
  if (size >= MINUTE) return relative.format(Math.trunc(distance / MINUTE), 'minute');
  // Ten seconds of the server's clock before this one are no future.
  return distance > 10_000 ? 'in under a minute' : 'just now';
}

const absolute = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** "Fri 14 Nov 2031, 18:00 CET": the viewer's own zone, named. */
export function absoluteTime(at: Date): string {
  return absolute.format(at);
}

const short = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** "14 Nov, 18:00". */
export function shortTime(at: Date): string {
  return short.format(at);
}

const minute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "12:38" of today, "14 Nov, 18:00" of another day. */
export function sinceTime(at: Date, now: Date): string {
  return at.toDateString() === now.toDateString() ? minute.format(at) : short.format(at);
}

/** The same moment in UTC, for the title of a time. */
export function utcTime(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const brief = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** "28 March 2027": the day of a moment, in the viewer's zone. */
export const dayOf = (at: string): string => long.format(new Date(at));

/** "28 Mar 2027": the same, where there is less room. */
export const shortDayOf = (at: string): string => brief.format(new Date(at));

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** "18:00:05", in the viewer's zone. */
export const clockOf = (at: string): string => clock.format(new Date(at));

/** "28 March 2027": a day of the wire, which has no time zone. */
export const dayWords = (day: string): string => long.format(new Date(`${day}T12:00:00`));

/** "28 Mar 2027": the same, where there is less room. */
export const shortDayWords = (day: string): string => brief.format(new Date(`${day}T12:00:00`));
