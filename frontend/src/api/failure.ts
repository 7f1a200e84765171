import { ApiError } from './errors';

/** The server's own sentence where it refused for a reason a person can act on, else ours. */
export function failureWords(error: unknown, ours: string): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused && error.detail !== '' ? error.detail : ours;
}

export function requestIdOf(error: unknown): string | null {
  return error instanceof ApiError ? error.requestId : null;
}
