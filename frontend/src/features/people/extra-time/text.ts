import { LEAST_PERCENT, MOST_PERCENT } from '@/features/accommodations/rules';

/** Words about the extra time that is proposed to a candidate. */
export const text = {
  title: 'Extra time',
  none: 'None is proposed.',
  proposed: (percent: number) => `${percent} % is proposed with each invitation.`,
  lead: 'The candidate reads it before they start and asks the company for it, or does not. No company reads it.',
  propose: 'Propose extra time',
  change: 'Change the proposal',
  ask: (name: string) => `Propose extra time to ${name}?`,
  percent: 'Extra time in percent',
  percentHint: `${LEAST_PERCENT} to ${MOST_PERCENT}; empty for none.`,
  percentProblem: `Enter a whole number from ${LEAST_PERCENT} to ${MOST_PERCENT}, or nothing.`,
  reason: 'Reason',
  reasonHint: 'The account’s history shows it to admins. Name no diagnosis.',
  submit: 'Save the proposal',
  done: 'The proposal is changed',
} as const;
