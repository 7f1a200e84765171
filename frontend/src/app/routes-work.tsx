import type { RouteObject } from 'react-router-dom';

import { paths } from '@/facts/paths';
import { page } from './route';

const codebrain = () => import('@/pages/codebrain/CodebrainEntry');

/** Full-bleed pages without a shell. */
export const workspaceRoutes: RouteObject[] = [
  page(paths.attempt, 'public', codebrain),
  page(paths.attemptReferred, 'public', codebrain),
  page(paths.report, 'signed-in', () => import('@/pages/report/ReportPage')),
];

/** Pages inside the company's dashboard shell. */
export const clientRoutes: RouteObject[] = [
  page(
    paths.assessment,
    'company',
    () => import('@/pages/client-dashboard/assessment/AssessmentList'),
  ),
  page(
    paths.assessmentNew,
    'company',
    () => import('@/pages/client-dashboard/assessment/AssessmentNew'),
  ),
  page(
    paths.assessmentDetail,
    'company',
    () => import('@/pages/client-dashboard/assessment/AssessmentDetail'),
  ),
];

/** Pages under the public top bar. */
export const publicRoutes: RouteObject[] = [
  page(paths.howScored, 'public', () => import('@/pages/how-scored/HowScored')),
  page(paths.devMail, 'public', () => import('@/pages/dev/DevMail')),
];
