import { prefetch, type Prefetch } from '@/api/cache/prefetch';
import { startQuery } from '@/features/applications/api';
import { openRoleQuery } from '@/features/open-roles/api';

export const openRole: Prefetch = ({ params }) => [prefetch(openRoleQuery(params['roleId'] ?? ''))];

export const apply: Prefetch = (asked) => [
  prefetch(startQuery(asked.params['roleId'] ?? '')),
  ...openRole(asked),
];
