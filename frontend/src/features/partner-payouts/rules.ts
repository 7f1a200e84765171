import type { StatementState } from '@/api/words';

export const states: readonly StatementState[] = ['review', 'paid', 'void'];

/** The state that the address asks for; those to pay where it asks for none. */
export const stateOf = (asked: string | null): StatementState =>
  states.find((state) => state === asked) ?? 'review';
