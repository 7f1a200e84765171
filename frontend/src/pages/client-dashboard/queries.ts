import { prefetch, prefetchList, type Prefetch } from '@/api/cache/prefetch';
import { assessmentQuery, assessmentsQuery } from '@/features/assessments/api';
import { overviewQuery } from '@/features/company/api';
import { casesQuery, countsQuery } from '@/features/integrity/api';
import { queueOf } from '@/features/integrity/rules';
import { internshipQuery, internshipsQuery } from '@/features/internships/api';
import { stateOf } from '@/features/internships/rules';
import { invitationsQuery } from '@/features/invitations/api';
import { boardQuery, candidateQuery, selectingQuery } from '@/features/selection/api';
import { roleQuery, rolesQuery } from '@/features/roles/api';
import { languagesQuery, problemsQuery } from '@/features/problems/api';

export const clientHome: Prefetch = () => [prefetch(overviewQuery)];

export const roleList: Prefetch = () => [prefetchList(rolesQuery(null))];

export const role: Prefetch = ({ params: { roleId = '' } }) => [prefetch(roleQuery(roleId))];

export const selectionRoles: Prefetch = () => [prefetchList(selectingQuery)];

export const selectionBoard: Prefetch = ({ params: { roleId = '' } }) => [
  prefetch(boardQuery(roleId)),
];

export const selectionCandidate: Prefetch = ({ params: { applicationId = '' } }) => [
  prefetch(candidateQuery(applicationId)),
];

export const internList: Prefetch = ({ search }) => [
  prefetchList(internshipsQuery(stateOf(search.get('state')))),
];

export const intern: Prefetch = ({ params: { internshipId = '' } }) => [
  prefetch(internshipQuery('company', internshipId)),
];

export const assessmentList: Prefetch = () => [prefetchList(assessmentsQuery)];

export const assessmentReview: Prefetch = ({ search }) => [
  prefetch(countsQuery('company')),
  prefetchList(casesQuery('company', queueOf('company', search.get('queue')))),
];

export const assessmentNew: Prefetch = () => [
  prefetch(languagesQuery),
  prefetchList(problemsQuery),
];

export const assessmentEdit: Prefetch = ({ params: { assessmentId = '' } }) => [
  prefetch(assessmentQuery(assessmentId)),
  prefetch(languagesQuery),
  prefetchList(problemsQuery),
];

export const assessmentDetail: Prefetch = ({ params: { assessmentId = '' } }) => [
  prefetch(assessmentQuery(assessmentId)),
  prefetchList(invitationsQuery(assessmentId)),
];
