import type { User } from '@/api/words';
import { ownDashboard, type Access } from '@/facts/guards';
import { paths } from '@/facts/paths';
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

/** What is asked for on a page, and whether it can be put off. */
export type Prompt = { lacks: Lacking; canWait: boolean };

type Prompted = Pick<User, 'email' | 'username' | 'profile_completed'> &
  Pick<User, 'is_company' | 'is_partner' | 'is_admin'>;

/** Whether the server has no username for this account, of whatever kind (spec §4). */
export const needsUsername = (user: Pick<User, 'username'>): boolean => user.username === null;

/** Whether the profile is to be asked for (spec §4). The admin has none that anybody sees. */
export const needsProfile = (user: Pick<User, 'profile_completed' | 'is_admin'>): boolean =>
  !user.profile_completed && !user.is_admin;

/** Pages of dashboards that have the forms themselves. */
const FORMS: readonly string[] = [paths.clientProfile];

/**
 * The one thing that a page asks for: the username first, then the profile; null for nothing. Asked on one's own
 * dashboard only, never on a challenge. A candidate cannot put off the username: others see it in place of the e-mail.
 */
export function promptFor(
  user: Prompted,
  here: { access: Access; pathname: string },
  putOff: (lacks: Lacking) => boolean,
): Prompt | null {
  if (here.pathname.startsWith('/codebrainv')) return null;
  const isCandidate = !user.is_company && !user.is_partner && !user.is_admin;
  if (needsUsername(user) && isCandidate)
    return here.access === 'user' ? { lacks: 'username', canWait: false } : null;
  const own = ownDashboard(viewerOf(user));
  const isOwn = here.pathname === own || here.pathname.startsWith(`${own}/`);
  if (!isOwn || FORMS.includes(here.pathname)) return null;
  if (needsUsername(user) && !putOff('username')) return { lacks: 'username', canWait: true };
  if (needsProfile(user) && !putOff('profile')) return { lacks: 'profile', canWait: true };
  return null;
}
