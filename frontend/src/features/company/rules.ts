import type { CompanyOverview, User } from '@/api/words';
import type { HomeFigures } from '@/api/words/company/home';
import { confirmPath, paths, to } from '@/facts/paths';
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
export type Lock = {
  reason: string;
  detail: string;
  who: string;
  way: Way;
  /** What the tab holds once it is open. */
  holds: readonly string[];
  /** Since when Assay has had what it decides about; null where it is for somebody else to act. */
  since: string | null;
};

type Words = Pick<Lock, 'reason' | 'detail' | 'who' | 'way'>;

/** What opens the tabs of somebody who hires. */
export type Rights = Pick<User, 'flags' | 'company' | 'email_verified'>;

const { locks, lockAsks, lockDetails, lockSteps, lockWho } = text;
const page = (label: string, path: string): Way => ({ kind: 'page', label, path });
const toProfile = page(lockSteps.profile, paths.clientProfile);
const toDetails = page(lockSteps.details, paths.clientProfile);
const toRoles = page(lockSteps.roles, paths.createJobs);
const toOffers = page(lockSteps.offers, paths.talentSelection);
const toInquiry = page(lockSteps.inquiry, paths.companyActivation);
const toConfirm = page(lockSteps.confirm, confirmPath(paths.assessment));
const talk = (asks: string): Way => ({ kind: 'talk', asks });

/** Why everything is closed for a company that is suspended. */
function suspendedLock({ company }: Rights): Words | null {
  if (company?.state !== 'suspended') return null;
  const { suspended: reason } = locks;
  const way = talk(lockAsks.suspended);
  return { reason, detail: lockDetails.suspended, who: lockWho.suspended, way };
}

/** Why a tab is closed for a company that is not approved yet, whatever it has been granted. */
function reviewLock({ company }: Rights): Words | null {
  if (company?.state !== 'unverified') return null;
  const which = company.review == null ? 'unreviewed' : 'review';
  return {
    reason: locks[which],
    detail: lockDetails[which],
    who: lockWho[which],
    way: toInquiry,
  };
}

/** Why the tab is closed for a company with these rights; null when it is open (spec §2, §4). */
export function tabLock(tab: CompanyTab, rights: Rights): Lock | null {
  if (tab === 'home' || tab === 'profile') return null;
  const words = lockWords(tab, rights);
  if (words === null) return null;
  return { ...words, holds: text.holds[tab], since: sinceOf(tab, rights) };
}

function lockWords(tab: Exclude<CompanyTab, 'home' | 'profile'>, rights: Rights): Words | null {
  if (tab === 'debug-assessment')
    return {
      reason: locks.debug,
      detail: lockDetails.debugAssessment,
      who: lockWho.debug,
      way: talk(lockAsks.debug),
    };
  const suspended = suspendedLock(rights);
  if (suspended !== null) return suspended;
  if (tab !== 'assessment') return reviewLock(rights) ?? flagLock(tab, rights);
  return readsOnly(rights) ? null : assessmentLock(rights);
}

/** Whether the company may build assessments and invite people to them. */
export const mayAssess = (rights: Rights): boolean =>
  suspendedLock(rights) === null && assessmentLock(rights) === null;

/** Whether the company may write problems of its own: a trial alone does not open them, Assay approves it first. */
export const mayWriteProblems = (rights: Rights): boolean =>
  mayAssess(rights) && reviewLock(rights) === null;

/** Whether a free trial is over whose assessments and results the company reads, and no more. */
export const readsOnly = (rights: Rights): boolean =>
  rights.company?.trial_ended_at != null &&
  suspendedLock(rights) === null &&
  assessmentLock(rights) !== null;

/** Pages of the assessment tab that do more than read. */
const building = ['new', 'review'];

/** Why a page of the client dashboard is closed; null when it is open. */
export function pageLock(pathname: string, rights: Rights): Lock | null {
  const tab = tabOf(pathname);
  if (tab === null) return null;
  const [, , , place, act] = pathname.split('/');
  const reads = act === undefined && !building.includes(place ?? '');
  if (tab !== 'assessment' || reads || !readsOnly(rights)) return tabLock(tab, rights);
  const words = assessmentLock(rights);
  return words === null ? null : { ...words, holds: text.holds[tab], since: sinceOf(tab, rights) };
}

/** Whether this member may use the tool that a tab opens: owners and recruiters write problems, billing looks for nobody. */
export function mayUse(tab: CompanyTab, { company }: Rights): boolean {
  const role = company?.role;
  if (tab === 'assessment') return role === 'owner' || role === 'recruiter';
  return role !== 'billing';
}

/** Tabs that wait for the check of the company's details, one after the other. */
const waitForDetails: readonly CompanyTab[] = ['create-jobs', 'talent-selection', 'my-interns'];

/** Since when Assay has had what keeps the tab shut; null where that is not with Assay. */
function sinceOf(tab: CompanyTab, { company, flags }: Rights): string | null {
  const review = company?.review ?? null;
  if (review === null || tab === 'debug-assessment' || company?.state === 'suspended') return null;
  if (review.of === 'company') return review.since;
  return waitForDetails.includes(tab) && !flags.profile_completed ? review.since : null;
}

const isChecked = ({ company }: Rights): boolean => company?.review?.of === 'details';

type FlagTab = Exclude<CompanyTab, 'home' | 'profile' | 'assessment' | 'debug-assessment'>;

/** What a company without the flag does next: for an offer it first needs somebody to choose. */
function wayOf(tab: FlagTab, rights: Rights): Way {
  const { flags } = rights;
  if (tab === 'my-interns' && flags.marketing_completed) return toOffers;
  if (flags.profile_completed) return toRoles;
  return isChecked(rights) ? toDetails : toProfile;
}

function flagLock(tab: FlagTab, rights: Rights): Words | null {
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
      return rolesLock(rights);
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
  }
}

/** The profile is the company's to complete, and then Assay's to check. */
function rolesLock(rights: Rights): Words | null {
  if (rights.flags.profile_completed) return null;
  const way = wayOf('create-jobs', rights);
  return isChecked(rights)
    ? { reason: locks.details, detail: lockDetails.details, who: lockWho.details, way }
    : { reason: locks.profile, detail: lockDetails.createRoles, who: lockWho.profile, way };
}

/** A free trial opens it, also before the review; without one payment comes first: without it nothing is switched on. */
function assessmentLock(rights: Rights): Words | null {
  const { company, flags } = rights;
  if (company?.trial != null) return null;
  if (flags.payment && flags.assessment_access) return reviewLock(rights);
  if (flags.payment)
    return {
      reason: locks.assessmentAccess,
      detail: lockDetails.assessmentAccess,
      who: lockWho.assessmentAccess,
      way: talk(lockAsks.assessmentAccess),
    };
  // A person that was kept by an earlier version of this application says nothing of an offer.
  const offer = company?.trial_offer ?? null;
  if (offer !== null)
    return {
      reason: locks.confirm,
      detail: lockDetails.assessmentConfirm(offer.days, offer.invitations),
      who: lockWho.confirm,
      way: toConfirm,
    };
  return {
    reason: locks.payment,
    detail: lockDetails.assessmentPayment,
    who: lockWho.payment,
    way: talk(lockAsks.payment),
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

/**
 * `path` leads to where the step is taken, or to what opens it; none where another step of the list comes first. `when`
 * says what it waits for.
 */
export type SetupStep = { label: string; done: boolean; path?: string; when?: string };

/** What others open for the company; `when` says what it takes. */
export type LaterStep = { label: string; done: boolean; when: string };

/** The newest assessment of a company that has invited nobody; `preview` leads to its first task as a candidate sees it. */
export type Newest = { id: string; tried: boolean; preview: string | null };

/** Where a closed tab is opened: the page that begins it, else the tab's own, which says whom to ask. */
const opener = (lock: Lock, path: string): Pick<SetupStep, 'path' | 'when'> => ({
  path: lock.way.kind === 'page' ? lock.way.path : path,
  when: lock.reason,
});

/** What the company sets up itself: what it can do now comes first. From flags and real counts only. */
export function setupSteps(
  rights: Rights,
  overview: CompanyOverview,
  newest: Newest | null,
): SetupStep[] {
  const { setup } = text;
  const { flags } = rights;
  const assessing = assessingSteps(rights, overview, newest);
  const selecting = tabLock('talent-selection', rights);
  const profile: SetupStep = {
    label: setup.profile,
    done: flags.profile_completed || isChecked(rights),
    path: paths.clientProfile,
  };
  const confirm = rights.email_verified
    ? []
    : [{ label: setup.confirm, done: false, path: confirmPath(paths.clientHome) }];
  return [
    ...confirm,
    ...(mayAssess(rights) ? [...assessing, profile] : [profile, ...assessing]),
    {
      label: setup.intern,
      done: flags.accepted_interns > 0,
      ...(selecting === null
        ? { path: paths.talentSelection }
        : opener(selecting, paths.talentSelection)),
    },
  ];
}

/** From the first assessment to the first invitation: each is the button for it, or names the step before it. */
function assessingSteps(
  rights: Rights,
  { assessments, invitations_sent: sent }: CompanyOverview,
  newest: Newest | null,
): SetupStep[] {
  const { setup } = text;
  const lock = pageLock(paths.assessmentNew, rights);
  const has = lock === null && assessments > 0;
  const closed = assessments > 0 ? lock?.reason : undefined;
  const tried = newest?.tried === true;
  const detail =
    newest === null ? paths.assessment : to(paths.assessmentDetail, { assessmentId: newest.id });
  return [
    {
      label: setup.first,
      done: assessments > 0,
      ...(lock === null ? { path: paths.assessmentNew } : opener(lock, paths.assessmentNew)),
    },
    {
      label: setup.preview,
      done: sent > 0 || tried,
      ...(has ? { path: newest?.preview ?? detail } : { when: closed ?? setup.previewWhen }),
    },
    {
      label: setup.invite,
      done: sent > 0,
      ...(has && (newest === null || tried)
        ? { path: detail }
        : { when: closed ?? setup.inviteWhen }),
    },
  ];
}

/** The flags that others set, each as a step of its own. */
export function laterSteps({ flags }: Rights): LaterStep[] {
  const { setup } = text;
  return [
    { label: setup.payment, done: flags.payment, when: setup.paymentWhen },
    { label: setup.access, done: flags.assessment_access, when: setup.accessWhen },
    { label: setup.released, done: flags.marketing_completed, when: setup.releasedWhen },
    { label: setup.superStar, done: flags.super_star_access, when: setup.superStarWhen },
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
