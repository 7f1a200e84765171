import type { ComponentType } from 'react';
import { paths } from '@/facts/paths';
import IntegrityCases from '@/pages/admin/integrity/IntegrityCases';
import ManageCompanies from '@/pages/admin/ManageCompanies';
import ManageInterns from '@/pages/admin/ManageInterns';
import ManageOnboarding from '@/pages/admin/ManageOnboarding';
import ModerateInterviews from '@/pages/admin/ModerateInterviews';
import OnboardCompanies from '@/pages/admin/OnboardCompanies';
import Network from '@/pages/admin/oversight/Network';
import Presence from '@/pages/admin/oversight/Presence';
import Partners from '@/pages/admin/Partners';
import PayingCompanies from '@/pages/admin/PayingCompanies';
import PreviewApplicants from '@/pages/admin/PreviewApplicants';
import SupportChat from '@/pages/admin/support/SupportChat';
import UnpublishedRoles from '@/pages/admin/UnpublishedRoles';
import {
  candidate,
  company,
  conversation,
  customer,
  edge,
  emptySlate,
  graph,
  inquiry,
  integrityCase,
  internship,
  partner,
  partnerApplication,
  person,
  role,
  slate,
  story,
} from './rows.test-data';

/** A list of the dashboard. */
export type Tab = {
  name: string;
  Page: ComponentType;
  address: string;
  /** The route of its list. */
  list: string;
  /** What it says where it has no row. */
  empty: string;
  row: (n: number) => object;
  /** What its page asks for first, and the answer where the list has so many rows. */
  before?: { route: string; answer: (rows: number) => object };
};

/** Every list that a tab of the admin's dashboard opens with. */
export const tabs: Tab[] = [
  {
    name: 'the table of the network',
    Page: Network,
    address: `${paths.adminNetwork}?view=table`,
    list: '/api/admin/network/edges',
    empty: 'No referrals in this period',
    row: edge,
    before: { route: '/api/admin/network', answer: graph },
  },
  {
    name: 'partners',
    Page: Partners,
    address: paths.adminPartners,
    list: '/api/admin/partners',
    empty: 'There are no partners yet. Approve an application first.',
    row: partner,
  },
  {
    name: 'applications of partners',
    Page: Partners,
    address: `${paths.adminPartners}?state=applied`,
    list: '/api/admin/partner-applications',
    empty: 'No application here.',
    row: partnerApplication,
  },
  {
    name: 'manage-interns',
    Page: ManageInterns,
    address: paths.adminInterns,
    list: '/api/admin/candidates',
    empty: 'No candidate here.',
    row: candidate,
  },
  {
    name: 'manage-companies',
    Page: ManageCompanies,
    address: paths.adminCompanies,
    list: '/api/admin/companies',
    empty: 'There are no companies yet.',
    row: company,
  },
  {
    name: 'onboard-companies',
    Page: OnboardCompanies,
    address: paths.adminOnboardCompanies,
    list: '/api/admin/inquiries',
    empty: 'Nothing is waiting here.',
    row: inquiry,
  },
  {
    name: 'manage-onboarding',
    Page: ManageOnboarding,
    address: paths.adminOnboarding,
    list: '/api/admin/internships',
    empty: 'Nobody is onboarding.',
    row: internship,
  },
  {
    name: 'paying-companies',
    Page: PayingCompanies,
    address: paths.adminPayingCompanies,
    list: '/api/admin/paying-companies',
    empty: 'Nobody has been sent an invoice yet.',
    row: customer,
  },
  {
    name: 'unpublished-roles',
    Page: UnpublishedRoles,
    address: paths.adminUnpublishedRoles,
    list: '/api/admin/roles',
    empty: 'No roles waiting.',
    row: role,
  },
  {
    name: 'preview-applicants',
    Page: PreviewApplicants,
    address: paths.adminPreviewApplicants,
    list: '/api/admin/slates',
    empty: 'No role has been published yet.',
    row: slate,
  },
  {
    name: 'interviews',
    Page: ModerateInterviews,
    address: `${paths.adminInterviews}?queue=pending`,
    list: '/api/admin/interviews',
    empty: 'Nothing is waiting for you.',
    row: story,
  },
  {
    name: 'integrity',
    Page: IntegrityCases,
    address: paths.adminIntegrity,
    list: '/api/admin/integrity-cases',
    empty: 'Nothing waits here.',
    row: integrityCase,
  },
  {
    name: 'support-chat',
    Page: SupportChat,
    address: paths.adminSupportChat,
    list: '/api/admin/support/conversations',
    empty: 'No conversation here.',
    row: conversation,
  },
  {
    name: 'presence',
    Page: Presence,
    address: paths.adminPresence,
    list: '/api/admin/presence',
    empty: 'Nobody is online.',
    row: person,
  },
];

/** Other queues and filters of the same pages, which say something else where they are empty. */
export const others: Pick<Tab, 'Page' | 'address' | 'list' | 'empty' | 'before'>[] = [
  {
    Page: PreviewApplicants,
    address: `${paths.adminPreviewApplicants}?role=live`,
    list: '/api/admin/slates/{id}/applications',
    empty: 'No applicants yet; the role is live for 1 day.',
    before: { route: '/api/admin/slates/{id}', answer: () => emptySlate('published') },
  },
  {
    Page: PreviewApplicants,
    address: `${paths.adminPreviewApplicants}?role=closed`,
    list: '/api/admin/slates/{id}/applications',
    empty: 'There are no applicants, and the role is not live.',
    before: { route: '/api/admin/slates/{id}', answer: () => emptySlate('closed') },
  },
  {
    Page: UnpublishedRoles,
    address: `${paths.adminUnpublishedRoles}?queue=live`,
    list: '/api/admin/roles',
    empty: 'No role is live.',
  },
  {
    Page: ManageOnboarding,
    address: `${paths.adminOnboarding}?column=ready`,
    list: '/api/admin/internships',
    empty: 'No internship is ready to start.',
  },
  {
    Page: ManageOnboarding,
    address: `${paths.adminOnboarding}?column=ready&overdue=true`,
    list: '/api/admin/internships',
    empty: 'No item is overdue here.',
  },
  {
    Page: OnboardCompanies,
    address: `${paths.adminOnboardCompanies}?column=stale`,
    list: '/api/admin/inquiries',
    empty: 'No inquiry is stale.',
  },
  {
    Page: ModerateInterviews,
    address: `${paths.adminInterviews}?queue=all`,
    list: '/api/admin/interviews',
    empty: 'No story has been sent yet.',
  },
  {
    Page: IntegrityCases,
    address: `${paths.adminIntegrity}?queue=decided`,
    list: '/api/admin/integrity-cases',
    empty: 'No case has been decided yet.',
  },
  {
    Page: ManageCompanies,
    address: `${paths.adminCompanies}?search=fenmoor`,
    list: '/api/admin/companies',
    empty: 'No company matches.',
  },
  {
    Page: Partners,
    address: `${paths.adminPartners}?kind=bootcamp`,
    list: '/api/admin/partners',
    empty: 'No partner matches these filters.',
  },
  {
    Page: Presence,
    address: `${paths.adminPresence}?role=partner`,
    list: '/api/admin/presence',
    empty: 'Nobody matches these filters.',
  },
];
