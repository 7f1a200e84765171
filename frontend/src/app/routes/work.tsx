import type { RouteObject } from 'react-router-dom';

import { paths } from '@/facts/paths';
import { page } from './route';

const codebrain = () => import('@/pages/codebrain/CodebrainEntry');
const codebrainQueries = async () => (await import('@/pages/codebrain/queries')).entry;
const clientQueries = () => import('@/pages/client-dashboard/queries');

/** Full-bleed pages without a shell. */
export const workspaceRoutes: RouteObject[] = [
  page(
    paths.codebrainProblem,
    'public',
    () => import('@/pages/codebrain/practice/PracticePage'),
    async () => (await import('@/pages/codebrain/practice/queries')).problem,
  ),
  page(
    paths.codebrainMultiTask,
    'public',
    () => import('@/pages/codebrain/scenario/ScenarioPage'),
    async () => (await import('@/pages/codebrain/scenario/queries')).scenario,
  ),
  page(paths.attempt, 'public', codebrain, codebrainQueries),
  page(paths.attemptReferred, 'public', codebrain, codebrainQueries),
  page(
    paths.puzzle,
    'public',
    () => import('@/pages/arc/ArcPuzzle'),
    async () => (await import('@/pages/arc/queries')).puzzle,
  ),
  page(
    paths.report,
    'signed-in',
    () => import('@/pages/report/ReportPage'),
    async () => (await import('@/pages/report/queries')).report,
  ),
  page(paths.sharedReport, 'public', () => import('@/pages/report/SharedReport')),
  page(paths.magicLink, 'public', () => import('@/pages/report/MagicLink')),
  page(paths.sampleReport, 'public', () => import('@/pages/report/sample/SampleReport')),
];

/** Pages inside the company's dashboard shell. */
export const clientRoutes: RouteObject[] = [
  // Nothing is fetched ahead: most companies may not read it.
  page(paths.recruitTalent, 'company', () => import('@/pages/client-dashboard/RecruitTalent')),
  page(
    paths.talentSelection,
    'company',
    () => import('@/pages/client-dashboard/selection/SelectionRoles'),
    async () => (await clientQueries()).selectionRoles,
  ),
  page(
    paths.selectionBoard,
    'company',
    () => import('@/pages/client-dashboard/selection/SelectionBoard'),
    async () => (await clientQueries()).selectionBoard,
  ),
  page(
    paths.selectionCompare,
    'company',
    () => import('@/pages/client-dashboard/selection/SelectionCompare'),
  ),
  page(
    paths.selectionCandidate,
    'company',
    () => import('@/pages/client-dashboard/selection/SelectionCandidate'),
    async () => (await clientQueries()).selectionCandidate,
  ),
  page(
    paths.myInterns,
    'company',
    () => import('@/pages/client-dashboard/interns/InternList'),
    async () => (await clientQueries()).internList,
  ),
  page(
    paths.internship,
    'company',
    () => import('@/pages/client-dashboard/interns/InternPage'),
    async () => (await clientQueries()).intern,
  ),
  page(
    paths.createJobs,
    'company',
    () => import('@/pages/client-dashboard/roles/RoleList'),
    async () => (await clientQueries()).roleList,
  ),
  page(
    paths.role,
    'company',
    () => import('@/pages/client-dashboard/roles/RolePage'),
    async () => (await clientQueries()).role,
  ),
  page(
    paths.assessment,
    'company',
    () => import('@/pages/client-dashboard/assessment/AssessmentList'),
    async () => (await clientQueries()).assessmentList,
  ),
  page(
    paths.assessmentNew,
    'company',
    () => import('@/pages/client-dashboard/assessment/AssessmentNew'),
    async () => (await clientQueries()).assessmentNew,
  ),
  page(
    paths.assessmentReview,
    'company',
    () => import('@/pages/client-dashboard/assessment/AssessmentReview'),
    async () => (await clientQueries()).assessmentReview,
  ),
  page(
    paths.assessmentEdit,
    'company',
    () => import('@/pages/client-dashboard/assessment/edit/AssessmentEdit'),
    async () => (await clientQueries()).assessmentEdit,
  ),
  page(
    paths.assessmentDetail,
    'company',
    () => import('@/pages/client-dashboard/assessment/AssessmentDetail'),
    async () => (await clientQueries()).assessmentDetail,
  ),
];

/** Pages under the public top bar. */
export const publicRoutes: RouteObject[] = [
  page(
    paths.codebrain,
    'public',
    () => import('@/pages/codebrain/practice/PracticeCatalogue'),
    async () => (await import('@/pages/codebrain/practice/queries')).catalogue,
  ),
  page(paths.howScored, 'public', () => import('@/pages/how-scored/HowScored')),
  page(paths.devMail, 'public', () => import('@/pages/dev/DevMail')),
];
