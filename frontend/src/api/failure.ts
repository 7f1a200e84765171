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

/** Refusals whose sentence says nothing that helps where something was to be saved or sent. */
const UNTOLD: readonly number[] = [401, 404, 429];

/** What the server itself says of a refusal: of the field that it names, else of the whole. Null where it says nothing. */
export function refusalWords(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return null;
  if (UNTOLD.includes(error.status)) return null;
  const said = error.fields[0]?.detail ?? error.detail;
  return said === '' ? null : said;
}
