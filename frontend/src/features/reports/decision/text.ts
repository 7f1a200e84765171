import type { ResultDecisionEvent, ResultDeclineCode } from '@/api/words/decisions';

const acts: Record<ResultDecisionEvent, string> = {
  advance: 'Advance',
  hold: 'Hold',
  decline: 'Decline',
  reopen: 'Take back',
};

const reasons: Record<ResultDeclineCode, string> = {
  skills: 'Stronger match with other candidates',
  experience: 'Others have more experience',
  availability: 'The dates don’t match',
  location: 'The location doesn’t match',
  filled: 'The openings are filled',
  other: 'Another reason, in your words',
};

/** The reasons as the candidate reads them; null where they read your words alone. */
const reads: Record<ResultDeclineCode, string | null> = {
  skills: 'Other candidates are a stronger match for the skills.',
  experience: 'Other candidates have more experience with such work.',
  availability: 'The dates don’t match.',
  location: 'The place of work doesn’t match.',
  filled: 'The openings are filled.',
  other: null,
};

/** Words of what a company decides on a result. */
export const text = {
  title: 'Your review',
  report: 'Report',
  keyList: [
    ['A', acts.advance],
    ['H', acts.hold],
    ['D', acts.decline],
    ['J', 'Next waiting result'],
    ['K', 'Previous waiting result'],
  ],
  loadFailed: 'The decision could not be loaded.',
  undecided: 'Nobody has decided on this result yet.',
  before:
    'The candidate is notified one minute after you advance them, and one hour after you decline them. A hold is not sent.',
  by: {
    advanced: (who: string) => `${who} advanced this candidate.`,
    held: (who: string) => `${who} put this result on hold.`,
    declined: (who: string) => `${who} declined this candidate.`,
  },
  formerColleague: 'A former colleague',
  notifiedAt: (time: string) => `The candidate is notified at ${time}.`,
  notified: 'The candidate has been notified.',
  noNews: 'The candidate is not notified of a hold.',
  reason: 'Reason',
  acts,
  already: {
    advanced: 'This candidate is advanced.',
    held: 'This result is on hold.',
  },
  onBoard: (who: string) =>
    `${who} applied for one of your roles. The decision is made on the board of that role.`,
  openBoard: 'Open the candidate on the board',
  waiting: (count: number) => {
    if (count === 0) return 'No results waiting';
    return count === 1 ? '1 result waiting' : `${count} results waiting`;
  },
  neighbours: 'Waiting results',
  previous: 'Previous waiting result',
  next: 'Next waiting result',
  noPrevious: 'No earlier result is waiting.',
  noNext: 'No later result is waiting.',
  nextResult: 'Next result',
  failed: 'Nothing was decided. Try again.',
  stale: 'A colleague decided in the meantime. This is the current decision; choose again.',
  tooLate: 'The candidate has been notified, so this can’t be taken back.',
  notNow: 'This is not possible any more. This is the current decision.',
  dialog: {
    title: (who: string) => `Decline ${who}?`,
    detail: 'The candidate is notified one hour later. Until then you can take it back.',
    reason: 'Reason',
    reasonMissing: 'Choose a reason.',
    words: 'Your words to the candidate',
    wordsHint: 'The candidate reads them exactly as written. At most 2,000 characters.',
    wordsMissing: 'Write the reason in your own words.',
    long: 'Use at most 2,000 characters.',
    reads: 'What the candidate reads',
    readsNothing: 'Choose a reason to see it.',
    stale:
      'A colleague decided in the meantime. Your words are still here; the decision is now shown behind this window.',
    staleDone:
      'A colleague declined this candidate in the meantime. Your words are still here, but they can’t be sent.',
    submit: 'Decline',
    cancel: 'Cancel',
  },
  reasons,
  reads,
} as const;
