import type { User } from '@/api/words';
import { ownDashboard } from '@/facts/guards';
import { viewerOf } from '@/features/session/rules';
import { text } from './text';

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;

/** A name as it is stored: without spaces around it, in small letters. */
export function asUsername(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Whether a name has signs that none can have; worth saying before it is complete. */
export const hasBadSigns = (name: string): boolean => /[^a-z0-9_]/.test(name);

/** What is wrong with a name before anybody is asked; undefined when it may be free. */
export function usernameProblem(name: string): string | undefined {
  if (name.length < USERNAME_MIN) return text.username.short;
  if (name.length > USERNAME_MAX) return text.username.long;
  return hasBadSigns(name) ? text.username.signs : undefined;
}

/** A first idea for a name, from what the person is called; one that could be a username. */
export function usernameIdea(displayName: string): string {
  const plain = displayName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, USERNAME_MAX);
  return plain.length >= USERNAME_MIN ? plain : 'candidate';
}

/** The two things an account may lack. */
export type Lacking = 'username' | 'profile';

type Prompted = Pick<User, 'email' | 'username' | 'profile_completed'> &
  Pick<User, 'is_company' | 'is_partner' | 'is_admin' | 'is_billing_staff'>;

/** Whether the server has no username for this account, of whatever kind (spec §4). */
export const needsUsername = (user: Pick<User, 'username'>): boolean => user.username === null;

/** Whether the server says that the profile is not complete, of whatever kind (spec §4). */
export const needsProfile = (user: Pick<User, 'profile_completed'>): boolean =>
  !user.profile_completed;

/** What a page asks for. Companies, staff and the admin are at work on other things, and are never asked. */
export function promptFor(user: Prompted, pathname: string): readonly Lacking[] {
  if (user.is_company || user.is_billing_staff || user.is_admin) return [];
  const own = ownDashboard(viewerOf(user));
  if (pathname !== own && !pathname.startsWith(`${own}/`)) return [];
  return [
    ...(needsUsername(user) ? (['username'] as const) : []),
    ...(needsProfile(user) ? (['profile'] as const) : []),
  ];
}

const WEEK_MS = 7 * 24 * 3_600_000;

/** Whether to ask again. `askedAt` is what this browser wrote, in ms since the epoch; a time to come is none. */
export function isAskedAgain(askedAt: string | null, now: number): boolean {
  const since = now - Number(askedAt);
  return askedAt === null || !(since >= 0 && since < WEEK_MS);
}
