import { hasCode } from '@/api/errors';
import { api } from '@/api/client';
import { queryClient } from '@/api/cache/query-client';
import type { Activated, User } from '@/api/words';
import { userKey } from '@/features/session/api';
import { logIn } from '@/features/session/actions';
import { inquiryQuery } from '@/features/onboarding/inquiry/inquiries';

/** Opens the company's account. Only this call uses the link up, not the page it leads to. */
export async function activate(token: string): Promise<Activated> {
  const opened = await api.post('/api/companies/activate', { body: { token } });
  void queryClient.invalidateQueries({ queryKey: inquiryQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: userKey });
  return opened;
}

/** Sets the first password of an account that was made for somebody; answers whose it is. */
export async function setPassword(token: string, password: string): Promise<string> {
  const answer = await api.post('/api/companies/set-password', { body: { token, password } });
  return answer.email;
}

/** Sets the password and logs in with it; null where only the log-in did not work. */
export async function setPasswordAndLogIn(token: string, password: string): Promise<User | null> {
  const email = await setPassword(token, password);
  return logIn(email, password).catch(() => null);
}

/** A link that is unknown, used or over: all are one answer. */
export const isLinkInvalid = (error: unknown) => hasCode(error, 'link_invalid');
