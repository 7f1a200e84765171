import { EMAIL_IN_USE_MESSAGE, REFERRAL_CODE_MAX, REFERRAL_CODE_MIN } from '@/facts/constants';
import type { User } from '@/api/words';
import type { Viewer } from '@/facts/guards';
import { paths } from '@/facts/paths';
import { isChunkError } from '@/platform/loading/chunk-reload';
import { text } from './text';

const referralPattern = new RegExp(`^[A-Za-z0-9-]{${REFERRAL_CODE_MIN},${REFERRAL_CODE_MAX}}$`);

/** A well-formed referral code, or null: a malformed one is ignored, not reported (spec §5). */
export function parseReferral(code: string | null | undefined): string | null {
  return code != null && referralPattern.test(code) ? code : null;
}

/** The first well-formed code among the three query parameters that may carry one (spec §5). */
export function referralFromQuery(search: string): string | null {
  const query = new URLSearchParams(search);
  for (const name of ['ref', 'invite', 'inviteCode']) {
    const code = parseReferral(query.get(name));
    if (code !== null) return code;
  }
  return null;
}

/** Where on the form an identity error belongs and what it says; a `note` is no error: the person did it. */
export type AuthProblem = {
  place: 'email' | 'password' | 'form' | 'note';
  message: string;
  /** A way on beside trying again: Google's page in place of its window. */
  offer?: 'page';
};

const form = (message: string): AuthProblem => ({ place: 'form', message });
const note = (message: string): AuthProblem => ({ place: 'note', message });
const words = text.errors;

const problems: Record<string, AuthProblem> = {
  'auth/email-already-in-use': { place: 'email', message: EMAIL_IN_USE_MESSAGE },
  'auth/invalid-email': { place: 'email', message: words.invalidEmail },
  'auth/missing-email': { place: 'email', message: words.emailMissing },
  'auth/weak-password': { place: 'password', message: words.weakPassword },
  'auth/invalid-credential': form(words.wrongCredentials),
  'auth/invalid-login-credentials': form(words.wrongCredentials),
  'auth/user-not-found': form(words.wrongCredentials),
  'auth/wrong-password': form(words.wrongCredentials),
  'auth/user-disabled': form(words.disabled),
  'auth/too-many-requests': form(words.tooMany),
  'auth/network-request-failed': form(words.network),
  'auth/popup-blocked': { ...form(words.popupBlocked), offer: 'page' },
  'auth/popup-closed-by-user': note(words.windowClosed),
  'auth/cancelled-popup-request': note(words.windowReplaced),
  'auth/redirect-cancelled-by-user': note(words.pageLeft),
  'auth/unauthorized-domain': form(words.unauthorizedDomain),
  'auth/user-mismatch': form(words.userMismatch),
  'auth/multi-factor-auth-required': form(words.multiFactor),
  'auth/account-exists-with-different-credential': form(words.otherMethod),
  'auth/invalid-action-code': form(words.linkUsed),
  'auth/expired-action-code': form(words.linkUsed),
};

/** The provider's own sentence in one of its errors; undefined where there is none. */
export function providerSentence(error: unknown): string | undefined {
  const message = (error as { message?: unknown } | null)?.message;
  if (typeof message !== 'string') return undefined;
  const sentence = /^Firebase: (.+) \(auth\/[a-z-]+\)\.?$/.exec(message)?.[1];
  return sentence === 'Error' ? undefined : sentence;
}

/** What to show for an error of the identity provider. */
export function authProblem(error: unknown): AuthProblem {
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'auth/password-does-not-meet-requirements') {
    // The rules are the provider's, and so are the words (spec §5).
    return { place: 'password', message: providerSentence(error) ?? words.passwordPolicy };
  }
  if (isChunkError(error)) return form(words.notLoaded);
  const known = typeof code === 'string' ? problems[code] : undefined;
  return known ?? form(words.unknown);
}

/** What a new account becomes; `any` leaves it to the server's record. */
export type Kind = 'candidate' | 'company' | 'any';

/** Where a link that logs in leads: the log-in page, with what it has to remember on another device. */
export function linkLanding(kind: Kind, next: string | null): string {
  const query = new URLSearchParams({ via: 'link', as: kind });
  if (next !== null) query.set('next', next);
  return `${paths.login}?${query.toString()}`;
}

/** The kind that a log-in link carries. */
export function kindOfLink(search: string): Kind {
  const kind = new URLSearchParams(search).get('as');
  return kind === 'candidate' || kind === 'company' ? kind : 'any';
}

/**
 * Where a link of the provider's mail belongs. The provider knows one page for all its mails, /reset-password;
 * null where that is the right one.
 */
export function mailTarget(search: string): string | null {
  switch (new URLSearchParams(search).get('mode')) {
    case 'verifyEmail':
      return `${paths.confirmEmail}${search}`;
    case 'signIn':
      return `${paths.login}${search}`;
    default:
      return null;
  }
}

/** The signed-in person as the application knows them, `dbData` being the server's record; nobody for null (spec §3). */
export function viewerOf(
  user: Pick<User, 'email' | 'is_company' | 'is_partner' | 'is_admin'> | null,
): Viewer {
  return user === null ? { kind: 'anonymous' } : { kind: 'user', email: user.email, dbData: user };
}

/** The name to register when the person gave none: the part before the @. */
export function fallbackName(displayName: string | null, email: string): string {
  const name = displayName?.trim() ?? '';
  return name !== '' ? name : (email.split('@')[0] ?? email);
}

/** Empty string, or what is wrong with an address that cannot be one. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return text.errors.emailMissing;
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? undefined : text.errors.invalidEmail;
}

/** The provider's own default minimum; its full policy is checked by the provider. */
export const PASSWORD_MIN = 6;

export function passwordProblem(password: string): string | undefined {
  return password.length >= PASSWORD_MIN ? undefined : text.errors.weakPassword;
}
