/** The attempt's clock: what the server's time is now, told from a page whose own clock may be wrong. */

/** One reading of the server's clock, tied to the page's monotonic clock (`performance.now()`, ms). */
export type ClockReading = {
  readonly serverMs: number;
  readonly monotonicMs: number;
  readonly wallMs: number;
};

export type TimerTone = "calm" | "caution" | "urgent" | "over";

/** Minutes left at which a screen reader is told, once each. */
const ANNOUNCED_MINUTES = [10, 5, 1] as const;
const MINUTE_MS = 60_000;
/** A sleeping laptop stops the monotonic clock in some browsers; this much difference asks for a new reading. */
const DRIFT_MS = 2_000;

export function readClock(serverNow: string, monotonicMs: number, wallMs: number): ClockReading {
  return { serverMs: Date.parse(serverNow), monotonicMs, wallMs };
}

/** The server's time in ms. Changing the computer's clock has no effect on it. */
export function serverNow(reading: ClockReading, monotonicMs: number): number {
  return reading.serverMs + (monotonicMs - reading.monotonicMs);
}

/** Whether the two local clocks disagree about how long ago the reading was taken. */
export function hasDrifted(reading: ClockReading, monotonicMs: number, wallMs: number): boolean {
  const byMonotonic = monotonicMs - reading.monotonicMs;
  const byWall = wallMs - reading.wallMs;
  return Math.abs(byMonotonic - byWall) > DRIFT_MS;
}

/** Milliseconds until `endsAt`, never below zero. */
export function remainingMs(endsAt: string, nowMs: number): number {
  return Math.max(0, Date.parse(endsAt) - nowMs);
}

/** Counts down the way a kitchen timer does: "54:18", "1:38:02", "0:00" only at the end. */
export function formatRemaining(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const h = Math.floor(seconds / 3600);
  const m = Math.floor((seconds % 3600) / 60);
  const s = String(seconds % 60).padStart(2, "0");
  return h > 0 ? `${h}:${String(m).padStart(2, "0")}:${s}` : `${m}:${s}`;
}

/** The same in words, for the timer's accessible name: minutes only, so that it does not change each second. */
export function describeRemaining(ms: number): string {
  if (ms <= 0) return "Time is up";
  if (ms < MINUTE_MS) return "Less than a minute left";
  const minutes = Math.floor(ms / MINUTE_MS);
  const h = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    h > 0 ? `${h} ${h === 1 ? "hour" : "hours"}` : null,
    rest > 0 ? `${rest} ${rest === 1 ? "minute" : "minutes"}` : null,
  ].filter((part) => part !== null);
  return `${parts.join(" ")} left`;
}

/** Amber from ten minutes, red from two. */
export function timerTone(ms: number): TimerTone {
  if (ms <= 0) return "over";
  if (ms <= 2 * MINUTE_MS) return "urgent";
  if (ms <= 10 * MINUTE_MS) return "caution";
  return "calm";
}

/** The minutes to announce when the time left falls from `before` to `after`, or null when no mark was crossed. */
export function crossedMark(before: number, after: number): number | null {
  const crossed = ANNOUNCED_MINUTES.filter(
    (minutes) => before > minutes * MINUTE_MS && after <= minutes * MINUTE_MS && after > 0,
  );
  return crossed.at(-1) ?? null;
}

/** How much of the attempt is used up, 0 to 1; it draws the line under the timer. */
export function usedShare(startedAt: string, endsAt: string, nowMs: number): number {
  const start = Date.parse(startedAt);
  const length = Date.parse(endsAt) - start;
  if (length <= 0) return 1;
  return Math.min(1, Math.max(0, (nowMs - start) / length));
}
