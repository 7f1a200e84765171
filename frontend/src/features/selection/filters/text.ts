import type { CandidateProgress, CandidateSource } from '@/api/words/hiring/slates';

const progress: Record<CandidateProgress, string> = {
  none: 'Not invited',
  waiting: 'Invited',
  running: 'Running',
  grading: 'Being graded',
  graded: 'Graded',
  missed: 'Missed',
};

const sources: Record<CandidateSource, string> = {
  direct: 'Direct',
  referral: 'Referral',
  partner: 'Partner',
  invited: 'Invited',
  talent_pool: 'Talent pool',
  proposed: 'Proposed',
};

/** Where somebody comes from, as a sentence. */
const sourcesLong: Record<CandidateSource, string> = {
  direct: 'Applied on their own',
  referral: 'Referred by another person',
  partner: 'Referred by a partner',
  invited: 'You had invited them to an assessment before they applied',
  talent_pool: 'Accepted an introduction from the talent pool',
  proposed: 'Proposed by the admin, and accepted',
};

/** Words of the filter of a board, and of what cards say by which it filters. */
export const text = {
  progress,
  sources,
  sourcesLong,
  group: 'Filters',
  open: 'Filter',
  openMany: (count: number) => `Filter (${count})`,
  panel: 'Filter the candidates',
  panelDetail: 'The board follows as you choose.',
  assessment: 'Assessment',
  source: 'Source',
  day: 'Could start by',
  skills: 'Lists the skill',
  skillsHint: 'Shows candidates who list all of these skills.',
  scorecards: 'Scorecards',
  missing: 'Some are missing',
  missingOf: 'Theirs is missing',
  reviewer: 'Reviewer',
  anyone: 'Anyone',
  reviewerHint: 'Interviewers, and anyone who has begun a scorecard.',
  formerColleague: 'a former colleague',
  fineness: 'Fineness at least',
  finenessHint: 'Candidates without a result still show. Nobody is declined by this filter.',
  clear: 'Clear the filters',
  remove: (label: string) => `Remove the filter: ${label}`,
  chips: {
    progress: (words: readonly string[]) => `Assessment: ${words.join(' or ')}`,
    sources: (words: readonly string[]) => `Source: ${words.join(' or ')}`,
    availableBy: (day: string) => `Could start by ${day}`,
    skill: (skill: string) => `Lists ${skill}`,
    missing: 'Scorecards missing',
    reviewer: (name: string) => `Reviewer is ${name}`,
    fineness: (least: number) => `Fineness is at least ${least} or none yet`,
  },
  found: (found: number, total: number) =>
    `${found.toLocaleString('en')} of ${total.toLocaleString('en')} found`,
  countFailed: 'The number of matches could not be loaded.',
  nobody: 'No candidate on the board matches these filters.',
  statedOf: (stated: number, all: number) => `${stated} of ${all} stated`,
  states: 'Lists:',
  statesNot: 'Does not list:',
  start: (day: string) => `start ${day}`,
  answers: (met: number, all: number) => `${met} of ${all} required answers`,
  scorecardsIn: (submitted: number, asked: number) => `${submitted} of ${asked} scorecards`,
  scorecardsLong: (submitted: number, asked: number) =>
    `${submitted} of ${asked} scorecards are in. Interviewers, and anyone who has begun one, are asked.`,
} as const;
