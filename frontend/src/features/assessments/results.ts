/** How results are asked for, and how one is drawn. */
import type { Invitation } from '@/api/words';
import type { ResultDecision } from '@/api/words/decisions';
import type { AttemptVerification } from '@/api/words/integrity';
import type { ResultOrder, ResultSide } from '@/api/words/scores';

export type Result = {
  readonly invitation: Invitation;
  readonly attempt: NonNullable<Invitation['attempt']>;
};

/** In the order of the choice; the first is the usual one. */
export const ORDERS = ['highest', 'lowest', 'newest', 'oldest'] as const;

/** What can stand beside a grade, and everything. */
export const STANDINGS = ['any', 'under_review', 'appealed', 'not_verified', 'verified'] as const;

export type Standing = (typeof STANDINGS)[number];

/** What can be decided of a result, and everything. */
export const DECISIONS = ['any', 'undecided', 'advanced', 'held', 'declined'] as const;

export type Decision = (typeof DECISIONS)[number];

/** Those on whom nobody has decided, in the order in which they are decided on. */
export const WAITING: ResultsAsked = { order: 'oldest', decision: 'undecided' };

/** What the server is asked for; absent parts filter nothing. */
export type ResultsAsked = {
  readonly order: ResultOrder;
  readonly side?: ResultSide;
  readonly verification?: AttemptVerification;
  readonly decision?: ResultDecision;
};

/** What is chosen in the fields above the list. */
export type ResultsChosen = {
  readonly order: ResultOrder;
  readonly side: ResultSide | 'all';
  readonly standing: Standing;
  readonly decision: Decision;
};

export function askedFor({ order, side, standing, decision }: ResultsChosen): ResultsAsked {
  return {
    order,
    ...(side === 'all' ? {} : { side }),
    ...(standing === 'any' ? {} : { verification: standing }),
    ...(decision === 'any' ? {} : { decision }),
  };
}

/** The rows of the server with their attempts, in its order. */
export function resultsOf(invitations: readonly Invitation[]): Result[] {
  return invitations.flatMap((invitation) =>
    invitation.attempt === null ? [] : [{ invitation, attempt: invitation.attempt }],
  );
}

/**
 * Before which result the line at a cut-off is drawn, the highest score first: the first that does not reach it. After
 * the last where all do and no more follow; null where it is further down or the order is another.
 */
export function lineBefore(
  results: readonly Result[],
  line: { readonly at: number; readonly order: ResultOrder; readonly more: boolean },
): number | null {
  if (line.order !== 'highest') return null;
  const under = results.findIndex(({ attempt }) => (attempt.fineness ?? -1) < line.at);
  if (under !== -1) return under;
  return line.more ? null : results.length;
}

/** Where one standard error on either side of a score begins, and how wide it is, in percent of the scale. */
export function bandOf(
  fineness: number,
  sem: number | null,
): { readonly from: number; readonly width: number } | null {
  if (sem === null) return null;
  const from = Math.max(0, fineness - sem);
  const to = Math.min(1000, fineness + sem);
  return { from: from / 10, width: (to - from) / 10 };
}
