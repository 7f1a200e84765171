import type {
  IntegrityCaseState,
  IntegrityDecider,
  IntegrityLevel,
  IntegrityOutcome,
  IntegrityQueue,
  IntegrityStanding,
} from '@/api/words/integrity';
import type { ToReader } from '@/facts/reader';

const states: Record<IntegrityCaseState, string> = {
  open: 'Open',
  candidate_notified: 'Waiting for the candidate’s answer',
  answered: 'Answered',
  no_answer: 'No answer',
  explained: 'Explained',
  unproven: 'Unproven',
  breach: 'Breach',
  appealed: 'Appealed',
  final: 'Final',
};
const outcomes: Record<IntegrityOutcome, { title: string; detail: string }> = {
  explained: { title: 'Explained', detail: 'There is an explanation. There are no consequences.' },
  unproven: { title: 'Unproven', detail: 'It can’t be established. There are no consequences.' },
  breach: {
    title: 'Breach',
    detail:
      'The rules were broken. The attempt is marked “not verified”; the score doesn’t change.',
  },
};
const levels: Record<IntegrityLevel, string> = { none: 'None', note: 'Note', review: 'Review' };
const queues: Record<IntegrityQueue, string> = {
  undecided: 'To decide',
  waiting: 'Waiting for an answer',
  appeals: 'Appeals',
  decided: 'Decided',
};
const steps: Partial<Record<string, string>> = {
  open: 'Opened',
  notify: 'Candidate asked',
  answer: 'Answered',
  let_lapse: 'No answer in time',
  find_explained: 'Decided: explained',
  find_unproven: 'Decided: unproven',
  find_breach: 'Decided: breach',
  appeal: 'Appealed',
  conclude: 'Final decision',
};
const by: Record<IntegrityDecider, string> = {
  company: 'A reviewer at the company',
  admin: 'Assay',
};
const waiting = 'The recording is checked once the result is ready.';
const standings: Record<Exclude<IntegrityStanding, 'examined'>, ToReader> = {
  waiting: { you: waiting, others: waiting },
  not_agreed: {
    you: 'No signals were looked for in this attempt: you were not asked to agree to it.',
    others:
      'No signals were looked for in this attempt: the candidate was not asked to agree to it.',
  },
  removed: {
    you: 'The findings were deleted after the period shown before you started.',
    others: 'The findings were deleted after the period shown to candidates before they start.',
  },
};

/** Words about what was found in attempts, and about the cases. */
export const text = {
  states,
  ownStates: { ...states, candidate_notified: 'Waiting for your answer' },
  outcomes,
  levels,
  by,
  standings,
  findings: {
    title: 'Findings',
    none: 'No signals were found.',
    lead: 'None of this proves anything, and none of it affects the score.',
    level: (level: string) => `Level: ${level}`,
    task: (position: number) => `Task ${position}`,
    benign: 'Other explanations:',
    when: 'When',
    at: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
    more: (count: number) => `and ${count} more`,
    playback: 'Open the playback',
    report: 'Open the report',
  },
  rules: {
    title: 'The rule table',
    lead: 'These rules set the level. If several apply, the highest wins.',
    caption: 'Rules and their levels',
    rule: 'Rule: all of these signals',
    level: 'Level',
    applied: 'Applies here',
    yes: 'Yes',
    signals: 'What each signal means',
    benign: 'Other explanations',
    countries:
      'Countries come from a table that the operator of this server supplies. No outside service is used.',
    noCountries:
      'This server has no table of countries, so the countries of connections are not checked.',
    failed: 'The rule table could not be loaded.',
  },
  said: {
    title: 'Response and decision',
    waitsUntil: { you: 'You can answer until', others: 'The candidate can answer until' },
    noAnswer: {
      you: 'You didn’t answer in time.',
      others: 'The candidate didn’t answer in time.',
    },
    answer: { you: 'Your answer', others: 'The candidate’s answer' },
    decision: (outcome: string) => `Decision: ${outcome}`,
    appeal: { you: 'Your appeal', others: 'The candidate’s appeal' },
    final: (outcome: string) => `Final decision: ${outcome}`,
  },
  queue: {
    title: 'Review queue',
    lead: 'Attempts with findings. The candidate is asked first; then a reviewer decides.',
    queuesLabel: 'Queues',
    labels: queues,
    empty: 'Nothing is waiting here.',
    empties: { decided: 'No case has been decided yet.' },
    emptyShow: 'Show cases to decide',
    loadFailed: 'The cases could not be loaded.',
    more: 'Show more',
    back: 'Back to the queue',
    keys: 'J and K move through the list.',
    caption: 'Cases',
    candidate: 'Candidate',
    state: 'State',
    opened: 'Opened',
    due: 'Until',
    sentByYou: 'You invited',
    adminTitle: 'Integrity cases',
    adminLead: 'Appeals, and cases that no reviewer of a company can decide.',
  },
  one: {
    gone: 'This case no longer exists.',
    failed: 'The case could not be loaded.',
    decide: 'Decide',
    decideAppeal: 'Decide the appeal',
    sentByYou: 'You sent this invitation, so another reviewer or Assay decides.',
    mayNot: 'Owners and reviewers decide.',
    notYet: 'You can decide once the candidate has answered or the time is up.',
    appealed: 'The candidate has appealed. Assay decides.',
    appealUntil: 'The candidate can appeal until',
    history: 'History',
    steps,
  },
  decide: {
    title: 'Decide this case?',
    detail: 'The candidate is notified and reads your reason exactly as written.',
    finalDetail: 'Your decision is final. The candidate reads your reason exactly as written.',
    outcome: 'Outcome',
    outcomeMissing: 'Choose an outcome.',
    reason: 'Reason',
    reasonHint: 'At most 4,000 characters',
    reasonMissing: 'Write a reason of 1 to 4,000 characters.',
    cancel: 'Cancel',
    submit: 'Decide',
    done: 'Decided. The candidate is notified',
    stale: 'The case has changed in the meantime. Check it again.',
    failed: 'The decision was not saved. Your text is still here; try again.',
  },
  own: {
    card: 'Questions about your attempts',
    open: 'Open',
    openOf: (title: string) => `Open the question about ${title}`,
    cardFailed: 'The questions about your attempts could not be loaded.',
    more: 'Show more',
    answerUntil: 'Answer until',
    appealUntil: 'Appeal until',
    back: 'Dashboard',
    lead: (company: string) => `A question about your attempt for ${company}`,
    asked:
      'Something in the recording of your attempt needs a review. Tell us what happened in your own words. Your score doesn’t change.',
    answerTitle: 'Your answer',
    appealTitle: 'Your appeal',
    appealLead: 'Assay decides, and that decision is final.',
    label: { answer: 'What happened?', appeal: 'Why do you disagree?' },
    hint: 'At most 4,000 characters. It is saved as you type; nobody reads it until you send it.',
    missing: 'Write 1 to 4,000 characters.',
    submit: { answer: 'Send answer', appeal: 'Send appeal' },
    sure: {
      answer: 'You can’t change it after sending.',
      appeal: 'You can’t change it after sending, and you can appeal only once.',
    },
    sent: { answer: 'Your answer is sent', appeal: 'Your appeal is sent' },
    failed: 'It was not sent. Your text is still here; try again.',
    goneTitle: 'Question not found',
    gone: 'The link may be mistyped, or it is about another account’s attempt.',
    loadFailed: 'The question could not be loaded.',
    report: 'Open your report',
  },
  report: {
    title: 'Integrity',
    failed: 'The findings could not be loaded.',
    openOwn: 'Answer, or read more',
    openCase: 'Open the case',
  },
};
