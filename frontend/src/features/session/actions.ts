import { queryClient } from '@/api/cache/query-client';
import { clearToken } from '@/api/token/token';
import type { User } from '@/api/words';
import { logError } from '@/platform/log';
import { inAppBrowser } from '@/platform/in-app';
import { leaveTo } from '@/platform/navigation';
import { forget, read, write } from '@/platform/storage';
import { userQuery } from './api';
import { forgetDrafts, hasUnsent } from './leaving/kept-drafts';
import { ask } from './leaving/question';
import { mailVerification } from './sign-in/arrival';
import type { SignInFacts } from './sign-in/confirm';
import { keepForm } from './sign-in/form-memory';
import { enter, identity } from './sign-in/identity';
import type { Account, Registration } from './sign-in/machine';
import { linkLanding, type Kind } from './rules';
import { session, sessionActions } from './store';

export type SignUp = { displayName: string; email: string; password: string; isCompany: boolean };

const formOf = (kind: Kind) =>
  kind === 'any' ? null : { displayName: null, isCompany: kind === 'company', isNew: false };

/** Keeps the form over the provider's act, which may already announce the account; not over its no. */
async function withForm(form: Registration | null, act: () => Promise<Account>): Promise<Account> {
  keepForm(form);
  try {
    return await act();
  } catch (error) {
    keepForm(null);
    throw error;
  }
}

/** Makes the account at the provider and at the server, and for candidates has the verification e-mail sent. */
export async function signUp({ displayName, email, password, isCompany }: SignUp): Promise<User> {
  const provider = await identity();
  const account = await withForm({ displayName, isCompany, isNew: true }, () =>
    provider.signUp(email.trim(), password, displayName),
  );
  const user = await enter(account);
  if (!isCompany) {
    await mailVerification(account.uid, account.email).catch((error: unknown) =>
      logError('verification e-mail', error),
    );
  }
  return user;
}

export async function logIn(email: string, password: string): Promise<User> {
  const provider = await identity();
  return enter(await provider.logIn(email.trim(), password));
}

/** Google's window; inside other apps, where windows do not work, Google's page instead (spec §4). */
export async function continueWithGoogle(kind: Kind): Promise<void> {
  if (inAppBrowser(navigator.userAgent) !== null) return continueOnGooglesPage(kind);
  const provider = await identity();
  await enter(await withForm(formOf(kind), provider.googleWindow));
}

/** Leaves for Google's page. The answer is read when this page starts again. */
export async function continueOnGooglesPage(kind: Kind): Promise<void> {
  const provider = await identity();
  write('redirectPending', '1');
  try {
    await withForm(formOf(kind), provider.googleRedirect);
  } catch (error) {
    forget('redirectPending');
    throw error;
  }
}

/** Fetches the SDK ahead of use, so that a press on a button can open a window at once. */
export function warmUp(): void {
  identity().catch((error: unknown) => logError('identity SDK', error));
}

/** Mails a link that logs in without a password. */
export async function sendLink(email: string, kind: Kind, next: string | null): Promise<void> {
  const provider = await identity();
  await provider.sendLink(email.trim(), location.origin + linkLanding(kind, next));
  write('emailForLink', email.trim());
}

/** The address the link was asked for in this browser; null when it was opened on another device. */
export function emailOfLink(): string | null {
  return read('emailForLink');
}

/** Logs in by the link that this page was opened with. */
export async function followLink(email: string, kind: Kind): Promise<User> {
  const provider = await identity();
  const follow = () => provider.followLink(email.trim(), location.href);
  const account = await withForm(formOf(kind), follow);
  forget('emailForLink');
  return enter(account);
}

/** Sends the signed-in person the verification e-mail again. */
export async function sendVerification(): Promise<void> {
  const { account } = session();
  if (account === null) throw new Error('nobody is signed in');
  await mailVerification(account.uid, account.email);
}

/** Settles the code of a verification mail that led to this page. */
export async function applyVerification(code: string): Promise<void> {
  const provider = await identity();
  await provider.applyCode(code);
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

/** Whose password the code of a reset mail may set. */
export async function resetEmail(code: string): Promise<string> {
  return (await identity()).resetEmail(code);
}

/** Sets the password and logs in with it. */
export async function resetPassword(code: string, email: string, password: string): Promise<User> {
  await (await identity()).reset(code, password);
  return logIn(email, password);
}

/**
 * Logs out and loads the home page again. A failure stays on the page (spec §8). Drafts leave this browser with the
 * person; where the server lacks some of them, they are asked first.
 */
export async function logOut(unsent: 'ask' | 'keep' | 'delete' = 'ask'): Promise<boolean> {
  const uid = session().account?.uid ?? null;
  if (uid !== null && unsent === 'ask' && (await hasUnsent(uid))) {
    ask();
    return true;
  }
  try {
    const provider = await identity();
    await provider.logOut();
  } catch (error) {
    logError('log-out failed', error);
    return false;
  }
  if (uid !== null) await forgetDrafts(uid, unsent === 'keep' ? 'keep' : 'delete');
  queryClient.clear();
  leaveTo('/');
  return true;
}

/** The part of the SDK for an account that is signed in, fetched with the SDK itself. */
async function confirming() {
  await identity();
  return import('./sign-in/confirm');
}

/** Proves again who is signed in; the next call carries a token with the time of it. */
export async function confirmWithPassword(password: string): Promise<void> {
  await (await confirming()).confirmPassword(password);
  clearToken();
}

export async function confirmWithGoogle(): Promise<void> {
  await (await confirming()).confirmGoogle();
  clearToken();
}

/** How and when this browser was signed in, and the ways the account has. */
export async function signInFacts(): Promise<SignInFacts> {
  return (await confirming()).facts();
}
