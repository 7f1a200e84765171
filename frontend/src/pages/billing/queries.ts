import { prefetch, prefetchList, type Prefetch } from '@/api/cache/prefetch';
import { figuresQuery, invoiceQuery, invoicesQuery } from '@/features/billing/api';
import { filtersOf } from '@/features/billing/rules';

export const billing: Prefetch = ({ search }) => [
  prefetch(figuresQuery),
  prefetchList(invoicesQuery(filtersOf(search))),
];

export const invoice: Prefetch = ({ params: { invoiceId = '' } }) => [
  prefetch(invoiceQuery(invoiceId)),
];
