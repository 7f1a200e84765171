import type { RoleProposal } from '@/api/words/hiring/slates';

/** The longest reason of a no, in characters. */
const MOST = 2000;

const lengthOf = (typed: string) => Array.from(typed.trim()).length;

/** The proposals that a candidate can answer. */
export const waiting = (all: readonly RoleProposal[]): RoleProposal[] =>
  all.filter(({ state }) => state === 'proposed');

export const isTooLong = (reason: string): boolean => lengthOf(reason) > MOST;

/** Whether a note says enough, and no more than is read. */
export const isNote = (typed: string): boolean => {
  const length = lengthOf(typed);
  return length >= 20 && length <= MOST;
};
