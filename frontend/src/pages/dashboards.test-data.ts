// What each dashboard asks for, and the cards that show it.
import type { ComponentType } from 'react';
import AdminHome from '@/pages/admin/oversight/AdminHome';
import BillingDashboard from '@/pages/billing/BillingDashboard';
import ClientHome from '@/pages/client-dashboard/ClientHome';
import CompanyDashboard from '@/pages/companies/CompanyDashboard';
import CandidateHome from '@/pages/dashboard/CandidateHome';
import PartnerHome from '@/pages/partner-dashboard/home/PartnerHome';
import { integrityCase } from './lists/rows.test-data';

export type Dashboard = {
  name: string;
  Page: ComponentType;
  path: string;
  address: string;
  /** What the server answers. */
  calls: Readonly<Record<string, unknown>>;
  /** The headings of its cards. */
  cards: string[];
  /** The cards that an answer is shown by: without it they may be missing. */
  shown: Readonly<Record<string, readonly string[] | undefined>>;
};

const at = '2026-11-19T10:00:00Z';
const list = (...items: unknown[]) => ({ items, next_cursor: null });

export const viewer = {
  id: 'u1',
  display_name: 'Ruth Ash',
  username: 'ruth',
  email: 'ruth@example.com',
  email_verified: true,
  is_candidate: true,
  is_billing_staff: true,
  profile_completed: true,
  company: {
    id: 'c1',
    name: 'Pellworth',
    state: 'approved',
    role: 'owner',
    review: null,
    trial: null,
    trial_ended_at: null,
    trial_offer: null,
  },
  flags: { payment: false, profile_completed: true, assessment_access: true },
};

const internship = {
  id: 'i1',
  role_title: 'Engineer',
  company_name: 'Pellworth',
  starts_on: '2026-06-01',
  ends_on: '2026-08-31',
  state: 'active',
};

const proposal = {
  id: 'p1',
  role_title: 'Engineer',
  role_id: 'r1',
  company_id: 'c1',
  company_name: 'Pellworth',
  note: 'Come.',
  answer_by: at,
  state: 'proposed',
};

const overview = {
  company: { id: 'c1', name: 'Pellworth' },
  assessments: 1,
  invitations_sent: 0,
  attempts_started: 0,
  reports_ready: 0,
  newest: [],
  closing: [],
  is_empty: false,
  figures: { open_roles: 2, applicants: 4, invitations: null, interns: null, invoices: null },
};

const partnership = {
  organisation: 'Leeds',
  state: 'active',
  code: 'leeds',
  funnels: [{ days: 30, clicks: 1, signed_up: 1, activated: 1, placed: 1, paid: 1 }],
  sums: [],
  terms: null,
  next_statement_on: '2026-12-01',
};

const dashboard = {
  company: { id: 'c1', name: 'Pellworth' },
  is_member: true,
  reads_candidates: true,
  outstanding_days: 3,
  usage: { days: 30, sent: 1, started: 1, finished: 1 },
};

export const dashboards: Dashboard[] = [
  {
    name: 'the candidate’s',
    Page: CandidateHome,
    path: '/dashboard',
    address: '/dashboard',
    calls: {
      '/api/invitations': list(),
      '/api/reports': list(),
      '/api/users/integrity-cases': list(integrityCase(1)),
      '/api/users/role-proposals': list(proposal),
      '/api/users/internships': list(internship),
      '/api/users/applications': list(),
      '/api/talent-profile/introductions': list(),
      '/api/users/github-reports': list(),
      '/api/users/interviews': list(),
      '/api/users/practice': { last: null },
      '/api/practice/problems': list(),
      '/api/puzzles/daily': { puzzle: { id: 'z1', name: 'Mirror' } },
      '/api/users/skills': { least: 3, reports: 0, short: 0, trends: [] },
      '/api/users/stories-to-read': { items: [] },
      '/api/users/referrals': { code: 'ruth', people: 0, companies: 0 },
    },
    cards: [
      'Assessments',
      'Your reports',
      'Questions about your attempts',
      'Roles proposed to you',
      'Practice',
      'Your skills',
      'Internships',
      'Applications',
      'Introductions',
      'GitHub reports',
      'Interviews I submitted',
      'Refer someone',
      'Interviews to read',
      'Privacy',
    ],
    shown: {
      '/api/invitations': ['Assessments'],
      '/api/users/integrity-cases': ['Questions about your attempts'],
      '/api/users/internships': ['Internships'],
      '/api/users/referrals': ['Refer someone'],
    },
  },
  {
    name: 'the company’s home',
    Page: ClientHome,
    path: '/client-dashboard/home',
    address: '/client-dashboard/home',
    calls: {
      '/api/companies/me/overview': overview,
      '/api/companies/me/needs': { items: [], more: [] },
      '/api/companies/me/activity': list(),
      '/api/companies/{id}/interviews': list(),
    },
    cards: ['Needs you', 'Activity', 'Set up your company', 'Interviews at your company'],
    shown: { '/api/companies/me/overview': ['Set up your company'] },
  },
  {
    name: 'the partner’s',
    Page: PartnerHome,
    path: '/partner-dashboard/overview',
    address: '/partner-dashboard/overview',
    calls: {
      '/api/partners/me': partnership,
      '/api/partners/me/commissions': list(),
    },
    cards: ['Your link', 'From click to placement', 'Commission', 'Latest commissions'],
    shown: { '/api/partners/me': ['Your link', 'From click to placement', 'Commission'] },
  },
  {
    name: 'the admin’s home',
    Page: AdminHome,
    path: '/admin-dashboard/home',
    address: '/admin-dashboard/home',
    calls: { '/api/admin/waiting': { items: [] } },
    cards: ['Waiting'],
    shown: {},
  },
  {
    name: 'the company’s own',
    Page: CompanyDashboard,
    path: '/companies/:id/dashboard',
    address: '/companies/c1/dashboard',
    calls: {
      '/api/companies/{id}/dashboard': dashboard,
      '/api/companies/{id}/dashboard/roles': list(),
      '/api/companies/{id}/dashboard/reviews': list(),
    },
    cards: ['Applicants by role', 'Outstanding reviews', 'Assessments, last 30 days'],
    shown: { '/api/companies/{id}/dashboard': ['Assessments, last 30 days'] },
  },
  {
    name: 'billing’s',
    Page: BillingDashboard,
    path: '/billing-dashboard',
    address: '/billing-dashboard',
    calls: {
      '/api/billing/figures': { figures: [], gaps: [] },
      '/api/billing/invoices': list(),
    },
    cards: ['Invoices'],
    shown: {},
  },
];
