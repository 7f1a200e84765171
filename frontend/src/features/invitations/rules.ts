/** What an invitation's state means and allows. */
import type { Invitation, InvitationState, InviteCard } from '@/api/words';

type StateText = {
  readonly label: string;
  readonly tone: 'neutral' | 'info' | 'positive' | 'caution' | 'negative';
};

const STATES: Record<InvitationState, StateText> = {
  created: { label: 'Being sent', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'info' },
  opened: { label: 'Opened', tone: 'info' },
  accepted: { label: 'Signed in', tone: 'info' },
  started: { label: 'In progress', tone: 'caution' },
  completed: { label: 'Finished', tone: 'positive' },
  expired: { label: 'Expired', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  bounced: { label: 'Not delivered', tone: 'negative' },
  satisfied_by_share: { label: 'Earlier result', tone: 'positive' },
  declined: { label: 'Declined', tone: 'neutral' },
};

export function stateText(state: InvitationState): StateText {
  return STATES[state];
}

const WAITING: ReadonlySet<InvitationState> = new Set([
  'created',
  'sent',
  'opened',
  'accepted',
  'bounced',
]);

/** Only an invitation that was not started can be cancelled. */
export function canCancel(invitation: Invitation): boolean {
  return WAITING.has(invitation.state) && invitation.state !== 'bounced';
}

/** Sending again makes sense while the person has not started. */
export function canResend(invitation: Invitation): boolean {
  const { state } = invitation;
  return state === 'expired' || (WAITING.has(state) && state !== 'created' && state !== 'bounced');
}

/** An invitation that nobody has started can be open for longer, also after it expired. */
export function canExtend(invitation: Invitation): boolean {
  const { state } = invitation;
  return state === 'expired' || (WAITING.has(state) && state !== 'bounced');
}

/** Only a clock that runs can be given more time. */
export function canGiveTime({ attempt }: Invitation): boolean {
  return attempt?.state === 'in_progress';
}

/** Whole minutes that may be given, 5 to 120; null for anything else that was typed. */
export function minutesOf(typed: string): number | null {
  const minutes = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : NaN;
  return minutes >= 5 && minutes <= 120 ? minutes : null;
}

export function displayName(invitation: Invitation): string {
  return invitation.name ?? invitation.email;
}

/** One address, loosely: the server has the last word. */
export function isEmail(value: string): boolean {
  return /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]{2,}$/u.test(value.trim());
}

export type CardStep =
  | 'sign-in'
  | 'sign-in-resume'
  | 'other-account'
  | 'taken'
  | 'verify'
  | 'consent'
  | 'resume'
  | 'report'
  | 'earlier-result'
  | 'finished'
  | 'not-open'
  | 'expired'
  | 'declined'
  | 'cancelled';

/** The one next step that the card offers its viewer. */
export function cardStep(card: Pick<InviteCard, 'state' | 'viewer' | 'attempt_id'>): CardStep {
  if (card.state === 'not_open') return 'not-open';
  if (card.state === 'expired') return 'expired';
  if (card.state === 'cancelled') return 'cancelled';
  if (card.state === 'declined') return 'declined';
  if (card.viewer === 'taken') return 'taken';
  const mine = card.viewer === 'invited' || card.viewer === 'any_address';
  if (card.state === 'earlier_result') return mine ? 'earlier-result' : 'finished';
  if (card.state === 'finished') return mine && card.attempt_id !== null ? 'report' : 'finished';
  if (card.viewer === 'other_account') return 'other-account';
  if (card.viewer === 'unverified') return 'verify';
  if (card.state === 'started') return mine ? 'resume' : 'sign-in-resume';
  return mine ? 'consent' : 'sign-in';
}

/** The ten characters of a code in two groups of five, as they are printed. */
export function groupedCode(code: string): string {
  return code.length === 10 ? `${code.slice(0, 5)}-${code.slice(5)}` : code;
}

/** Nobody has asked for a trial, and a student leaves a partner's assessment. */
export const mayDecline = (card: Pick<InviteCard, 'viewer' | 'trial_of' | 'by_partner'>): boolean =>
  card.viewer === 'invited' && card.trial_of === null && !card.by_partner;
