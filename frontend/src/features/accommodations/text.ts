/** Words about extra time, for the person who asks and for those who answer. */
import { LEAST_PERCENT, MOST_PERCENT } from './rules';

const percentHint = `${LEAST_PERCENT} to ${MOST_PERCENT} percent of the time.`;
const percentProblem = `Enter a whole number from ${LEAST_PERCENT} to ${MOST_PERCENT}.`;

export const text = {
  mine: {
    title: 'Extra time',
    offer:
      'Do you need more time, for example for a screen reader? Ask before you start. No medical proof is needed.',
    proposed: (percent: number) =>
      `${percent}% extra time is suggested for you. Ask for it before you start, or for as much as you need. The company reads only what you ask for.`,
    ask: 'Ask for extra time',
    change: 'Change request',
    withdraw: 'Withdraw request',
    withdrawTitle: 'Withdraw your extra time?',
    withdrawDetail: 'Your attempt will have its normal length. You can ask again before you start.',
    keep: 'Keep it',
    withdrawn: 'Request withdrawn',
    withdrawFailed: 'The request was not withdrawn. Try again.',
    loadFailed: 'Your request for extra time could not be loaded.',
    asked: (percent: number) => `You have asked for ${percent}% extra time.`,
    waiting: (company: string) =>
      `${company} hasn’t answered yet. We’ll notify you when it does. If you start before then, you start without the extra time.`,
    granted: (percent: number) => `${percent}% extra time granted.`,
    grantedDetail: (minutes: number) => `You have ${minutes} minutes, counted from when you start.`,
    declined: (company: string) => `${company} has declined your request for extra time.`,
  },
  ask: {
    title: 'Ask for extra time',
    lead: (company: string) =>
      `Only the people at ${company} who invite candidates can read this. Reviewers can’t, and it never appears in a report, result or list. Your text is deleted 30 days after the answer.`,
    replaces: (company: string) =>
      `This replaces your current extra time: you have none until ${company} answers.`,
    percent: 'Extra time in percent',
    percentHint: (minutes: number, withExtra: number | null) =>
      withExtra === null
        ? percentHint
        : `${percentHint} ${minutes} minutes become ${withExtra} minutes.`,
    percentProblem,
    why: 'What should they know?',
    whyHint: 'A sentence is enough; you don’t have to name a diagnosis.',
    cancel: 'Cancel',
    submit: 'Send request',
    sent: 'Request sent',
    failed: 'The request was not sent. Your text is still here; try again.',
    closed: 'The invitation can no longer be changed. The request was not sent.',
    stale: 'Your request has changed in the meantime. Close this window and check it again.',
  },
  list: {
    tab: 'Extra time',
    caption: 'Requests for extra time',
    asks: 'Asks for',
    failed: 'The requests could not be loaded.',
    empty: 'No requests for extra time.',
    confidential:
      'Only owners and recruiters see this page. Extra time never appears in a report, result or list, and reviewers don’t see it. Their text is deleted 30 days after your answer.',
    rule: 'If an invitation already has extra time, the higher of the two applies.',
    percent: (percent: number) => `${percent}%`,
    has: (percent: number) => `already has ${percent}%`,
    states: {
      asked: 'Waiting for an answer',
      granted: 'Granted',
      declined: 'Declined',
      withdrawn: 'Withdrawn',
    },
    granted: (percent: number) => `Granted: ${percent}%`,
    reason: 'Your reason',
    started: 'Already started',
    over: 'The invitation is closed',
    grant: 'Grant',
    change: 'Change',
    decline: 'Decline',
    more: 'Show more',
  },
  answer: {
    grantTitle: (who: string) => `Grant extra time to ${who}`,
    grantLead: 'They are notified and see the new time before they start.',
    declineTitle: (who: string) => `Decline extra time for ${who}`,
    declineLead:
      'They are notified and read your reason on their invitation. You can still grant extra time until they start.',
    percent: 'Extra time in percent',
    percentHint,
    percentProblem,
    reason: 'Reason',
    reasonHint: 'Shown to the candidate.',
    reasonProblem: 'Give a reason.',
    cancel: 'Cancel',
    grant: 'Grant',
    decline: 'Decline',
    granted: (percent: number) => `${percent}% extra time granted`,
    declined: 'Request declined',
    failed: 'Nothing was changed. Try again.',
    started: 'The candidate has already started. Give more time in the list of people instead.',
    closed: 'The invitation is closed. Nothing was changed.',
    stale: 'The request was changed in the meantime. Close this window and check it again.',
  },
} as const;
