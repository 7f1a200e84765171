import { prefetch, prefetchList, type Prefetch } from '@/api/cache/prefetch';
import { cohortQuery, cohortsQuery, resultsQuery } from '@/features/cohorts/api';
import {
  commissionsQuery,
  companiesQuery,
  invitationsQuery,
  ownQuery,
  statementQuery,
  statementsQuery,
  studentsQuery,
} from '@/features/partners/api';

export const partnerHome: Prefetch = () => [prefetch(ownQuery), prefetchList(commissionsQuery)];

export const partnerStudents: Prefetch = ({ search }) => [
  prefetchList(studentsQuery(search.get('search') ?? '')),
];

export const partnerInvite: Prefetch = () => [prefetchList(invitationsQuery)];

export const partnerCompanies: Prefetch = () => [prefetchList(companiesQuery)];

export const partnerStatements: Prefetch = () => [prefetchList(statementsQuery)];

export const partnerStatement: Prefetch = ({ params }) => [
  prefetch(statementQuery(params.statementId ?? '')),
];

export const partnerAssessments: Prefetch = () => [prefetchList(cohortsQuery)];

export const partnerAssessment: Prefetch = ({ params: { assessmentId = '' } }) => [
  prefetch(cohortQuery(assessmentId)),
  prefetchList(resultsQuery(assessmentId)),
];
