import type { User } from '@/api/words';

/** The steps of a candidate's way in: account, e-mail, username, profile. */
export type CandidateStep = 1 | 2 | 3 | 4;
export const CANDIDATE_STEPS = 4;

type Person = Pick<
  User,
  'is_company' | 'is_partner' | 'is_admin' | 'email_verified' | 'username' | 'profile_completed'
>;

/** Whether the account goes through a candidate's steps. */
export const isCandidate = (person: Pick<Person, 'is_company' | 'is_admin' | 'is_partner'>) =>
  !person.is_company && !person.is_admin && !person.is_partner;

/** Which steps are still open, in order. An invitation to a challenge waits for none but the e-mail. */
function openSteps(person: Person, next: string | null): CandidateStep[] {
  if (!isCandidate(person)) return [];
  const steps: CandidateStep[] = [];
  if (!person.email_verified) steps.push(2);
  if (next?.startsWith('/codebrainv2/') === true) return steps;
  if (person.username === null) steps.push(3);
  if (!person.profile_completed) steps.push(4);
  return steps;
}

/** The step to show for the one in the address; null when nothing is left to do here. */
export function stepFor(
  wanted: number,
  person: Person | null,
  next: string | null,
): CandidateStep | null {
  if (person === null) return 1;
  const open = openSteps(person, next);
  return open.find((step) => step >= wanted) ?? null;
}
