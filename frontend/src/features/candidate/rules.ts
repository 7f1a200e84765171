import type { MyInvitation, ReportRow, User } from '@/api/words';
import { paths } from '@/facts/paths';
import { text } from './text';

/** Whether the invitation can be opened now: not started and not over. */
export function isOpen(invitation: MyInvitation): boolean {
  return invitation.state === 'open';
}

/** What can wait for a candidate. */
export type WaitingKind =
  | 'offer'
  | 'question'
  | 'running'
  | 'invitation'
  | 'introduction'
  | 'message'
  | 'meeting'
  | 'proposal'
  | 'github'
  | 'changes';

/** One thing that waits for the candidate, and where it is done. */
export type Waiting = {
  kind: WaitingKind;
  /** Unique within its kind. */
  id: string;
  title: string;
  /** Empty where no company is behind it. */
  company: string;
  /** Until when, or the first time that is proposed; null where nothing ends. */
  until: string | null;
  path: string;
  /** Of an invitation and a running attempt. */
  invitation?: MyInvitation;
};

/** What comes first; of the same rank, what ends first. */
const ranks: Record<WaitingKind, number> = {
  offer: 0,
  question: 1,
  running: 2,
  invitation: 3,
  introduction: 4,
  message: 4,
  meeting: 4,
  proposal: 4,
  github: 4,
  changes: 5,
};

const endOf = ({ until }: Waiting): number => (until === null ? Infinity : Date.parse(until));

/** What waits, the one next action first. */
export function inOrder(all: readonly Waiting[]): Waiting[] {
  const before = (a: Waiting, b: Waiting) =>
    ranks[a.kind] - ranks[b.kind] || (endOf(a) < endOf(b) ? -1 : Number(endOf(a) > endOf(b)));
  return all.toSorted(before);
}

/** What waits, and how much of it is known. */
export type WaitingList = {
  items: readonly Waiting[];
  /** Whether all of it was read. */
  isWhole: boolean;
  /** Whether a part of it could not be read. */
  isFailed: boolean;
};

/** The sentence under the greeting; undefined while it is not known whether something waits. */
export function leadSentence(
  user: Pick<User, 'username' | 'email_verified'>,
  { items, isWhole, isFailed }: WaitingList,
): string | undefined {
  if (items.length > 0) return text.lead.waiting(items.length);
  if (user.username === null) return text.lead.username;
  if (!user.email_verified) return text.lead.verify;
  if (isFailed) return text.lead.failed;
  return isWhole ? text.lead.none : undefined;
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

export type WelcomeStep = { label: string; done: boolean; path: string };

/** What somebody did of their own accord. */
export type Did = { hasPractised: boolean; hasApplied: boolean; hasJoined: boolean };

const invited: readonly MyInvitation['state'][] = ['not_open', 'open', 'started', 'finished'];

/** The first steps: to a report where there is an invitation, else to a problem, a role and the talent pool. */
export function welcomeSteps(
  user: Pick<User, 'email_verified'>,
  invitations: readonly MyInvitation[],
  reports: readonly Pick<ReportRow, 'state'>[],
  { hasPractised, hasApplied, hasJoined }: Did,
): WelcomeStep[] {
  const { steps } = text.welcome;
  const email = { label: steps.email, done: user.email_verified, path: paths.confirmEmail };
  const own = invitations.filter(({ state }) => invited.includes(state));
  if (own.length === 0)
    return [
      email,
      { label: steps.practise, done: hasPractised, path: paths.codebrain },
      { label: steps.role, done: hasApplied, path: paths.openRoles },
      { label: steps.pool, done: hasJoined, path: paths.talentForm },
    ];
  const taken = own.some(({ state }) => state === 'started' || state === 'finished');
  const graded = reports.some(({ state }) => state === 'graded');
  return [
    email,
    { label: steps.take, done: taken, path: paths.ownAssessments },
    { label: steps.report, done: graded, path: paths.ownReports },
  ];
}

/** The greeting for an hour of the viewer's day, 0–23. */
export function greeting(hour: number): string {
  if (hour >= 5 && hour < 12) return text.greeting.morning;
  return hour >= 12 && hour < 18 ? text.greeting.afternoon : text.greeting.evening;
}
