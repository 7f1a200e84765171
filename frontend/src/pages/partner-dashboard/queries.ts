import { prefetch, type Prefetch } from '@/api/cache/prefetch';
import { referralsQuery } from '@/features/referral/api';

export const partnerHome: Prefetch = () => [prefetch(referralsQuery)];
