import { dayWords, shortDayOf } from '@/ui/time';
import type { FreeTrial } from '@/api/words/company/access';
import type { Allowance, PlanQuotas } from '@/api/words/plans';
import { text } from './text';

/** What a company reads of its allowance; null while there is enough. */
export function warningOf(allowance: Allowance): { first: string; more: string | null } | null {
  const { is_trial, level, left, quota, used, extra, plan, renews_on: renews } = allowance;
  const day = dayWords(renews);
  // A free trial has a line of its own.
  if (level === 'open' || is_trial) return null;
  if (level === 'used_up') return { first: text.usedUp(quota, plan, day), more: text.goesOn };
  const within = Math.max(0, quota - used);
  const first = within === 0 ? text.usedUp(quota, plan, day) : text.near(within, quota, plan, day);
  return { first, more: left > within ? text.extra(extra) : null };
}

/** The same of what a plan limits at any time. */
export function roomWarning(
  quotas: PlanQuotas,
  of: 'roles' | 'problems',
): { first: string; more: string | null } | null {
  const { level, used, quota } = quotas[of];
  const words = text.room[of];
  if (level === 'open') return null;
  const first = words.taken(used, quota, quotas.plan);
  return { first, more: level === 'used_up' ? words.full : null };
}

/** What a company reads of its free trial: one line while it can invite, else a warning with what to do next. */
export function trialWords(
  { ends_at, invitations, invitations_left: left }: FreeTrial,
  now: Date,
): { line: string } | { first: string; more: string } {
  const words = text.trial;
  const day = shortDayOf(ends_at);
  if (new Date(ends_at) <= now) return { first: words.ended(day), more: words.next };
  if (left <= 0) return { first: words.usedUp(invitations, day), more: words.next };
  return { line: words.left(left, invitations, day) };
}
