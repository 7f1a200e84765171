import {
  createBrowserRouter,
  generatePath,
  redirect,
  replace,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { queryClient } from '@/api/cache/query-client';
import { OfflineStrip } from '@/features/chrome/strip/OfflineStrip';
import { configQuery } from '@/features/session/api';
import { AuthShell } from '@/features/shell/auth/AuthShell';
import { FloatingShell } from '@/features/shell/shells/FloatingShell';
import { PublicShell } from '@/features/shell/shells/PublicShell';
import { withPatience } from '@/platform/loading/patience';
import { write } from '@/platform/storage';
import { hiddenPage } from '@/pages/hidden/rules';
import { paths } from '@/facts/paths';
import { RouteError } from './error-fallback';
import { page } from './routes/route';
import { RouteGate } from './RouteGate';
import { accountRoutes } from './routes/account';
import { adminRoutes, billingRoutes, internRoute, partnerRoutes } from './routes/admin';
import { companyDashboardRoute, companyRoutes, openRoleRoutes, toolRoutes } from './routes/hiring';
import { interviewRoutes } from './routes/interviews';
import { smallPublicRoutes } from './routes/public';
import { clientRoutes, publicRoutes, workspaceRoutes } from './routes/work';

/** A path that only sends on, with the query string it came with; `fixed` is added to it. */
function forward(path: string, target: string, fixed: Record<string, string> = {}): RouteObject {
  const loader = ({ params, request }: LoaderFunctionArgs) => {
    const query = new URL(request.url).searchParams;
    for (const [name, value] of Object.entries(fixed)) query.set(name, value);
    const filled = generatePath(target, params).replace(/\/$/, '');
    return redirect(query.size === 0 ? filled : `${filled}?${query.toString()}`);
  };
  return { path, loader, element: null };
}

/** The challenge pages read an invitation code from the session, not from the address (spec §2). */
const keepAiCode = ({ params }: LoaderFunctionArgs) => {
  write('aiCode', params['code'] ?? '');
  return redirect(paths.codebrain);
};

const candidateAuth = () => import('@/pages/auth/CandidateAuth');
const setPassword = () => import('@/pages/auth/company/SetPassword');

const floating: RouteObject[] = [
  page(paths.home, 'public', () => import('@/pages/home/Home')),
  page(paths.aiAssessment, 'public', () => import('@/pages/ai-assessment/AiAssessment')),
];

const auth: RouteObject[] = [
  page(paths.roleSelection, 'guest', () => import('@/pages/auth/RoleSelection')),
  page(paths.login, 'guest', () => import('@/pages/auth/Login')),
  page(paths.candidateAuth, 'public', candidateAuth),
  page(paths.candidateAuthStep, 'public', candidateAuth),
  page(paths.candidateAuthCodeStep, 'public', candidateAuth),
  page(paths.companyAuth, 'public', () => import('@/pages/auth/company/CompanyAuth')),
  page(paths.companySignup, 'public', () => import('@/pages/auth/company/CompanySignup')),
  page(paths.resetPassword, 'public', () => import('@/pages/auth/ResetPassword')),
  page(paths.partnerAuth, 'public', () => import('@/pages/auth/partner/PartnerAuth')),
  page(paths.companyActivation, 'public', () => import('@/pages/auth/company/CompanyActivation')),
  page(paths.joinTeam, 'public', () => import('@/pages/auth/company/JoinTeam')),
  page(paths.setCompanyPassword, 'public', setPassword),
  page(paths.setupPassword, 'public', setPassword),
  page(paths.registerCompany, 'public', () => import('@/pages/auth/company/RegisterCompany')),
  page(paths.unsubscribe, 'public', () => import('@/pages/account/Unsubscribe')),
  page(paths.stopInvitations, 'public', () => import('@/pages/account/StopInvitations')),
  page(
    paths.stopPartnerInvitations,
    'public',
    () => import('@/pages/account/StopPartnerInvitations'),
  ),
  page(paths.confirmEmail, 'public', () => import('@/pages/auth/confirm/ConfirmEmail')),
  page(paths.completeProfile, 'signed-in', () => import('@/pages/auth/CompleteProfile')),
];

const underTopBar: RouteObject[] = [
  ...interviewRoutes,
  page(paths.talentPool, 'public', () => import('@/pages/talent/TalentPool')),
  page(paths.talentForm, 'public', () => import('@/pages/talent/TalentForm')),
  ...openRoleRoutes,
  ...companyRoutes,
  ...smallPublicRoutes,
  ...publicRoutes,
];

const lockedTab = () => import('@/pages/client-dashboard/TabPage');

const client: RouteObject[] = [
  page(
    paths.clientHome,
    'company',
    () => import('@/pages/client-dashboard/ClientHome'),
    async () => (await import('@/pages/client-dashboard/queries')).clientHome,
  ),
  page(paths.debugAssessment, 'company', lockedTab),
  page(paths.clientProfile, 'company', () => import('@/pages/client-dashboard/ClientProfile')),
  page(paths.clientInvoice, 'company', () => import('@/pages/client-dashboard/ClientInvoice')),
  // Nothing is fetched ahead: most companies may not read it.
  page(paths.githubReports, 'company', () => import('@/pages/client-dashboard/GithubReports')),
  page(paths.githubReport, 'company', () => import('@/pages/client-dashboard/GithubReport')),
  ...clientRoutes,
];

const forwards: RouteObject[] = [
  forward(paths.signup, paths.roleSelection, { tab: 'signup' }),
  forward(paths.candidateSignup, paths.candidateAuth),
  forward(paths.studentSignup, paths.candidateSignup),
  forward(paths.studentAuth, '/candidate-auth/*'),
  { path: paths.aiAssessmentCode, loader: keepAiCode, element: null },
  forward(paths.codebrainAerial, paths.codebrainMultiTaskAerial),
  forward(paths.clientDashboard, paths.clientHome),
  forward(paths.partnerDashboard, paths.partnerOverview),
  forward(paths.adminDashboard, paths.adminHome),
  forward(paths.account, paths.accountProfile),
];

const dashboards: RouteObject[] = [
  accountRoutes,
  adminRoutes,
  internRoute,
  partnerRoutes,
  billingRoutes,
  companyDashboardRoute,
  toolRoutes,
  {
    lazy: withPatience(async () => ({
      Component: (await import('@/features/shell/shells/CompanyShell')).CompanyShell,
    })),
    children: client,
  },
  {
    lazy: withPatience(async () => ({
      Component: (await import('@/features/shell/shells/CandidateShell')).CandidateShell,
    })),
    children: [
      page(
        paths.dashboard,
        'user',
        () => import('@/pages/dashboard/CandidateHome'),
        async () => (await import('@/pages/dashboard/queries')).candidateHome,
      ),
      page(
        paths.ownInternship,
        'user',
        () => import('@/pages/dashboard/InternshipPage'),
        async () => (await import('@/pages/dashboard/queries')).internship,
      ),
      page(
        paths.ownQuestion,
        'user',
        () => import('@/pages/dashboard/QuestionPage'),
        async () => (await import('@/pages/dashboard/queries')).question,
      ),
      page(
        paths.applications,
        'user',
        () => import('@/pages/dashboard/lists/ApplicationsPage'),
        async () => (await import('@/pages/dashboard/queries')).applications,
      ),
      page(
        paths.ownAssessments,
        'user',
        () => import('@/pages/dashboard/lists/AssessmentsPage'),
        async () => (await import('@/pages/dashboard/queries')).invitations,
      ),
      page(
        paths.ownReports,
        'user',
        () => import('@/pages/dashboard/lists/ReportsPage'),
        async () => (await import('@/pages/dashboard/queries')).reports,
      ),
      page(
        paths.application,
        'user',
        () => import('@/pages/dashboard/ApplicationPage'),
        async () => (await import('@/pages/dashboard/queries')).application,
      ),
      page(
        paths.ownGithubReport,
        'user',
        () => import('@/pages/dashboard/GithubReportPage'),
        async () => (await import('@/pages/dashboard/queries')).githubReport,
      ),
      page(
        paths.partnerSeat,
        'user',
        () => import('@/pages/dashboard/PartnerAssessmentPage'),
        async () => (await import('@/pages/dashboard/queries')).partnerAssessment,
      ),
      page(paths.githubReturn, 'user', () => import('@/pages/dashboard/GithubReturn')),
    ],
  },
];

/** Unknown paths go home, but for those that only the server's settings know. */
const hidden: RouteObject = {
  ...page('*', 'public', () => import('@/pages/hidden/HiddenPage')),
  loader: async ({ request }) => {
    const { pathname } = new URL(request.url);
    const config = await queryClient.query(configQuery).catch(() => undefined);
    return hiddenPage(pathname, config?.hidden_paths) ?? replace(paths.home);
  },
};

/** The whole route table, in the order of the specification. Unknown paths go home. */
export const routes: RouteObject[] = [
  {
    Component: RouteGate,
    ErrorBoundary: RouteError,
    HydrateFallback: OfflineStrip,
    children: [
      ...forwards,
      { Component: FloatingShell, children: floating },
      { Component: AuthShell, children: auth },
      { Component: PublicShell, children: [...underTopBar, hidden] },
      ...dashboards,
      ...workspaceRoutes,
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
