import type { RouteObject } from 'react-router-dom';
import { withPatience } from '@/platform/loading/patience';
import { paths } from '@/facts/paths';
import { page } from './route';

/** Roles as everybody sees them, and applying for one. */
export const openRoleRoutes: RouteObject[] = [
  page(
    paths.openRoles,
    'public',
    () => import('@/pages/roles/Roles'),
    async () => (await import('@/pages/roles/queries')).roles,
  ),
  page(
    paths.openRole,
    'public',
    () => import('@/pages/open-role/OpenRolePage'),
    async () => (await import('@/pages/open-role/queries')).openRole,
  ),
  page(
    paths.applyForRole,
    'user',
    () => import('@/pages/open-role/ApplyPage'),
    async () => (await import('@/pages/open-role/queries')).apply,
  ),
];

const companyQueries = () => import('@/pages/companies/queries');

/** Companies as everybody sees them. */
export const companyRoutes: RouteObject[] = [
  page(
    paths.companies,
    'public',
    () => import('@/pages/companies/Companies'),
    async () => (await companyQueries()).companies,
  ),
  page(
    paths.company,
    'public',
    () => import('@/pages/companies/CompanyPage'),
    async () => (await companyQueries()).company,
  ),
];

/** A company's own figures, in the dashboard of the member or the admin who looks. */
export const companyDashboardRoute: RouteObject = {
  lazy: withPatience(async () => ({
    Component: (await import('@/features/shell/shells/own/AccountShell')).AccountShell,
  })),
  children: [
    page(
      paths.companyDashboard,
      'signed-in',
      () => import('@/pages/companies/CompanyDashboard'),
      async () => (await companyQueries()).dashboard,
    ),
  ],
};

/** What companies and the admin work with, in the dashboard of the one who looks; for anybody else, under the top bar. */
export const toolRoutes: RouteObject = {
  handle: { bar: 'top' },
  lazy: withPatience(async () => ({
    Component: (await import('@/features/shell/shells/own/ToolShell')).ToolShell,
  })),
  children: [
    page(
      paths.companySendAssessment,
      'signed-in',
      () => import('@/pages/companies/SendAssessment'),
    ),
    page(paths.talentPoolBrowse, 'public', () => import('@/pages/talent/TalentBrowse')),
    page(paths.problemBuilder, 'public', () => import('@/pages/problem-builder/ProblemBuilder')),
    page(paths.problemDraft, 'signed-in', () => import('@/pages/problem-builder/ProblemEditor')),
    page(
      paths.problemReport,
      'signed-in',
      () => import('@/pages/problem-report/ProblemReport'),
      async () => (await import('@/pages/problem-report/queries')).report,
    ),
  ],
};
