import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { queryClient } from '@/api/cache/query-client';
import type { Inquiry, NewInquiry } from '@/api/words';
import { userKey } from '@/features/session/api';

const key = ['inquiry'] as const;
const PURPOSE = 'client_inquiry';

/** The signed-in company's inquiry, or null before there is one. Somebody else decides on it: asked for again on every visit. */
export const inquiryQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) => (await api.get('/api/auth/inquiry', { signal })).inquiry,
  staleTime: 0,
});

/** Sends the form in; the code is then on its way. The same key for the same form. */
export async function submitInquiry(form: NewInquiry, idempotencyKey: string): Promise<void> {
  const answer = await api.create('/api/auth/inquiry', {
    body: form,
    key: idempotencyKey,
  });
  queryClient.setQueryData(key, answer.inquiry);
}

/** Has another code sent; the one before ends. */
export async function resendCode(): Promise<void> {
  const { resend_after } = await api.post('/api/auth/send-otp', { body: { purpose: PURPOSE } });
  queryClient.setQueryData<Inquiry | null>(key, (known) => known && { ...known, resend_after });
  void queryClient.invalidateQueries({ queryKey: key });
}

/**
 * Sends the code; a right one proves the address as well. The server's answer to a wrong one is shown unchanged (spec §8);
 * how many tries are left is asked again.
 */
export async function verifyCode(code: string): Promise<void> {
  const body = { code, purpose: PURPOSE } as const;
  try {
    const { inquiry } = await api.post('/api/auth/verify-otp', { body });
    queryClient.setQueryData(key, inquiry);
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: key });
    throw error;
  }
  void queryClient.invalidateQueries({ queryKey: userKey });
}
