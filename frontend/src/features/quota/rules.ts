import { dayWords } from '@/ui/time';
import type { Allowance } from '@/api/words/plans';
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
