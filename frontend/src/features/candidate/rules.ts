import type { MyInvitation, ReportRow, User } from '@/api/words';
import { text } from './text';

/** Whether the invitation can be opened now: not started and not over. */
export function isOpen(invitation: MyInvitation): boolean {
  return invitation.state === 'open';
}

/** The one thing on top: a running attempt first, then the open invitation that closes soonest. */
export function nextInvitation(invitations: readonly MyInvitation[]): MyInvitation | null {
  const running = invitations.find((invitation) => invitation.state === 'started');
  if (running !== undefined) return running;
  const open = invitations.filter(isOpen);
  return open.toSorted((a, b) => Date.parse(a.expires_at) - Date.parse(b.expires_at))[0] ?? null;
}

type Prompted = Pick<User, 'username' | 'email_verified'>;

/** The sentence under the greeting; undefined while the invitations are not known. */
export function leadSentence(
  user: Prompted,
  invitations: readonly MyInvitation[] | undefined,
  asked = 0,
): string | undefined {
  if (user.username === null) return text.lead.username;
  if (!user.email_verified) return text.lead.verify;
  if (invitations === undefined) return undefined;
  if (invitations.some((invitation) => invitation.state === 'started')) return text.lead.running;
  const open = invitations.filter(isOpen).length;
  if (open === 0) return asked === 0 ? text.lead.none : text.lead.asked(asked);
  return open === 1 ? text.lead.one : text.lead.many(open);
}

export type ProfileStep = { key: 'username' | 'email' | 'details'; label: string; done: boolean };

/** The prompts that the account's flags call for. */
export function profileSteps(
  user: Pick<User, 'username' | 'email_verified' | 'profile_completed'>,
): ProfileStep[] {
  return [
    { key: 'email', label: text.profile.email, done: user.email_verified },
    { key: 'username', label: text.profile.username, done: user.username !== null },
    { key: 'details', label: text.profile.details, done: user.profile_completed },
  ];
}

/** Which of the welcome's three steps are done: the e-mail, an invitation, a report. */
export function welcomeDone(
  user: Pick<User, 'email_verified'>,
  invitations: readonly MyInvitation[],
  reports: readonly Pick<ReportRow, 'state'>[],
): readonly boolean[] {
  const opened = invitations.some(({ state }) => state === 'started' || state === 'finished');
  return [user.email_verified, opened, reports.some(({ state }) => state === 'graded')];
}

/** The greeting for an hour of the viewer's day, 0–23. */
export function greeting(hour: number): string {
  if (hour >= 5 && hour < 12) return text.greeting.morning;
  return hour >= 12 && hour < 18 ? text.greeting.afternoon : text.greeting.evening;
}
