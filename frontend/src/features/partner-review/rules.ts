import type { HistoryStep, PartnerApplicationState } from '@/api/words';
import { text } from './text';

/** What the admin can do with an application that waits. */
export type PartnerAct = 'approve' | 'reject';

/** The states of the queue; what waits comes first. */
export const states: readonly PartnerApplicationState[] = [
  'applied',
  'approved',
  'rejected',
  'withdrawn',
];

/** The state of an address; what waits for the admin where the address names none. */
export function stateOf(query: string | null): PartnerApplicationState {
  return states.find((state) => state === query) ?? 'applied';
}

/** What can be done with an application in this state. */
export function actsOf(state: PartnerApplicationState): readonly PartnerAct[] {
  return state === 'applied' ? ['approve', 'reject'] : [];
}

/** One line of the history: from which state to which. */
export function stepWords({ from, to, action }: HistoryStep): string {
  const names: Record<string, string> = text.states;
  const name = (state: string) => names[state] ?? state;
  return to === null ? action : text.historyLine(from === null ? null : name(from), name(to));
}

/** What is wrong with the words of an act; undefined when they can be sent. */
export function wordsProblem(act: PartnerAct, words: string): string | undefined {
  const length = Array.from(words.trim()).length;
  if (length === 0 && act === 'reject') return text.act.wordsMissing;
  return length > 2000 ? text.act.wordsLong : undefined;
}
