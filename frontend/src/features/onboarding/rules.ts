import type { User } from '@/api/words';
import type { Access } from '@/facts/guards';
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

type Prompted = Pick<User, 'username' | 'is_company' | 'is_partner' | 'is_admin'>;

/** Whether a page asks for the missing username first. Never on a challenge, nor on a page for everybody. */
export function asksForUsername(user: Prompted | null, access: Access, pathname: string): boolean {
  if (user === null || user.username !== null) return false;
  if (user.is_company || user.is_partner || user.is_admin) return false;
  return access === 'user' && !pathname.startsWith('/codebrainv');
}
