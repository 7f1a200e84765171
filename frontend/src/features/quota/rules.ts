import { dayWords } from '@/ui/time';
import type { Allowance, PlanQuotas } from '@/api/words/plans';
import { text } from './text';

/** What a company reads of its allowance; null while there is enough. */
export function warningOf(allowance: Allowance): { first: string; more: string | null } | null {
  const { level, left, quota, used, extra, plan, renews_on: renews } = allowance;
  const day = dayWords(renews);
  if (level === 'open') return null;
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
