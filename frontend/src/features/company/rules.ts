import type { CompanyOverview, User } from '@/api/words';
import type { HomeFigures } from '@/api/words/company/home';
import { paths } from '@/facts/paths';
import { text } from './text';

export type CompanyTab =
  | 'home'
  | 'recruit-talent'
  | 'create-jobs'
  | 'talent-selection'
  | 'my-interns'
  | 'assessment'
  | 'debug-assessment'
  | 'profile';

/** How a lock is begun to be lifted: on a page, or by talking to the people who run this installation, which `asks` asks for. */
export type Way = { kind: 'page'; label: string; path: string } | { kind: 'talk'; asks: string };

/** Why a tab is closed: the short line under its label, the sentence of the full page, who lifts it, and how. */
export type Lock = { reason: string; detail: string; who: string; way: Way };

/** What opens the tabs of somebody who hires. */
export type Rights = Pick<User, 'flags' | 'company'>;

const { locks, lockAsks, lockDetails, lockSteps, lockWho } = text;
const toProfile: Way = { kind: 'page', label: lockSteps.profile, path: paths.clientProfile };
const toRoles: Way = { kind: 'page', label: lockSteps.roles, path: paths.createJobs };
const toOffers: Way = { kind: 'page', label: lockSteps.offers, path: paths.talentSelection };
const toInquiry: Way = { kind: 'page', label: lockSteps.inquiry, path: paths.companyActivation };
const talk = (asks: string): Way => ({ kind: 'talk', asks });

/** Why everything is closed for a company that is not approved, whatever it has been granted. */
function reviewLock({ company }: Rights): Lock | null {
  if (company?.state === 'unverified')
    return {
      reason: locks.review,
      detail: lockDetails.review,
      who: lockWho.review,
      way: toInquiry,
    };
  return company?.state === 'suspended'
    ? {
        reason: locks.suspended,
        detail: lockDetails.suspended,
        who: lockWho.suspended,
        way: talk(lockAsks.suspended),
      }
    : null;
}

/** Why the tab is closed for a company with these rights; null when it is open (spec §2, §4). */
export function tabLock(tab: CompanyTab, rights: Rights): Lock | null {
  if (tab === 'home' || tab === 'profile') return null;
  if (tab === 'debug-assessment')
    return {
      reason: locks.debug,
      detail: lockDetails.debugAssessment,
      who: lockWho.debug,
      way: talk(lockAsks.debug),
    };
  return reviewLock(rights) ?? flagLock(tab, rights);
}

type FlagTab = Exclude<CompanyTab, 'home' | 'profile' | 'debug-assessment'>;

/** What a company without the flag does next: for an offer it first needs somebody to choose. */
function wayOf(tab: FlagTab, { flags }: Rights): Way {
  if (tab === 'my-interns' && flags.marketing_completed) return toOffers;
  return flags.profile_completed ? toRoles : toProfile;
}

function flagLock(tab: FlagTab, rights: Rights): Lock | null {
  const { flags } = rights;
  switch (tab) {
    case 'recruit-talent':
      return flags.super_star_access
        ? null
        : {
            reason: locks.superStar,
            detail: lockDetails.recruitTalent,
            who: lockWho.superStar,
            way: talk(lockAsks.superStar),
          };
    case 'create-jobs':
      return flags.profile_completed
        ? null
        : {
            reason: locks.profile,
            detail: lockDetails.createRoles,
            who: lockWho.profile,
            way: wayOf(tab, rights),
          };
    case 'talent-selection':
      return flags.marketing_completed
        ? null
        : {
            reason: locks.marketing,
            detail: lockDetails.talentSelection,
            who: lockWho.marketing,
            way: wayOf(tab, rights),
          };
    case 'my-interns':
      return flags.accepted_interns > 0
        ? null
        : {
            reason: locks.interns,
            detail: lockDetails.myInterns,
            who: lockWho.interns,
            way: wayOf(tab, rights),
          };
    case 'assessment':
      return assessmentLock(rights);
  }
}

/** Payment comes first: without it nothing is switched on. */
function assessmentLock({ flags }: Rights): Lock | null {
  if (!flags.payment)
    return {
      reason: locks.payment,
      detail: lockDetails.assessmentPayment,
      who: lockWho.payment,
      way: talk(lockAsks.payment),
    };
  return flags.assessment_access
    ? null
    : {
        reason: locks.assessmentAccess,
        detail: lockDetails.assessmentAccess,
        who: lockWho.assessmentAccess,
        way: talk(lockAsks.assessmentAccess),
      };
}

/** The tab a path of the client dashboard belongs to; null for none of them. */
export function tabOf(pathname: string): CompanyTab | null {
  const segment = pathname.split('/')[2];
  return tabs.find((tab) => tab === segment) ?? null;
}

/** All tabs, in the specification's order. */
export const tabs: readonly CompanyTab[] = [
  'home',
  'recruit-talent',
  'create-jobs',
  'talent-selection',
  'my-interns',
  'assessment',
  'debug-assessment',
  'profile',
];

/** `path` leads to where the step is taken; none where it is not the company that takes it. */
export type SetupStep = { label: string; done: boolean; path?: string };

/** The six flags of the company as steps, and the first two things that they open; from flags and real counts only. */
export function setupSteps(rights: Rights, overview: CompanyOverview): SetupStep[] {
  const { setup } = text;
  const { flags } = rights;
  const open = tabLock('assessment', rights) === null;
  const hires = tabLock('create-jobs', rights) === null;
  const selects = tabLock('talent-selection', rights) === null;
  return [
    { label: setup.profile, done: flags.profile_completed, path: paths.clientProfile },
    { label: setup.payment, done: flags.payment },
    { label: setup.access, done: flags.assessment_access },
    {
      label: setup.first,
      done: overview.assessments > 0,
      ...(open ? { path: paths.assessmentNew } : {}),
    },
    {
      label: setup.invite,
      done: overview.invitations_sent > 0,
      ...(open && overview.assessments > 0 ? { path: paths.assessment } : {}),
    },
    {
      label: setup.released,
      done: flags.marketing_completed,
      ...(hires ? { path: paths.createJobs } : {}),
    },
    {
      label: setup.intern,
      done: flags.accepted_interns > 0,
      ...(selects ? { path: paths.talentSelection } : {}),
    },
    { label: setup.superStar, done: flags.super_star_access, path: paths.recruitTalent },
  ];
}

/** A number of the company's home, and where it is worked on. */
export type Tile = { label: string; value: number; detail: string | null; path: string };

/** The numbers that there are; what the reader may not see has no tile. */
export function tilesOf(figures: HomeFigures): Tile[] {
  const { figures: words } = text;
  const { open_roles: roles, applicants, invitations, interns, invoices } = figures;
  const plain = (label: string, value: number | null, path: string): Tile[] =>
    value === null ? [] : [{ label, value, detail: null, path }];
  const sent: Tile[] =
    invitations === null
      ? []
      : [
          {
            label: words.invitations,
            value: invitations.out,
            detail: words.finished(invitations.finished),
            path: paths.assessment,
          },
        ];
  const owed: Tile[] =
    invoices === null
      ? []
      : [
          {
            label: words.invoices,
            value: invoices.due,
            detail: invoices.overdue === 0 ? null : words.overdue(invoices.overdue),
            path: paths.clientProfile,
          },
        ];
  return [
    ...plain(words.openRoles, roles, paths.createJobs),
    ...plain(words.applicants, applicants, paths.talentSelection),
    ...sent,
    ...plain(words.interns, interns, paths.myInterns),
    ...owed,
  ];
}

/** Whole percent of `part` in `whole`; null where there is nothing to compare with. */
export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}

/** The sentence under the greeting. */
export function leadSentence(overview: CompanyOverview): string {
  if (overview.invitations_sent === 0) return text.lead.empty;
  // Who reads no results is shown none, whatever is ready.
  if (overview.newest.length === 0) return text.lead.none;
  // `newest` is cut at five; the count of ready reports is whole.
  const ready = Math.max(overview.newest.length, overview.reports_ready);
  return ready === 1 ? text.lead.one : text.lead.many(ready);
}

/** The greeting for an hour of the viewer's day, 0–23. */
export function greeting(hour: number): string {
  if (hour >= 5 && hour < 12) return text.greeting.morning;
  return hour >= 12 && hour < 18 ? text.greeting.afternoon : text.greeting.evening;
}
