import type {
  HistoryStep,
  ModerationAct,
  ModerationQueue,
  ReasonCode,
  StoryWarning,
} from '@/api/words';
import { text as share } from '@/features/story-writing/text';
import { text } from './text';

export const queues = Object.keys(text.queues) as ModerationQueue[];
export const reasons = Object.keys(text.reasons) as ReasonCode[];

/** The queue that an address names; null where it names none. */
export const queueOf = (query: string | null): ModerationQueue | null =>
  queues.find((queue) => queue === query) ?? null;

/** The first queue in which something waits; the first of all where nothing does, or that is not known. */
export const firstWaiting = (counts: Partial<Record<ModerationQueue, number>> = {}) =>
  queues.find((queue) => queue !== 'all' && (counts[queue] ?? 0) > 0) ?? 'pending';

/** The acts that give the author a reason. */
export const needsReason = (act: ModerationAct): boolean =>
  act === 'request_changes' || act === 'reject' || act === 'remove';

export const keyOf: Partial<Record<ModerationAct, string>> = {
  publish: 'p',
  request_changes: 'c',
  reject: 'r',
  remove: 'x',
  keep: 'e',
};

/** What is wrong with a reason; undefined where it can be sent. */
export function reasonProblems(code: ReasonCode | undefined, words: string) {
  const long = Array.from(words.trim()).length > 2000;
  return {
    code: code === undefined ? text.act.choose : undefined,
    // A code alone does not tell the author what to do.
    words: words.trim() === '' || long ? text.act.wordsMissing : undefined,
  };
}

export type Piece = { text: string; warned: StoryWarning | null };

/** A text cut where the warnings stand. What does not fit the text any more is left out. */
export function pieces(value: string, warnings: readonly StoryWarning[]): Piece[] {
  const fitting = warnings
    .filter(({ start, end, text: said }) => end > start && value.slice(start, end) === said)
    .toSorted((a, b) => a.start - b.start);
  const found: Piece[] = [];
  let at = 0;
  for (const warning of fitting) {
    if (warning.start < at) continue;
    if (warning.start > at) found.push({ text: value.slice(at, warning.start), warned: null });
    found.push({ text: value.slice(warning.start, warning.end), warned: warning });
    at = warning.end;
  }
  if (at < value.length) found.push({ text: value.slice(at), warned: null });
  return found;
}

const states: Readonly<Record<string, string | undefined>> = share.states;
const stateName = (state: string | null): string | null =>
  state === null ? null : (states[state] ?? state);

/** One line of the history: from which state to which, or what was done where the state stayed. */
export function stepWords({ action, from, to }: HistoryStep): string {
  const there = stateName(to);
  if (there !== null && to !== from) return text.case.step(stateName(from), there);
  return text.case.steps[action] ?? action;
}
