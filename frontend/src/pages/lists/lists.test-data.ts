import type { ComponentType } from 'react';
import { paths } from '@/facts/paths';
import IntegrityCases from '@/pages/admin/integrity/IntegrityCases';
import ManageCompanies from '@/pages/admin/ManageCompanies';
import ManageInterns from '@/pages/admin/ManageInterns';
import ManageOnboarding from '@/pages/admin/ManageOnboarding';
import ModerateInterviews from '@/pages/admin/ModerateInterviews';
import OnboardCompanies from '@/pages/admin/OnboardCompanies';
import InvitationReports from '@/pages/admin/oversight/InvitationReports';
import Network from '@/pages/admin/oversight/Network';
import Presence from '@/pages/admin/oversight/Presence';
import Partners from '@/pages/admin/Partners';
import PayingCompanies from '@/pages/admin/PayingCompanies';
import PreviewApplicants from '@/pages/admin/PreviewApplicants';
import SupportChat from '@/pages/admin/support/SupportChat';
import UnpublishedRoles from '@/pages/admin/UnpublishedRoles';
import PartnerAssessments from '@/pages/partner-dashboard/PartnerAssessments';
import PartnerCompanies from '@/pages/partner-dashboard/PartnerCompanies';
import PartnerStatements from '@/pages/partner-dashboard/PartnerStatements';
import PartnerInvite from '@/pages/partner-dashboard/invite/PartnerInvite';
import PartnerStudents from '@/pages/partner-dashboard/PartnerStudents';
import {
  appeals,
  broughtCompany,
  broughtStudent,
  candidate,
  cohort,
  company,
  conversation,
  customer,
  edge,
  emptySlate,
  graph,
  inquiry,
  integrityCase,
  internship,
  invitationReport,
  newCustomer,
  partner,
  partnerApplication,
  person,
  role,
  slate,
  statement,
  story,
  studentInvitation,
} from './rows.test-data';

/** A list of a dashboard. */
export type List = {
  name: string;
  Page: ComponentType;
  address: string;
  route: string;
  /** What it says where it has no row. */
  empty: string;
  row: (n: number) => object;
  /** What its page asks for first, and the answer where the list has so many rows. */
  before?: { route: string; answer: (rows: number) => object };
};

/** Every list that a tab of the admin's or of a partner's dashboard opens with. */
export const lists: List[] = [
  {
    name: 'the table of the network',
    Page: Network,
    address: `${paths.adminNetwork}?view=table`,
    route: '/api/admin/network/edges',
    empty: 'No referrals in this period',
    row: edge,
    before: { route: '/api/admin/network', answer: graph },
  },
  {
    name: 'partners',
    Page: Partners,
    address: paths.adminPartners,
    route: '/api/admin/partners',
    empty: 'There are no partners yet. Approve an application first.',
    row: partner,
  },
  {
    name: 'applications of partners',
    Page: Partners,
    address: `${paths.adminPartners}?state=applied`,
    route: '/api/admin/partner-applications',
    empty: 'No applications.',
    row: partnerApplication,
  },
  {
    name: 'manage-interns',
    Page: ManageInterns,
    address: paths.adminInterns,
    route: '/api/admin/candidates',
    empty: 'No candidates.',
    row: candidate,
  },
  {
    name: 'manage-companies',
    Page: ManageCompanies,
    address: paths.adminCompanies,
    route: '/api/admin/companies',
    empty: 'There are no companies yet.',
    row: company,
  },
  {
    name: 'onboard-companies',
    Page: OnboardCompanies,
    address: paths.adminOnboardCompanies,
    route: '/api/admin/inquiries',
    empty: 'Nothing is waiting here.',
    row: inquiry,
  },
  {
    name: 'manage-onboarding',
    Page: ManageOnboarding,
    address: paths.adminOnboarding,
    route: '/api/admin/internships',
    empty: 'No internships in onboarding.',
    row: internship,
  },
  {
    name: 'manage-onboarding, new customers',
    Page: ManageOnboarding,
    address: `${paths.adminOnboarding}?tab=companies`,
    route: '/api/admin/new-customers',
    empty: 'No new paying companies.',
    row: newCustomer,
  },
  {
    name: 'paying-companies',
    Page: PayingCompanies,
    address: paths.adminPayingCompanies,
    route: '/api/admin/paying-companies',
    empty: 'No invoices sent yet.',
    row: customer,
  },
  {
    name: 'invitation-reports',
    Page: InvitationReports,
    address: paths.adminInvitationReports,
    route: '/api/admin/invitation-reports',
    empty: 'No open reports.',
    row: invitationReport,
  },
  {
    name: 'unpublished-roles',
    Page: UnpublishedRoles,
    address: paths.adminUnpublishedRoles,
    route: '/api/admin/roles',
    empty: 'No roles waiting.',
    row: role,
  },
  {
    name: 'preview-applicants',
    Page: PreviewApplicants,
    address: paths.adminPreviewApplicants,
    route: '/api/admin/slates',
    empty: 'No role has been published yet.',
    row: slate,
  },
  {
    name: 'interviews',
    Page: ModerateInterviews,
    address: `${paths.adminInterviews}?queue=pending`,
    route: '/api/admin/interviews',
    empty: 'Nothing is waiting for you.',
    row: story,
  },
  {
    name: 'integrity',
    Page: IntegrityCases,
    address: paths.adminIntegrity,
    route: '/api/admin/integrity-cases',
    empty: 'Nothing is waiting here.',
    row: integrityCase,
    before: { route: '/api/admin/integrity-cases/counts', answer: appeals },
  },
  {
    name: 'support-chat',
    Page: SupportChat,
    address: paths.adminSupportChat,
    route: '/api/admin/support/conversations',
    empty: 'No conversations.',
    row: conversation,
  },
  {
    name: 'presence',
    Page: Presence,
    address: paths.adminPresence,
    route: '/api/admin/presence',
    empty: 'Nobody is online.',
    row: person,
  },
  {
    name: 'the students of a partner',
    Page: PartnerStudents,
    address: paths.partnerStudents,
    route: '/api/partners/me/students',
    empty: 'No sign-ups with your code yet.',
    row: broughtStudent,
  },
  {
    name: 'the invitations of a partner',
    Page: PartnerInvite,
    address: paths.partnerInvite,
    route: '/api/partners/me/invitations',
    empty: 'You haven’t invited anyone yet.',
    row: studentInvitation,
  },
  {
    name: 'the companies of a partner',
    Page: PartnerCompanies,
    address: paths.partnerCompanies,
    route: '/api/partners/me/companies',
    empty: 'No company has signed up with your code yet.',
    row: broughtCompany,
  },
  {
    name: 'the assessments of a partner',
    Page: PartnerAssessments,
    address: paths.partnerAssessments,
    route: '/api/partners/me/cohorts',
    empty: 'You haven’t run an assessment yet.',
    row: cohort,
  },
  {
    name: 'the statements of a partner',
    Page: PartnerStatements,
    address: paths.partnerStatements,
    route: '/api/partners/me/statements',
    empty: 'No statements yet. The first is made once a commission is due.',
    row: statement,
  },
];

/** Other queues and filters of the same pages, which say something else where they are empty. */
export const others: Pick<List, 'Page' | 'address' | 'route' | 'empty' | 'before'>[] = [
  {
    Page: PreviewApplicants,
    address: `${paths.adminPreviewApplicants}?role=live`,
    route: '/api/admin/slates/{id}/applications',
    empty: 'No applicants yet; the role has been live for 1 day.',
    before: { route: '/api/admin/slates/{id}', answer: () => emptySlate('published') },
  },
  {
    Page: PreviewApplicants,
    address: `${paths.adminPreviewApplicants}?role=closed`,
    route: '/api/admin/slates/{id}/applications',
    empty: 'There are no applicants, and the role is not live.',
    before: { route: '/api/admin/slates/{id}', answer: () => emptySlate('closed') },
  },
  {
    Page: UnpublishedRoles,
    address: `${paths.adminUnpublishedRoles}?queue=live`,
    route: '/api/admin/roles',
    empty: 'No role is live.',
  },
  {
    Page: ManageOnboarding,
    address: `${paths.adminOnboarding}?column=ready`,
    route: '/api/admin/internships',
    empty: 'No internship is ready to start.',
  },
  {
    Page: ManageOnboarding,
    address: `${paths.adminOnboarding}?column=ready&overdue=true`,
    route: '/api/admin/internships',
    empty: 'No item is overdue here.',
  },
  {
    Page: OnboardCompanies,
    address: `${paths.adminOnboardCompanies}?column=stale`,
    route: '/api/admin/inquiries',
    empty: 'No inquiry is stale.',
  },
  {
    Page: ModerateInterviews,
    address: `${paths.adminInterviews}?queue=all`,
    route: '/api/admin/interviews',
    empty: 'No story has been sent yet.',
  },
  {
    Page: IntegrityCases,
    address: `${paths.adminIntegrity}?queue=decided`,
    route: '/api/admin/integrity-cases',
    empty: 'No case has been decided yet.',
  },
  {
    Page: ManageCompanies,
    address: `${paths.adminCompanies}?search=fenmoor`,
    route: '/api/admin/companies',
    empty: 'No company matches.',
  },
  {
    Page: Partners,
    address: `${paths.adminPartners}?kind=bootcamp`,
    route: '/api/admin/partners',
    empty: 'No partner matches these filters.',
  },
  {
    Page: Presence,
    address: `${paths.adminPresence}?role=partner`,
    route: '/api/admin/presence',
    empty: 'Nobody matches these filters.',
  },
];
