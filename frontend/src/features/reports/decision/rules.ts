/** What can be decided on a result, and how a decision is put into words. Pure. */
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type {
  ResultDecided,
  ResultDecision,
  ResultDecisionEvent,
  ResultDeclineCode,
} from '@/api/words/decisions';
import { shortTime } from '@/ui/time';
import { text } from './text';

const from: Record<ResultDecision, readonly ResultDecisionEvent[]> = {
  undecided: ['advance', 'hold', 'decline'],
  held: ['advance', 'decline', 'reopen'],
  advanced: ['hold', 'decline', 'reopen'],
  declined: ['reopen'],
};

/** Whether an act is possible now. News that the candidate has been notified of is not taken back. */
export function can(act: ResultDecisionEvent, decided: ResultDecided): boolean {
  const { state, news_at, can_decide } = decided;
  if (!can_decide || !from[state].includes(act)) return false;
  return act !== 'reopen' || state === 'held' || news_at !== null;
}

/** Who decided what; null while nobody has. */
export function decidedWords({ state, decided_by }: ResultDecided): string | null {
  return state === 'undecided' ? null : text.by[state](decided_by ?? text.formerColleague);
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "14:05" on the same day, else "15 Nov, 00:30". */
export function clockOf(at: string, now: Date): string {
  const moment = new Date(at);
  return moment.toDateString() === now.toDateString() ? clock.format(moment) : shortTime(moment);
}

/** What the candidate knows of it, or will know; null while there is nothing to know. */
export function newsWords({ state, news_at }: ResultDecided, now: Date): string | null {
  if (state === 'undecided') return null;
  if (state === 'held') return text.noNews;
  return news_at === null ? text.notified : text.notifiedAt(clockOf(news_at, now));
}

/** Whether the reader goes through what waits: reviewers read the state of one result. */
export const goesOn = ({ can_decide, application }: ResultDecided): boolean =>
  can_decide || application !== null;

/** The waiting result to go on with: the next one, else one that was graded earlier. */
export const onwardOf = ({ next_id, previous_id }: ResultDecided): string | null =>
  next_id ?? previous_id;

/** What is written for a decline. */
export type Draft = { readonly code: ResultDeclineCode | undefined; readonly text: string };

export const EMPTY: Draft = { code: undefined, text: '' };

export type Problems = { readonly code?: string; readonly text?: string };

/** How long words to the candidate may be. */
const MOST = 2000;

/** What keeps a decline from being sent. */
export function problemsOf({ code, text: typed }: Draft): Problems {
  const length = Array.from(typed.trim()).length;
  return {
    ...(code === undefined ? { code: text.dialog.reasonMissing } : {}),
    ...(code === 'other' && length === 0 ? { text: text.dialog.wordsMissing } : {}),
    ...(length > MOST ? { text: text.dialog.long } : {}),
  };
}

/** What the server refuses because the decision is another one by now. */
export const OUTDATED = ['stale_version', 'candidate_notified', 'decided_on_board', 'not_now'];

/** Why nothing was decided. */
export function failureOf(error: unknown): string {
  if (hasCode(error, 'stale_version')) return text.stale;
  if (hasCode(error, 'candidate_notified')) return text.tooLate;
  return hasCode(error, ...OUTDATED) ? text.notNow : failureWords(error, text.failed);
}
