import type { RouteObject } from 'react-router-dom';
import { withPatience } from '@/platform/loading/patience';
import { paths } from '@/facts/paths';
import { page } from './route';

/** Pages inside the admin's dashboard shell. */
export const adminRoutes: RouteObject = {
  lazy: withPatience(async () => ({
    Component: (await import('@/features/shell/shells/AdminShell')).AdminShell,
  })),
  children: [
    page(
      paths.adminHome,
      'admin',
      () => import('@/pages/admin/oversight/AdminHome'),
      async () => (await import('@/pages/admin/queries')).adminHome,
    ),
    page(
      paths.adminNetwork,
      'admin',
      () => import('@/pages/admin/oversight/Network'),
      async () => (await import('@/pages/admin/queries')).network,
    ),
    page(
      paths.adminPartners,
      'admin',
      () => import('@/pages/admin/Partners'),
      async () => (await import('@/pages/admin/queries')).partners,
    ),
    page(
      paths.adminPartner,
      'admin',
      () => import('@/pages/admin/PartnerDetail'),
      async () => (await import('@/pages/admin/queries')).partner,
    ),
    page(
      paths.adminInterns,
      'admin',
      () => import('@/pages/admin/ManageInterns'),
      async () => (await import('@/pages/admin/queries')).manageInterns,
    ),
    page(
      paths.adminCompanies,
      'admin',
      () => import('@/pages/admin/ManageCompanies'),
      async () => (await import('@/pages/admin/queries')).manageCompanies,
    ),
    page(
      paths.adminOnboardCompanies,
      'admin',
      () => import('@/pages/admin/OnboardCompanies'),
      async () => (await import('@/pages/admin/queries')).onboardCompanies,
    ),
    page(
      paths.adminInterviews,
      'admin',
      () => import('@/pages/admin/ModerateInterviews'),
      async () => (await import('@/pages/admin/queries')).moderateInterviews,
    ),
    page(
      paths.adminIntegrity,
      'admin',
      () => import('@/pages/admin/integrity/IntegrityCases'),
      async () => (await import('@/pages/admin/queries')).integrityCases,
    ),
    page(
      paths.adminUnpublishedRoles,
      'admin',
      () => import('@/pages/admin/UnpublishedRoles'),
      async () => (await import('@/pages/admin/queries')).unpublishedRoles,
    ),
    page(
      paths.adminPreviewApplicants,
      'admin',
      () => import('@/pages/admin/PreviewApplicants'),
      async () => (await import('@/pages/admin/queries')).previewApplicants,
    ),
    page(
      paths.adminOnboarding,
      'admin',
      () => import('@/pages/admin/ManageOnboarding'),
      async () => (await import('@/pages/admin/queries')).manageOnboarding,
    ),
    page(
      paths.adminPayingCompanies,
      'admin',
      () => import('@/pages/admin/PayingCompanies'),
      async () => (await import('@/pages/admin/queries')).payingCompanies,
    ),
    page(
      paths.adminSettings,
      'admin',
      () => import('@/pages/admin/oversight/Settings'),
      async () => (await import('@/pages/admin/queries')).settings,
    ),
    page(
      paths.adminAudit,
      'admin',
      () => import('@/pages/admin/oversight/Audit'),
      async () => (await import('@/pages/admin/queries')).audit,
    ),
    page(
      paths.adminInvitationReports,
      'admin',
      () => import('@/pages/admin/oversight/InvitationReports'),
      async () => (await import('@/pages/admin/queries')).invitationReports,
    ),
    page(
      paths.adminSupportChat,
      'admin',
      () => import('@/pages/admin/support/SupportChat'),
      async () => (await import('@/pages/admin/queries')).supportChat,
    ),
    page(
      paths.adminPresence,
      'admin',
      () => import('@/pages/admin/oversight/Presence'),
      async () => (await import('@/pages/admin/queries')).presence,
    ),
  ],
};

/** Everyone signed in may open it (spec §2), so it stands in the dashboard of the one who looks. */
export const internRoute: RouteObject = {
  lazy: withPatience(async () => ({
    Component: (await import('@/features/shell/shells/own/AccountShell')).AccountShell,
  })),
  children: [page(paths.internProfile, 'signed-in', () => import('@/pages/admin/InternProfile'))],
};

/** Pages inside the partner's dashboard shell. */
export const partnerRoutes: RouteObject = {
  lazy: withPatience(async () => ({
    Component: (await import('@/features/shell/shells/PartnerShell')).PartnerShell,
  })),
  children: [
    page(
      paths.partnerOverview,
      'signed-in',
      () => import('@/pages/partner-dashboard/home/PartnerHome'),
      async () => (await import('@/pages/partner-dashboard/queries')).partnerHome,
    ),
    page(
      paths.partnerStudents,
      'signed-in',
      () => import('@/pages/partner-dashboard/PartnerStudents'),
      async () => (await import('@/pages/partner-dashboard/queries')).partnerStudents,
    ),
    page(
      paths.partnerInvite,
      'signed-in',
      () => import('@/pages/partner-dashboard/invite/PartnerInvite'),
      async () => (await import('@/pages/partner-dashboard/queries')).partnerInvite,
    ),
    page(
      paths.partnerCompanies,
      'signed-in',
      () => import('@/pages/partner-dashboard/PartnerCompanies'),
      async () => (await import('@/pages/partner-dashboard/queries')).partnerCompanies,
    ),
    page(
      paths.partnerStatements,
      'signed-in',
      () => import('@/pages/partner-dashboard/PartnerStatements'),
      async () => (await import('@/pages/partner-dashboard/queries')).partnerStatements,
    ),
    page(
      paths.partnerStatement,
      'signed-in',
      () => import('@/pages/partner-dashboard/PartnerStatementPage'),
      async () => (await import('@/pages/partner-dashboard/queries')).partnerStatement,
    ),
    page(
      paths.partnerAssessments,
      'signed-in',
      () => import('@/pages/partner-dashboard/PartnerAssessments'),
      async () => (await import('@/pages/partner-dashboard/queries')).partnerAssessments,
    ),
    page(
      paths.partnerAssessmentNew,
      'signed-in',
      () => import('@/pages/partner-dashboard/PartnerAssessmentNew'),
    ),
    page(
      paths.partnerAssessment,
      'signed-in',
      () => import('@/pages/partner-dashboard/PartnerAssessment'),
      async () => (await import('@/pages/partner-dashboard/queries')).partnerAssessment,
    ),
  ],
};

const editInvoice = () => import('@/pages/billing/InvoiceEdit');

/** Pages of staff. Everyone signed in may open them (spec §2); the server shows them to staff only. */
export const billingRoutes: RouteObject = {
  lazy: withPatience(async () => ({
    Component: (await import('@/features/shell/shells/own/StaffShell')).StaffShell,
  })),
  children: [
    page(
      paths.billingDashboard,
      'signed-in',
      () => import('@/pages/billing/BillingDashboard'),
      async () => (await import('@/pages/billing/queries')).billing,
    ),
    page(
      paths.partnerPayouts,
      'signed-in',
      () => import('@/pages/billing/PartnerPayouts'),
      async () => (await import('@/pages/billing/queries')).payouts,
    ),
    page(paths.invoiceNew, 'signed-in', editInvoice),
    page(
      paths.invoice,
      'signed-in',
      () => import('@/pages/billing/InvoicePage'),
      async () => (await import('@/pages/billing/queries')).invoice,
    ),
    page(paths.invoiceEdit, 'signed-in', editInvoice),
  ],
};
