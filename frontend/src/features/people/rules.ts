import type {
  AdminCandidate,
  AdminCandidateDetail,
  CandidateStanding,
  HistoryStep,
} from '@/api/words';
import type { AdminCandidateRow } from '@/api/words/admin';
import { text as talent } from '@/features/talent/text';
import { text } from './text';

/** What the admin can do with an account. */
export type PersonAct = 'lock' | 'unlock';

/** What the admin can do about the erasing of an account. */
export type ErasureAct = 'erase' | 'keep';

export const standings: readonly CandidateStanding[] = [
  'all',
  'unverified',
  'incomplete',
  'locked',
];

/** The standing of an address; everybody where it names none. */
export function standingOf(query: string | null): CandidateStanding {
  return standings.find((standing) => standing === query) ?? 'all';
}

/** What can be done with an account that is locked or not. */
export const actOf = ({ locked }: Pick<AdminCandidate, 'locked'>): PersonAct =>
  locked ? 'unlock' : 'lock';

/** The same, as a list: an account that was merged stays as it is. */
export const actsOf = (
  person: Pick<AdminCandidate, 'locked' | 'merged_into'>,
): readonly PersonAct[] => (person.merged_into === null ? [actOf(person)] : []);

export const nameOf = ({ display_name }: Pick<AdminCandidate, 'display_name'>): string =>
  display_name === '' ? text.unnamed : display_name;

/** The line below the name: the address, and where they would work, as they say in the talent pool. */
export const detailOf = ({ email, places }: Pick<AdminCandidateRow, 'email' | 'places'>): string =>
  [email, places.map((place) => talent.places[place]).join(', ')].filter(Boolean).join(' · ');

/** The state of an account in one word: what weighs most comes first. */
export function stateOf(person: AdminCandidate): keyof typeof text.accountStates {
  if (person.merged_into !== null) return 'merged';
  if (person.locked) return 'locked';
  if (!person.email_verified) return 'unverified';
  return person.profile_completed ? 'complete' : 'incomplete';
}

/** One line of the history. Acts without words of their own keep their names in the log. */
export const stepWords = ({ action }: Pick<HistoryStep, 'action'>): string =>
  text.actions[action] ?? action;

/** What is wrong with a reason; undefined when it can be sent. */
export function reasonProblem(words: string): string | undefined {
  const length = Array.from(words.trim()).length;
  if (length === 0) return text.act.reasonMissing;
  return length > 2000 ? text.act.reasonLong : undefined;
}

/** The same of what the candidate reads about a voided attempt. */
export function voidReasonProblem(words: string): string | undefined {
  const length = Array.from(words.trim()).length;
  if (length === 0) return text.act.reasonMissing;
  return length > 400 ? text.void.reasonLong : undefined;
}

/** What stands for the score of a result. */
export function scoreWords({
  state,
  fineness,
}: Pick<AdminCandidateDetail['results'][number], 'state' | 'fineness'>): string {
  if (state === 'voided') return text.void.voided;
  return fineness === null ? text.notGraded : String(fineness);
}
