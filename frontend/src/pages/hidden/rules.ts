import type { PublicConfig } from '@/api/words';

export type HiddenPage = keyof PublicConfig['hidden_paths'];

/** Which hidden page stands at a path; null for a path that nobody knows. */
export function hiddenPage(
  pathname: string,
  paths: PublicConfig['hidden_paths'] | undefined,
): HiddenPage | null {
  if (pathname === paths?.dev_community) return 'dev_community';
  return pathname === paths?.debug_simulator ? 'debug_simulator' : null;
}

/** The assessment code in what somebody typed, with or without spaces and dashes; null where it is none. */
export function inviteCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[2-9A-HJKMNP-TV-Z]{10}$/.test(code) ? code : null;
}
