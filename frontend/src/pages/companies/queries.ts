import { prefetch, prefetchList, type Prefetch } from '@/api/cache/prefetch';
import { dashboardQuery } from '@/features/company-dashboard/api';
import { companiesQuery, companyQuery } from '@/features/companies/api';

export const companies: Prefetch = () => [
  prefetchList(companiesQuery({ search: '', industry: null })),
];

export const company: Prefetch = ({ params: { id = '' } }) => [prefetch(companyQuery(id))];

export const dashboard: Prefetch = ({ params: { id = '' } }) => [prefetch(dashboardQuery(id))];
