import type { ApiScope } from '@/api/words';
import { text } from './text';

/** The scopes, in the order in which they are offered. */
export const SCOPES: readonly ApiScope[] = ['roles:read', 'applications:read', 'results:read'];

/** For how many days a key may work, as offered. */
export const DAYS = ['30', '90', '180', '365'] as const;
export type Days = (typeof DAYS)[number];

/** The longest name, in characters. */
export const NAME_MOST = 60;

export type KeyForm = { name: string; scopes: readonly ApiScope[]; days: Days };
export type KeyProblems = { name?: string; scopes?: string };

/** What is missing before a key can be made. */
export function problemsOf({ name, scopes }: KeyForm): KeyProblems {
  const length = Array.from(name.trim()).length;
  return {
    ...(length >= 1 && length <= NAME_MOST ? {} : { name: text.dialog.nameMissing }),
    ...(scopes.length > 0 ? {} : { scopes: text.dialog.scopeMissing }),
  };
}

/** The scopes with one more, or one less, in their order. */
export const toggled = (scopes: readonly ApiScope[], scope: ApiScope, on: boolean): ApiScope[] =>
  SCOPES.filter((one) => (one === scope ? on : scopes.includes(one)));
