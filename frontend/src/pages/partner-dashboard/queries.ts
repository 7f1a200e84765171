import { prefetch, prefetchList, type Prefetch } from '@/api/cache/prefetch';
import {
  commissionsQuery,
  companiesQuery,
  ownQuery,
  statementQuery,
  statementsQuery,
  studentsQuery,
} from '@/features/partners/api';

export const partnerHome: Prefetch = () => [prefetch(ownQuery), prefetchList(commissionsQuery)];

export const partnerStudents: Prefetch = () => [prefetchList(studentsQuery)];

export const partnerCompanies: Prefetch = () => [prefetchList(companiesQuery)];

export const partnerStatements: Prefetch = () => [prefetchList(statementsQuery)];

export const partnerStatement: Prefetch = ({ params }) => [
  prefetch(statementQuery(params.statementId ?? '')),
];
