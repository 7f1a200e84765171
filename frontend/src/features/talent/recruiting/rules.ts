import type { RecommendedCandidate } from '@/api/words';
import { text } from './text';

/** How much of a name or an address is looked for. */
export const LEAST_TYPED = 2;

const lengthOf = (typed: string) => Array.from(typed.trim()).length;

/** What is wrong with a direct message; undefined where nothing is. */
export function messageProblem(typed: string): string | undefined {
  const length = lengthOf(typed);
  return length < 80 || length > 2000 ? text.message.missing : undefined;
}

/** What is wrong with the admin's note; undefined where nothing is. */
export function noteProblem(typed: string): string | undefined {
  const length = lengthOf(typed);
  return length < 1 || length > 500 ? text.list.missing.note : undefined;
}

/** Why nobody can write to this candidate now; null where they can. */
export function whyNotWrite(
  { contact }: Pick<RecommendedCandidate, 'contact'>,
  left: number,
): string | null {
  if (contact !== null) return text.company.written;
  return left > 0 ? null : text.company.noneLeft;
}

/** How many messages are left, in words. */
export function quotaWords(left: number, month: number): string {
  return left === 0 ? text.company.noneLeft : text.company.left(left, month);
}
