import { prefetch, prefetchList, type Prefetch } from '@/api/cache/prefetch';
import { companiesQuery, companyQuery } from '@/features/companies/api';

export const companies: Prefetch = () => [
  prefetchList(companiesQuery({ search: '', industry: null })),
];

export const company: Prefetch = ({ params: { id = '' } }) => [prefetch(companyQuery(id))];
