import type {
  ActivationLink,
  HistoryStep,
  InquiryAct,
  InquiryColumn,
  InquiryState,
} from '@/api/words';
import { text } from './text';

/** The columns of the queue, in the order of the way. Source: product.md §24b. */
export const columns: readonly InquiryColumn[] = [
  'new',
  'otp_pending',
  'verified',
  'in_review',
  'activation_sent',
  'activated',
  'stale',
  'closed',
];

/** The column of an address; what waits for the admin where the address names none. */
export function columnOf(query: string | null): InquiryColumn {
  return columns.find((column) => column === query) ?? 'in_review';
}

const likeliest: readonly InquiryAct[] = [
  'approve',
  'restore',
  'resend_activation',
  'request_info',
  'reject',
  'revoke_activation',
  'suspend',
];

/** What the server lets the admin do, the likeliest first. */
export function inOrder(actions: readonly InquiryAct[]): InquiryAct[] {
  return likeliest.filter((act) => actions.includes(act));
}

/** For whom the queue waits, where it does not wait for the admin. */
export function waitsFor(state: InquiryState): string | null {
  const words: Partial<Record<InquiryState, string>> = text.waits;
  return words[state] ?? null;
}

const HOUR = 3_600_000;

export type Deadline = { tone: 'positive' | 'caution' | 'negative'; words: string };

/** How the promise of an answer within one business day stands; null where no decision is waited for. */
export function deadlineOf(due_at: string | null, now: Date): Deadline | null {
  if (due_at === null) return null;
  const left = new Date(due_at).getTime() - now.getTime();
  if (left <= 0) return { tone: 'negative', words: text.sla.late };
  const hours = Math.ceil(left / HOUR);
  return { tone: hours <= 4 ? 'caution' : 'positive', words: text.sla.left(hours) };
}

/** What became of the newest activation link, and whether the admin has to look at it. */
export function linkState(
  link: ActivationLink,
  now: Date,
): { tone: 'positive' | 'caution' | 'negative' | 'neutral'; words: string } {
  if (link.used_at !== null) return { tone: 'positive', words: text.link.used };
  if (link.revoked_at !== null) return { tone: 'neutral', words: text.link.revoked };
  if (new Date(link.expires_at) <= now) return { tone: 'caution', words: text.link.expired };
  if (link.mail === 'failed') return { tone: 'negative', words: text.link.failed };
  return { tone: 'positive', words: link.mail === 'sent' ? text.link.sent : text.link.queued };
}

/** One line of the history: from which state to which, or what was done where the state stayed. */
export function stepWords({ action, from, to }: HistoryStep): string {
  const events: Record<string, string> = text.events;
  const states: Record<string, string> = text.states;
  const name = (state: string) => states[state] ?? state;
  if (to !== null && to !== from)
    return text.historyLine(from === null ? null : name(from), name(to));
  return events[action] ?? action;
}

/** Whole days as a person says them. */
export function ageWords(days: number): string {
  if (days <= 0) return text.age.today;
  return days === 1 ? text.age.yesterday : text.age.days(days);
}

/** What is wrong with the words an act needs; undefined when they can be sent. */
export function reasonProblem(words: string): string | undefined {
  const length = Array.from(words.trim()).length;
  if (length === 0) return text.act.wordsMissing;
  return length > 2000 ? text.act.wordsLong : undefined;
}
