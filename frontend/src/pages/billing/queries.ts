import { prefetch, prefetchList, type Prefetch } from '@/api/cache/prefetch';
import { figuresQuery, invoiceQuery, invoicesQuery } from '@/features/billing/api';
import { filtersOf } from '@/features/billing/rules';
import { payoutsQuery } from '@/features/partner-payouts/api';
import { stateOf } from '@/features/partner-payouts/rules';

export const billing: Prefetch = ({ search }) => [
  prefetch(figuresQuery),
  prefetchList(invoicesQuery(filtersOf(search))),
];

export const invoice: Prefetch = ({ params: { invoiceId = '' } }) => [
  prefetch(invoiceQuery(invoiceId)),
];

export const payouts: Prefetch = ({ search }) => [
  prefetchList(payoutsQuery(stateOf(search.get('state')))),
];
