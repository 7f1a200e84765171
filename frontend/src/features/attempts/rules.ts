/** The attempt's clock: the server's time, computed on a page whose own clock may be wrong. */

import type { AttemptTask, LanguageId } from '@/api/words';

export {
  dropLocalDraft,
  loadLocalDraft,
  openDraft,
  type LocalDraft,
  saveLocalDraft,
} from './drafts/local-drafts';

/** One reading of the server's clock with the page's two own clocks at that moment, all in ms. */
export type ClockReading = {
  readonly serverMs: number;
  readonly wallMs: number;
  readonly monotonicMs: number;
};

/** A sleeping laptop or a clock set by hand makes the two local clocks differ; this much asks for a new reading. */
const DRIFT_MS = 2_000;

/** `skew` is the server's time minus this computer's, as an answer of the server has shown it. */
export function readClock(skew: number, wallMs: number, monotonicMs: number): ClockReading {
  return { serverMs: wallMs + skew, wallMs, monotonicMs };
}

/** Server time minus this computer's time, in ms. */
export function skewMs(reading: ClockReading): number {
  return reading.serverMs - reading.wallMs;
}

/** Whether the two local clocks disagree about how long ago the reading was taken. */
export function hasDrifted(reading: ClockReading, wallMs: number, monotonicMs: number): boolean {
  const byWall = wallMs - reading.wallMs;
  const byMonotonic = monotonicMs - reading.monotonicMs;
  return Math.abs(byWall - byMonotonic) > DRIFT_MS;
}

/** How much of the attempt is used up at server time `nowMs`, 0 to 1. */
export function usedShare(startedAt: string, endsAt: string, nowMs: number): number {
  const start = Date.parse(startedAt);
  const length = Date.parse(endsAt) - start;
  if (length <= 0) return 1;
  return Math.min(1, Math.max(0, (nowMs - start) / length));
}

/** What the editor starts with; empty where the problem gives nothing for the language. */
export function templateOf(task: AttemptTask, language: LanguageId): string {
  return task.templates.find((one) => one.language === language)?.source ?? '';
}
