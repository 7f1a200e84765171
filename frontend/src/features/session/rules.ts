import { EMAIL_IN_USE_MESSAGE, REFERRAL_CODE_MAX, REFERRAL_CODE_MIN } from '@/app/constants';
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

/** Where on the form an identity error belongs and what it says; `quiet` ones show nothing. */
export type AuthProblem = {
  place: 'email' | 'password' | 'form' | 'quiet';
  message: string;
};

const problems: Record<string, AuthProblem> = {
  'auth/email-already-in-use': { place: 'email', message: EMAIL_IN_USE_MESSAGE },
  'auth/invalid-email': { place: 'email', message: text.errors.invalidEmail },
  'auth/weak-password': { place: 'password', message: text.errors.weakPassword },
  'auth/password-does-not-meet-requirements': {
    place: 'password',
    message: text.errors.passwordPolicy,
  },
  'auth/invalid-credential': { place: 'form', message: text.errors.wrongCredentials },
  'auth/invalid-login-credentials': { place: 'form', message: text.errors.wrongCredentials },
  'auth/user-not-found': { place: 'form', message: text.errors.wrongCredentials },
  'auth/wrong-password': { place: 'form', message: text.errors.wrongCredentials },
  'auth/user-disabled': { place: 'form', message: text.errors.disabled },
  'auth/too-many-requests': { place: 'form', message: text.errors.tooMany },
  'auth/network-request-failed': { place: 'form', message: text.errors.network },
  'auth/popup-blocked': { place: 'form', message: text.errors.popupBlocked },
  'auth/popup-closed-by-user': { place: 'quiet', message: '' },
  'auth/cancelled-popup-request': { place: 'quiet', message: '' },
  'auth/unauthorized-domain': { place: 'form', message: text.errors.unauthorizedDomain },
  'auth/user-mismatch': { place: 'form', message: text.errors.userMismatch },
  'auth/multi-factor-auth-required': { place: 'form', message: text.errors.multiFactor },
  'auth/account-exists-with-different-credential': {
    place: 'form',
    message: text.errors.otherMethod,
  },
};

/** What to show for an error of the identity provider. */
export function authProblem(error: unknown): AuthProblem {
  const code = (error as { code?: unknown } | null)?.code;
  const known = typeof code === 'string' ? problems[code] : undefined;
  return known ?? { place: 'form', message: text.errors.unknown };
}

/** The name to register when the person gave none: what stands before the @. */
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
