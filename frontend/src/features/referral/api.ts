import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { paths, to } from '@/facts/paths';

/** One's own code, and how many signed up with it. */
export const referralsQuery = queryOptions({
  queryKey: ['referrals'] as const,
  queryFn: ({ signal }) => api.get('/api/users/referrals', { signal }),
});

/** The addresses that bring somebody with a code. */
export function referralLinks(code: string, origin: string) {
  return {
    candidates: origin + to(paths.candidateSignup, { referralCode: code }),
    companies: origin + to(paths.companySignup, { referralCodeOrEmail: code }),
  };
}
