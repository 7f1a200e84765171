import { ApiError } from './errors';

/** The server's own sentence where it refused for a reason a person can act on, otherwise `fallback`. */
export function failureWords(error: unknown, fallback: string): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused && error.detail !== '' ? error.detail : fallback;
}

/** Whether there is nothing at the address that was asked: no such thing, or no such name. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}
