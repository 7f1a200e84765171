import { text } from './text';

export type TimerTone = 'calm' | 'soon' | 'last';

const MINUTE = 60_000;

/** Amber from ten minutes on, red from two. Source: design, code workspace. */
export function timerTone(leftMs: number): TimerTone {
  if (leftMs <= 2 * MINUTE) return 'last';
  return leftMs <= 10 * MINUTE ? 'soon' : 'calm';
}

/** 5 025 000 ms → "1:23:45"; under an hour "23:45". Never negative; a started second counts as whole. */
export function clock(leftMs: number): string {
  const total = Math.max(0, Math.ceil(leftMs / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const seconds = two(total % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${two(minutes)}:${seconds}`;
}

/** The time left in words, to the minute: "1 hour 24 minutes". */
export function spokenTime(leftMs: number): string {
  const minutes = Math.ceil(Math.max(0, leftMs) / MINUTE);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? text.hours(hours) : '', rest > 0 || hours === 0 ? text.minutes(rest) : '']
    .filter(Boolean)
    .join(' ');
}

/** The mark (10, 5 or 1 minutes) between two readings, or null: what to announce, once. */
export function passedMark(beforeMs: number, nowMs: number): number | null {
  return [1, 5, 10].find((mark) => beforeMs > mark * MINUTE && nowMs <= mark * MINUTE) ?? null;
}
