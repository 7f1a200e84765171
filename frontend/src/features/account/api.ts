import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { endingSignIn } from '@/api/live/heartbeat';
import type { Erasure, NotificationSettings, Profile, SaveProfileRequest } from '@/api/words';
import { signInFacts } from '@/features/session/actions';
import { session } from '@/features/session/store';
import { forget, write } from '@/platform/storage';

/** The person's own description. Not kept between visits: a form starts from the present version. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api.get('/api/users/profile', { signal }),
  gcTime: 0,
});

export function saveProfile(request: SaveProfileRequest): Promise<Profile> {
  return api.put('/api/users/profile', { body: request });
}

export const notificationsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: ({ signal }) => api.get('/api/users/notification-settings', { signal }),
});

export function saveNotifications(settings: NotificationSettings): Promise<NotificationSettings> {
  return api.put('/api/users/notification-settings', { body: settings });
}

/** What the link of an e-mail stops: the kind that it names, or every e-mail that can be stopped. */
export type Stop = { readonly token: string; readonly kind: string | null };

/** Stops it, for anyone who has the link. */
export async function stopMail({ token, kind }: Stop): Promise<void> {
  const query = kind === null ? {} : { query: { kind } };
  await api.post('/api/unsubscribe/{id}', { path: { id: token }, ...query });
}

/** What is known about this browser's sign-in. */
export const signInQuery = queryOptions({
  queryKey: ['sign-in'],
  queryFn: () => signInFacts(),
  staleTime: 0,
});

/** Ends every sign-in of the account, this one too. */
export async function signOutEverywhere(): Promise<void> {
  await endingSignIn(async () => {
    await api.post('/api/auth/sign-out-everywhere');
  });
}

/** Has a code mailed to the present address and one to the new one. */
export async function askAddressChange(email: string): Promise<void> {
  await api.post('/api/users/address-change', { body: { email } });
}

/** Changes the address; the server ends every sign-in with it, this one too, unless the change waits. */
export async function confirmAddressChange(
  present_code: string,
  new_code: string,
): Promise<'done' | 'waiting'> {
  let state: 'done' | 'waiting' = 'waiting';
  await endingSignIn(async () => {
    const body = { present_code, new_code };
    const answer = await api.post('/api/users/address-change/confirm', { body });
    state = answer.state === 'done' ? 'done' : 'waiting';
  });
  return state;
}

/** Everything that is stored of the person. */
export function exportData(): Promise<unknown> {
  return api.get('/api/users/export');
}

export const erasureQuery = queryOptions({
  queryKey: ['erasure'],
  queryFn: ({ signal }) => api.get('/api/users/erasure', { signal }),
  staleTime: 0,
});

export async function scheduleErasure(confirm: string): Promise<Erasure> {
  const scheduled = await api.create('/api/users/erasure', { body: { confirm } });
  // The erasing ends the sign-in; then this browser forgets the drafts, too.
  const uid = session().account?.uid;
  if (uid !== undefined) write('erasing', uid);
  return scheduled;
}

export async function cancelErasure(): Promise<void> {
  await api.post('/api/users/erasure/cancel');
  forget('erasing');
}
