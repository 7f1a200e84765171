import type { RoleState } from '@/api/words';
import type { ExclusionCode, SlateLikeness, SlateLook, SlatePart } from '@/api/words/hiring/slates';

const parts: Record<SlatePart, string> = {
  waiting: 'Waiting',
  excluded: 'Excluded',
  released: 'Released',
};

const looks: Record<SlateLook, string> = { blind: 'Blind', named: 'Named' };

const codes: Record<ExclusionCode, string> = {
  ineligible: 'Ineligible',
  withdrawn: 'Withdrawn',
  spam: 'Spam',
  duplicate: 'Duplicate',
};

const likeness: Record<SlateLikeness, string> = {
  resume: 'the same résumé',
  name: 'the same name',
  email: 'the same address except for what follows a plus sign',
};

const roleStates: Partial<Record<RoleState, string>> = {
  published: 'Published',
  applicants_released: 'Applicants released',
  paused: 'Paused',
  closed: 'Closed',
};

const empty: Record<SlatePart, string> = {
  waiting: 'No applicants are waiting to be released.',
  excluded: 'No applicants are excluded.',
  released: 'No applicants have been released yet.',
};

/** Words of the admin's slates. */
export const text = {
  title: 'Preview applicants',
  lead: 'Applicants for a published role, exactly as the company will see them.',
  list: 'Published roles',
  role: 'Role',
  company: 'Company',
  state: 'State',
  roleStates,
  loadFailed: 'The slates could not be loaded. Nothing was changed.',
  emptyList: 'No role has been published yet.',
  toRoles: 'See the waiting roles',
  more: 'Show more',
  back: 'All roles',
  gone: 'Role not found, or archived.',
  noApplicants: (days: number) =>
    days === 1
      ? 'No applicants yet; the role has been live for 1 day.'
      : `No applicants yet; the role has been live for ${days} days.`,
  noneApplied: 'There are no applicants, and the role is not live.',
  parts,
  partsLabel: 'Parts of the slate',
  empty,
  looks,
  look: 'View',
  checksTitle: 'Before you release',
  checks: {
    sent: 'All applied themselves',
    all: 'Yes, all of them',
    not: (count: number) => (count === 1 ? '1 didn’t' : `${count} didn’t`),
    apart: 'Self-identification kept apart',
    yes: 'Yes',
    no: 'No, the program can read it',
    failed: 'Look at this first:',
  },
  hiddenTitle: 'What blind mode hides',
  hiddenHint: 'For waiting applicants. Shown to the company after shortlisting.',
  hidden: {
    names: 'Names',
    emails: 'E-mail addresses',
    educations: 'Schools',
    resumes: 'Résumés',
    words: 'Words in their texts',
  },
  applicants: 'Applicants',
  chooseOf: (name: string) => `Choose ${name}`,
  releaseAll: (count: number) => `Release all ${count}`,
  releaseSome: (count: number) => `Release ${count} chosen`,
  releaseTitle: (count: number, title: string) =>
    count === 1 ? `Release 1 applicant for ${title}` : `Release ${count} applicants for ${title}`,
  releaseDetail:
    'The company sees them and is notified. Applicants are notified that the company is reviewing them.',
  releaseFirst: 'This is the first release: it opens Talent selection for the company.',
  release: 'Release',
  released: (count: number) =>
    count === 1 ? '1 applicant released' : `${count} applicants released`,
  releaseMost: 'At most 500 are released at once; release again for the rest.',
  cancel: 'Cancel',
  failed: 'Nothing was changed. Try again.',
  stale: 'This has changed in the meantime. You now see the latest version.',
  exclude: 'Exclude',
  include: 'Put back',
  included: 'Back on the slate',
  excludedDone: 'Excluded. The candidate is not notified',
  excludeTitle: (name: string) => `Exclude ${name}`,
  excludeDetail:
    'They are not released. You can put them back. The candidate is not notified, and the company never sees it as a decline.',
  code: 'Reason',
  codes,
  chooseCode: 'Choose a reason',
  why: 'Why',
  codeMissing: 'Choose a reason.',
  reasonMissing: 'Say why, in a sentence.',
  long: 'Use at most 2,000 characters.',
  excludedAs: (code: string) => `Excluded as ${code.toLowerCase()}`,
  kept: 'Application to keep',
  chooseKept: 'Choose an application',
  keptMissing: 'Choose the application to keep.',
  nobodySimilar: 'No other application for this role looks like the same person.',
  similarTitle: 'Possibly the same person',
  similarHint: 'Two people can share a name. Look at both before you merge them.',
  similarBecause: (why: readonly SlateLikeness[]) =>
    `Because of ${why.map((one) => likeness[one]).join(' and ')}`,
  merge: 'Merge into this one',
  mergeInto: (code: string) => `Merge into Candidate ${code}`,
  openKept: 'Open the application that was kept',
  requirements: { list: 'Requirements', stated: 'Stated:', missing: 'Not stated:' },
  answers: {
    show: 'Answers',
    of: (name: string) => `Answers of ${name}`,
    none: 'The role asks no questions.',
    needs: (answer: string) => `Required: ${answer}`,
    misses: 'Different answer',
    failed: 'The answers could not be loaded.',
  },
  move: 'Change position',
  moveOf: (name: string) => `Change position of ${name}`,
  moveTitle: (name: string) => `Change the position of ${name}`,
  moveDetail:
    'Applicants are listed in the order in which they applied. The company sees them in your order.',
  moveBefore: 'Put before',
  moveLast: 'At the end',
  moveMissing: 'Choose a position.',
  moved: 'Moved',
  movedBadge: 'Moved',
  movedBy: 'Moved by hand',
  unmove: 'Restore original position',
  unmoved: 'In its original position',
  note: 'Note',
  noteHint: 'For your own eyes. The candidate finds it only in an export of their data.',
  save: 'Save note',
  saved: 'Note saved',
  oneGone: 'Application not found.',
  history: 'Before the release',
  roleHistory: 'History of the role',
  steps: {
    exclude: 'Excluded',
    include: 'Put back',
    annotate: 'Note changed',
    place: 'Moved in the order',
    unplace: 'Restored to its original position',
  } as Partial<Record<string, string>>,
  keys: {
    list: 'Keys: J and K move, Enter opens.',
    slate: 'Keys: J and K move, Enter opens, R releases.',
    one: 'Keys: J and K move, E excludes, B puts back, U restores the original position.',
  },
  backToSlate: 'Back to the slate',
  applied: 'Applied ',
  missed: (count: number) =>
    count === 1 ? '1 requirement missed' : `${count} requirements missed`,
} as const;
