import type {
  IntegrityCaseState,
  IntegrityLevel,
  IntegrityOutcome,
  IntegrityQueue,
  IntegrityCase,
} from '@/api/words/integrity';
import type { BadgeTone } from '@/ui/Badge';
import type { Side } from './api';
import { text } from './text';

/** The queues of each side, in the order in which work is looked for. */
export const queuesOf: Record<Side, readonly [IntegrityQueue, ...IntegrityQueue[]]> = {
  company: ['undecided', 'waiting', 'appeals', 'decided'],
  admin: ['appeals', 'undecided', 'waiting', 'decided'],
};

type Counts = Partial<Record<IntegrityQueue, number>>;

/** The queue that an address names; else the side's first in which somebody has to do something, or its first. */
export function queueOf(side: Side, named: string | null, counts: Counts = {}): IntegrityQueue {
  const queues = queuesOf[side];
  const work = queues.find((queue) => queue !== 'decided' && (counts[queue] ?? 0) > 0);
  return queues.find((queue) => queue === named) ?? work ?? queues[0];
}

/** The queue in which a case of a state is. */
export const queueOfState: Record<IntegrityCaseState, IntegrityQueue> = {
  open: 'waiting',
  candidate_notified: 'waiting',
  answered: 'undecided',
  no_answer: 'undecided',
  appealed: 'appeals',
  explained: 'decided',
  unproven: 'decided',
  breach: 'decided',
  final: 'decided',
};

/** The longest answer, reason or appeal, in characters. */
export const MAX_TEXT = 4000;

/** Whether a text can be sent. */
export const isSendable = (typed: string): boolean =>
  typed.trim() !== '' && Array.from(typed.trim()).length <= MAX_TEXT;

/** What is wrong with a decision; undefined where it can be sent. */
export const decisionProblems = (outcome: IntegrityOutcome | undefined, reason: string) => ({
  outcome: outcome === undefined ? text.decide.outcomeMissing : undefined,
  reason: isSendable(reason) ? undefined : text.decide.reasonMissing,
});

export const levelTone: Record<IntegrityLevel, BadgeTone> = {
  none: 'neutral',
  note: 'info',
  review: 'caution',
};

/** A moment of an attempt: minutes and seconds since it began. */
export function momentOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const rest = String(seconds % 60).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${rest}`;
}

/** Why a case cannot be decided here and now; null where it can. */
export function whyNot(side: Side, of: IntegrityCase, decides: boolean): string | null {
  if (of.can_decide) return null;
  const { state } = of.said;
  if (state === 'open' || state === 'candidate_notified') return text.one.notYet;
  if (side === 'company' && state === 'appealed') return text.one.appealed;
  if (state !== 'answered' && state !== 'no_answer') return null;
  if (of.sent_by_you) return text.one.sentByYou;
  return decides ? null : text.one.mayNot;
}
