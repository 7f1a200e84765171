/** Which invitations have a result, and in which order results are shown. */
import type { Invitation } from '@/api/words';

export type Result = {
  readonly invitation: Invitation;
  readonly attempt: NonNullable<Invitation['attempt']>;
};

/** Submitted attempts: graded ones by fineness, highest first, then those being judged. */
export function resultsOf(invitations: readonly Invitation[]): Result[] {
  return invitations
    .flatMap((invitation) =>
      invitation.attempt === null || invitation.attempt.state === 'in_progress'
        ? []
        : [{ invitation, attempt: invitation.attempt }],
    )
    .sort((a, b) => (b.attempt.fineness ?? -1) - (a.attempt.fineness ?? -1));
}
