import { prefetch, type Prefetch } from '@/api/cache/prefetch';
import { notificationsQuery } from '@/features/account/api';

export const notifications: Prefetch = () => [prefetch(notificationsQuery)];
