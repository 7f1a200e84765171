import { prefetch, type Prefetch } from '@/api/cache/prefetch';
import { resolveQuery } from '@/features/invitations/api';

export const entry: Prefetch = ({ params: { first = '', second } }) => [
  prefetch(resolveQuery(first, second)),
];
