import { queryClient } from '@/api/query-client';
import { clearToken } from '@/api/token';
import type { User } from '@/api/types';
import { logError } from '@/platform/log';
import { leaveTo } from '@/platform/navigation';
import { forget, write } from '@/platform/storage';
import { userQuery } from './api';
import { identity } from './identity';
import { sessionActions } from './store';

/** After the provider's yes: the server's record, registered if it is new. */
async function enter(): Promise<User> {
  clearToken();
  const user = await queryClient.query({ ...userQuery, staleTime: 0 });
  sessionActions.register(null);
  forget('referralCode');
  return user;
}

export type SignUp = { displayName: string; email: string; password: string; isCompany: boolean };

/** Makes the account at the provider and at the server, and for candidates sends the verification e-mail. */
export async function signUp({ displayName, email, password, isCompany }: SignUp): Promise<User> {
  const provider = await identity();
  sessionActions.register({ displayName, isCompany });
  await provider.signUp(email.trim(), password, displayName);
  const user = await enter();
  if (!isCompany) {
    write('justSignedUp', user.id);
    await sendVerification().catch((error: unknown) => logError('verification e-mail', error));
  }
  return user;
}

export async function logIn(email: string, password: string): Promise<User> {
  const provider = await identity();
  await provider.logIn(email.trim(), password);
  return enter();
}

/** Opens Google's window. A new account becomes the kind of the page it was opened on. */
export async function continueWithGoogle(kind: 'candidate' | 'company' | 'any'): Promise<User> {
  const provider = await identity();
  sessionActions.register(
    kind === 'any' ? null : { displayName: null, isCompany: kind === 'company' },
  );
  await provider.google();
  return enter();
}

/** Fetches the SDK ahead of use, so that a press on a button can open a window at once. */
export function warmUp(): void {
  identity().catch((error: unknown) => logError('identity SDK', error));
}

export async function sendVerification(): Promise<void> {
  const provider = await identity();
  await provider.sendVerification(`${location.origin}/candidate-auth/step/2`);
}

/** Whether the e-mail is verified by now; refreshes token and user record when it is. */
export async function checkVerified(): Promise<boolean> {
  const provider = await identity();
  const account = await provider.reload();
  if (!account.emailVerified) return false;
  sessionActions.signedIn(account);
  clearToken();
  await queryClient.query({ ...userQuery, staleTime: 0 });
  return true;
}

export async function sendReset(email: string): Promise<void> {
  const provider = await identity();
  await provider.sendReset(email.trim(), `${location.origin}/login`);
}

/** Logs out and loads the home page anew. A failure stays on the page (spec §8). */
export async function logOut(): Promise<boolean> {
  try {
    const provider = await identity();
    await provider.logOut();
  } catch (error) {
    logError('log-out failed', error);
    return false;
  }
  queryClient.clear();
  leaveTo('/');
  return true;
}
