import { LEAST_PERCENT, MOST_PERCENT } from '@/features/accommodations/rules';

/** Words about the extra time that is proposed to a candidate. */
export const text = {
  title: 'Extra time',
  none: 'No extra time suggested.',
  proposed: (percent: number) => `${percent}% is suggested with each invitation.`,
  lead: 'The candidate sees it before they start and decides whether to ask the company for it. No company sees it.',
  propose: 'Suggest extra time',
  change: 'Change the suggestion',
  ask: (name: string) => `Suggest extra time to ${name}?`,
  percent: 'Extra time in percent',
  percentHint: `${LEAST_PERCENT} to ${MOST_PERCENT}; leave empty for none.`,
  percentProblem: `Enter a whole number from ${LEAST_PERCENT} to ${MOST_PERCENT}, or leave it empty.`,
  reason: 'Reason',
  reasonHint: 'The account’s history shows it to admins. Name no diagnosis.',
  submit: 'Save the suggestion',
  done: 'The suggestion is changed',
} as const;
