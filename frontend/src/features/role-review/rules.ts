import type { HistoryStep, RoleComment, RoleDecision, RoleQueue } from '@/api/words';
import { text } from './text';

/** The queues; what waits comes first. */
export const queues: readonly RoleQueue[] = ['waiting', 'changes_requested', 'approved', 'live'];

/** The queue of an address; what waits for the admin where the address names none. */
export function queueOf(query: string | null): RoleQueue {
  return queues.find((queue) => queue === query) ?? 'waiting';
}

/** How long a role that was sent may wait for a decision, in hours. Source: product.md §25a. */
const DECIDE_HOURS = 24;

export type Due = { tone: 'positive' | 'caution' | 'negative'; words: string };

/** How much of the day for a decision is left. */
export function dueOf(submitted_at: string, now: Date): Due {
  const left = DECIDE_HOURS - (now.getTime() - new Date(submitted_at).getTime()) / 3_600_000;
  if (left <= 0) return { tone: 'negative', words: text.due.late };
  const hours = Math.ceil(left);
  return { tone: hours <= 4 ? 'caution' : 'positive', words: text.due.left(hours) };
}

/** The keys of decisions. */
export const keyOf: Partial<Record<RoleDecision, string>> = {
  approve: 'a',
  publish: 'p',
  request_changes: 'c',
  reject: 'r',
};

/** What is most likely meant, in this order; nothing that takes something away is. */
const MEANT: readonly RoleDecision[] = ['publish', 'resume', 'approve'];

/** What is decided most likely, which is the filled button; null where all that is open takes something away. */
export const meantOf = (decisions: readonly RoleDecision[]): RoleDecision | null =>
  MEANT.find((decision) => decisions.includes(decision)) ?? null;

/** What can be decided, with what is most likely meant first. */
export function inOrder(decisions: readonly RoleDecision[]): readonly RoleDecision[] {
  const meant = meantOf(decisions);
  return decisions.toSorted((a, b) => Number(b === meant) - Number(a === meant));
}

const AGAINST: readonly RoleDecision[] = ['request_changes', 'reject', 'pause', 'close'];

/** Whether the company is to know why. */
export const needsNote = (decision: RoleDecision): boolean => AGAINST.includes(decision);

/** One line of the history. */
export function stepWords({ action }: HistoryStep): string {
  return text.steps[action] ?? action;
}

export type Problems = { note?: string; at?: string; comments?: Record<number, string> };

type Typed = { note: string; at: string; comments: readonly RoleComment[] };

const lengthOf = (typed: string): number => Array.from(typed.trim()).length;

/** What keeps a decision from being sent; empty where nothing does. */
export function problemsOf(decision: RoleDecision, typed: Typed, now: Date): Problems {
  const problems: Problems = {};
  const words = lengthOf(typed.note);
  if (needsNote(decision) && words === 0) problems.note = text.act.wordsMissing;
  if (words > 2000) problems.note = text.act.wordsLong;
  const bad = typed.comments.flatMap(({ text: said }, index) => {
    const length = lengthOf(said);
    return length >= 1 && length <= 500 ? [] : [[index, text.act.commentMissing] as const];
  });
  if (bad.length > 0) problems.comments = Object.fromEntries(bad);
  if (decision === 'schedule' && !(new Date(typed.at) > now)) problems.at = text.act.atMissing;
  return problems;
}
