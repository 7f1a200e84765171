import { prefetch, prefetchList, type Prefetch } from '@/api/cache/prefetch';
import { assessmentQuery, assessmentsQuery } from '@/features/assessments/api';
import { overviewQuery } from '@/features/company/api';
import { invitationsQuery } from '@/features/invitations/api';
import { languagesQuery, problemsQuery } from '@/features/problems/api';

export const clientHome: Prefetch = () => [prefetch(overviewQuery)];

export const assessmentList: Prefetch = () => [prefetchList(assessmentsQuery)];

export const assessmentNew: Prefetch = () => [
  prefetch(languagesQuery),
  prefetchList(problemsQuery),
];

export const assessmentDetail: Prefetch = ({ params: { assessmentId = '' } }) => [
  prefetch(assessmentQuery(assessmentId)),
  prefetchList(invitationsQuery(assessmentId)),
];
