/** What can be asked and answered about extra time. */
import type { Accommodation, MyAccommodation } from '@/api/words';

export const LEAST_PERCENT = 10;
export const MOST_PERCENT = 300;
export const MOST_TEXT = 1000;

/** A whole percentage that can be asked for or granted; null for anything else that was typed. */
export function percentOf(typed: string): number | null {
  const percent = /^\d{1,3}$/u.test(typed.trim()) ? Number(typed) : NaN;
  return percent >= LEAST_PERCENT && percent <= MOST_PERCENT ? percent : null;
}

/** How long an attempt of so many minutes is with extra time, in whole minutes rounded up as the server does. */
export function minutesWith(minutes: number, percent: number): number {
  return minutes + Math.ceil((minutes * percent) / 100);
}

/** Nobody has begun, so that the company can still answer. */
export function canAnswer({ standing }: Pick<Accommodation, 'standing'>): boolean {
  return standing === 'open' || standing === 'not_open';
}

/** Only a request without an answer can be declined: what was granted is changed, not taken back. */
export function canDecline(request: Pick<Accommodation, 'standing' | 'state'>): boolean {
  return canAnswer(request) && request.state === 'asked';
}

/** The present request, where there is one that was not taken back. */
export function present(request: MyAccommodation | null): MyAccommodation | null {
  return request === null || request.state === 'withdrawn' ? null : request;
}
