import type {
  AdminCompany,
  AdminCustomer,
  AdminInquiry,
  AdminPartner,
  AdminPartnerApplication,
  AdminRole,
  BroughtCompany,
  BroughtStudent,
  ModerationRow,
  OnboardingCard,
  PartnerStatement,
} from '@/api/words';
import type {
  AdminCandidateRow,
  InvitationReport,
  Network as Graph,
  NetworkEdge,
  NewCustomer,
} from '@/api/words/admin';
import type { Slate, SlateDetail } from '@/api/words/hiring/slates';
import type { IntegrityCaseRow, IntegrityQueue } from '@/api/words/integrity';
import type { PresentPerson } from '@/api/words/presence';
import type { Cohort, StudentInvitation } from '@/api/words/scores';
import type { AdminSupportConversation } from '@/api/words/support';

// One row of each list, as small as the wire allows.
const at = '2026-11-19T10:00:00Z';

/** What a row is called, by which the tests find it. */
const called = (n: number) => `Row ${n}`;

export const edge = (n: number): NetworkEdge => ({
  id: `e${n}`,
  kind: 'referral',
  from: { node: 'partner:p', kind: 'partner', of: 'p', name: 'Leeds' },
  to: { node: `user:u${n}`, kind: 'user', of: `u${n}`, name: called(n) },
  at,
});

/** The graph of so many edges: the partner alone stands for its nodes, as the table shows the edges. */
export const graph = (rows: number): Graph => ({
  nodes:
    rows === 0
      ? []
      : [
          {
            id: 'partner:p',
            kind: 'partner',
            of: 'p',
            name: 'Leeds',
            brought: rows,
            applied: 0,
            placed: 0,
            arriving: 0,
            members: 1,
            month: null,
          },
        ],
  links: [],
  grouping: 'none',
  all_nodes: rows === 0 ? 0 : rows + 1,
  all_edges: rows,
  cut: false,
  alerts: [],
  all_alerts: 0,
  since: at,
});

export const partner = (n: number): AdminPartner => ({
  id: `p${n}`,
  version: 1,
  organisation: called(n),
  kind: 'university',
  state: 'active',
  email: 'leeds@leeds.example',
  display_name: 'Lee',
  code: 'leeds',
  since: at,
  signed_up: 0,
  activated: 0,
  sums: [],
});

export const partnerApplication = (n: number): AdminPartnerApplication => ({
  id: `a${n}`,
  version: 1,
  state: 'applied',
  kind: 'university',
  organisation: called(n),
  website: null,
  why: 'Our students ask.',
  reason: null,
  email: 'lee@leeds.example',
  email_verified: true,
  display_name: 'Lee',
  applied_at: at,
  age_days: 1,
});

export const candidate = (n: number): AdminCandidateRow => ({
  id: `c${n}`,
  email: 'ada@example.com',
  email_verified: true,
  display_name: called(n),
  username: null,
  profile_completed: true,
  locked: false,
  merged_into: null,
  joined_at: at,
  places: [],
  best: null,
});

export const company = (n: number): AdminCompany => ({
  id: `c${n}`,
  name: called(n),
  domain: null,
  state: 'approved',
  flags: [],
  members: 1,
  live_roles: 0,
  last_visit: null,
  created_at: at,
});

export const inquiry = (n: number): AdminInquiry => ({
  id: `i${n}`,
  version: 1,
  state: 'in_review',
  column: 'in_review',
  origin: 'form',
  company_id: `c${n}`,
  company_name: called(n),
  first_name: 'Ada',
  last_name: 'Novak',
  title: 'Head of talent',
  company_type: 'Startup',
  interests: [],
  heard_about: '',
  phone: '',
  reason: null,
  email: 'ada@fenmoor.example',
  email_verified: true,
  signals: [],
  submitted_at: at,
  created_at: at,
  changed_at: at,
  stale: false,
  age_days: 1,
  due_at: null,
  actions: [],
});

export const internship = (n: number): OnboardingCard => ({
  id: `i${n}`,
  version: 1,
  state: 'pending_documents',
  role_title: 'Intern',
  company_id: 'c1',
  company_name: 'Fenmoor',
  candidate_name: called(n),
  starts_on: '2026-12-01',
  ends_on: '2027-03-01',
  supervisor: null,
  reason: null,
  ended_by: null,
  began_at: at,
  progress: { approved: 0, required: 3, submitted: 0, overdue: 0 },
});

export const customer = (n: number): AdminCustomer => ({
  id: `c${n}`,
  name: called(n),
  state: 'approved',
  plan: null,
  paying_since: null,
  paid_until: null,
  open_until: null,
  in_grace: false,
  mrr: [],
  next_due: null,
  days_late: 0,
  live_roles: 0,
  allowance: {
    plan: 'Starter',
    quota: 20,
    extra: 0,
    used: 0,
    left: 20,
    level: 'open',
    renews_on: '2026-12-01',
    is_trial: false,
  },
  members: 1,
  unanswered: 0,
});

export const invitationReport = (n: number): InvitationReport => ({
  invitation_id: `i${n}`,
  company_id: `c${n}`,
  company_name: called(n),
  assessment_title: 'Backend',
  reason: 'other',
  note: null,
  reported_at: at,
});

export const newCustomer = (n: number): NewCustomer => ({
  id: `c${n}`,
  name: called(n),
  state: 'approved',
  paying_since: '2026-11-01',
  steps: {
    profile: true,
    team: false,
    access: false,
    assessment: false,
    invitation: false,
    role: false,
  },
});

export const role = (n: number): AdminRole => ({
  id: `r${n}`,
  title: called(n),
  company: 'Fenmoor',
  state: 'submitted',
  revision: null,
  submitted_at: at,
  publish_at: null,
});

export const slate = (n: number): Slate => ({
  id: `r${n}`,
  version: 1,
  title: called(n),
  company: 'Fenmoor',
  state: 'published',
  published_at: at,
  released: false,
  counts: { waiting: 0, excluded: 0, released: 0 },
});

/** A slate that nobody is on, of a role published just now. */
export const emptySlate = (state: Slate['state']): SlateDetail => ({
  ...slate(1),
  history: [],
  state,
  published_at: new Date().toISOString(),
  hidden: { names: 0, emails: 0, educations: 0, resumes: 0, words: 0 },
  checks: { not_sent: 0, self_id_apart: true },
});

export const story = (n: number): ModerationRow => ({
  id: `s${n}`,
  version: 1,
  kind: 'story',
  state: 'pending_review',
  company_name: 'Fenmoor',
  position: called(n),
  year: 2026,
  warnings_count: 0,
  reports_count: 0,
  submitted_at: at,
  age_days: 1,
  overdue: false,
});

export const integrityCase = (n: number): IntegrityCaseRow => ({
  id: `i${n}`,
  state: 'appealed',
  candidate_name: called(n),
  company_name: 'Fenmoor',
  assessment_title: 'Backend',
  opened_at: at,
  due_at: null,
  outcome: null,
  sent_by_you: false,
});

/** The counts of the queues where so many appeals wait, and nothing else. */
export const appeals = (rows: number): Record<IntegrityQueue, number> => ({
  appeals: rows,
  undecided: 0,
  waiting: 0,
  decided: 0,
});

type Line = AdminSupportConversation & { name: string; email: string; excerpt: string };

export const conversation = (n: number): Line => ({
  id: `s${n}`,
  user_id: `u${n}`,
  version: 1,
  state: 'open',
  priority: 'medium',
  labels: [],
  last_number: 1,
  user_delivered: 1,
  user_read: 0,
  admin_read: 1,
  waiting_since: at,
  snoozed_until: null,
  resolved_at: null,
  rating: null,
  blocked_at: null,
  created_at: at,
  changed_at: at,
  name: called(n),
  email: 'ada@example.com',
  excerpt: 'Hello.',
});

export const person = (n: number): PresentPerson => ({
  id: `u${n}`,
  name: called(n),
  email: 'ada@example.com',
  role: 'candidate',
  area: 'home',
  device: 'phone',
  state: 'active',
  since: at,
  seen_at: at,
  in_assessment: false,
});

export const broughtStudent = (n: number): BroughtStudent => ({
  number: n,
  name: called(n),
  stage: 'signed_up',
  brought_at: at,
  last_active_on: n % 2 === 0 ? '2026-11-27' : null,
});

export const studentInvitation = (n: number): StudentInvitation => ({
  id: String(n),
  email: 'ada@example.com',
  name: called(n),
  standing: 'invited',
  invited_at: at,
  reminded_at: n % 2 === 0 ? at : null,
  reminders: n % 2 === 0 ? 1 : 0,
});

export const broughtCompany = (n: number): BroughtCompany => ({
  number: n,
  company: called(n),
  stage: 'signed_up',
  brought_at: at,
  first_paid_at: null,
  credit_until: null,
  earned: [],
});

export const cohort = (n: number): Cohort => ({
  id: `a${n}`,
  version: 1,
  title: called(n),
  phase: 'open',
  duration_minutes: 60,
  code: 'HRT2222222',
  opens_at: at,
  closes_at: at,
  created_at: at,
  joined: 0,
  started: 0,
  finished: 0,
});

/** A statement has no name: it is known by the reference of its payment. */
export const statement = (n: number): PartnerStatement => ({
  id: `s${n}`,
  version: 1,
  period: '2026-11-01',
  currency: 'EUR',
  state: 'paid',
  total: 500,
  review_until: '2026-11-08',
  pay_on: '2026-11-13',
  issued_at: at,
  paid_at: at,
  reference: called(n),
});
