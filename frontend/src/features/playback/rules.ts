/** What a playback shows at each moment. Positions count UTF-16 code units, as strings here do. */
import type { LanguageId, Playback, PlaybackStep } from '@/api/words';

/** Without a change for longer than this, time can be skipped. */
export const IDLE_MS = 10_000;
/** How long before the next change the skip ends, so that it is seen to come. */
const LEAD_MS = 1_000;
/** Whole texts are kept after so many steps, so that no moment is far from one. */
const EVERY = 200;

export const SPEEDS = ['1', '2', '4', '8'] as const;
export type Speed = (typeof SPEEDS)[number];

type Texts = ReadonlyMap<LanguageId, string | null>;

/** The text on show. */
export type Frame = {
  readonly language: LanguageId | null;
  /** Null where it is not known. */
  readonly text: string | null;
  /** What the last change put there; empty where it only deleted. */
  readonly changed: { readonly from: number; readonly to: number } | null;
};

/** A playback with texts to start from. */
export type Film = {
  readonly playback: Playback;
  readonly keys: readonly Texts[];
};

function apply(texts: Map<LanguageId, string | null>, step: PlaybackStep): void {
  if (step.kind === 'gap' && step.language === null) {
    for (const language of texts.keys()) texts.set(language, null);
  }
  if (step.language === null) return;
  if (step.kind === 'gap') texts.set(step.language, null);
  if (step.kind === 'text') texts.set(step.language, step.text);
  const before = texts.get(step.language);
  if (step.kind === 'edit' && typeof before === 'string') {
    const after =
      before.slice(0, step.pos) + (step.text ?? '') + before.slice(step.pos + step.length);
    texts.set(step.language, after);
  }
}

export function filmOf(playback: Playback): Film {
  const texts = new Map<LanguageId, string | null>();
  const keys: Texts[] = [new Map()];
  playback.steps.forEach((step, index) => {
    apply(texts, step);
    if ((index + 1) % EVERY === 0) keys.push(new Map(texts));
  });
  return { playback, keys };
}

/** The last step that has happened by then; -1 before the first. */
export function stepAt(steps: readonly PlaybackStep[], t: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.t_ms ?? 0) <= t) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** What is on show at a moment. */
export const frameAt = (film: Film, t: number): Frame =>
  frameOf(film, stepAt(film.playback.steps, t));

/** What is on show once a step has happened. */
export function frameOf({ playback, keys }: Film, last: number): Frame {
  const key = Math.floor((last + 1) / EVERY);
  const texts = new Map(keys[key]);
  for (const step of playback.steps.slice(key * EVERY, last + 1)) apply(texts, step);
  let language: LanguageId | null = null;
  let changed: Frame['changed'] = null;
  for (let index = last; index >= 0 && language === null; index -= 1) {
    const step = playback.steps[index];
    if (step === undefined || step.language === null) continue;
    language = step.language;
  }
  const step = playback.steps[last];
  if (step?.kind === 'edit') changed = { from: step.pos, to: step.pos + (step.text ?? '').length };
  return { language, text: language === null ? null : (texts.get(language) ?? null), changed };
}

/** How far it has come after `elapsed` ms of watching. */
export function advance(
  steps: readonly PlaybackStep[],
  t: number,
  { elapsed, speed, skips, end }: { elapsed: number; speed: number; skips: boolean; end: number },
): number {
  const next = steps[stepAt(steps, t) + 1];
  if (skips) {
    if (next === undefined) return end;
    if (next.t_ms - t > IDLE_MS) return next.t_ms - LEAD_MS;
  }
  return Math.min(end, t + elapsed * speed);
}

/** The part of the attempt in which this task was worked on. */
export type Span = { readonly start: number; readonly end: number };

export function spanOf({ steps, duration_ms: duration }: Playback): Span {
  const [first, last] = [steps[0], steps.at(-1)];
  return { start: first?.t_ms ?? 0, end: last?.t_ms ?? duration };
}

/** How far along the span a moment is, from 0 to 1. */
export const along = ({ start, end }: Span, t: number): number =>
  (t - start) / Math.max(1, end - start);

/** When something was written first, for there is nothing to see before; the start where nothing was. */
export const openingOf = ({ steps }: Playback, { start }: Span): number =>
  steps.find((step) => step.kind === 'edit')?.t_ms ?? start;

/** How much was written and deleted in each of `count` equal parts of the span, as shares of the busiest. */
export function activityOf(steps: readonly PlaybackStep[], span: Span, count: number): number[] {
  const parts = Array.from({ length: count }, () => 0);
  for (const step of steps) {
    if (step.kind !== 'edit') continue;
    const part = Math.min(count - 1, Math.floor(along(span, step.t_ms) * count));
    parts[part] = (parts[part] ?? 0) + (step.text ?? '').length + step.length;
  }
  const most = Math.max(1, ...parts);
  return parts.map((part) => part / most);
}

/** "1:02:03" or "2:03": hours only where there are some. */
export function clock(t: number): string {
  const seconds = Math.floor(t / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Runs, submissions and gaps: where one jumps. */
export const isLandmark = (step: PlaybackStep): boolean =>
  step.kind === 'sent' || step.kind === 'gap';

/** The landmark after (1) or before (-1) a moment; null where there is none. */
export function landmark(
  steps: readonly PlaybackStep[],
  t: number,
  way: 1 | -1,
): PlaybackStep | null {
  const marks = steps.filter(isLandmark);
  if (way === 1) return marks.find((step) => step.t_ms > t) ?? null;
  return marks.findLast((step) => step.t_ms < t) ?? null;
}

export type Mark = {
  readonly kind: 'run' | 'submit' | 'gap';
  readonly at: number;
  /** Whether there is room for its letter; beside another one there is not. */
  readonly isNamed: boolean;
};

/** How close two letters may be, as a share of the span. */
const LETTER = 0.02;

/** The landmarks along the span. */
export function marksOf({ steps, sent }: Playback, span: Span): Mark[] {
  let named = -LETTER;
  return steps.filter(isLandmark).map((step) => {
    const at = along(span, step.t_ms);
    const isNamed = at - named >= LETTER;
    if (isNamed) named = at;
    const kind = step.sent === null ? 'gap' : (sent[step.sent]?.kind ?? 'run');
    return { kind, at, isNamed };
  });
}
