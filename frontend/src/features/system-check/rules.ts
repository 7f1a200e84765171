/** What the check of a device looks at, and what it makes of what it finds. */
import type { InviteCard, Language } from '@/api/words';

export type Finding =
  | { readonly state: 'checking' }
  | { readonly state: 'good'; readonly words: string }
  | { readonly state: 'bad'; readonly words: string };

/** A clock that is off by less needs no words. */
const SMALL_SKEW_MS = 2_000;

/** The characters that code needs and that some layouts hide. */
export const NEEDED_CHARACTERS: readonly string[] = ['{', '}', '[', ']', '(', ')', ';', '<', '>'];

/** The server's time minus this device's, where the answer to a call that began and ended at these times named it. */
export function skewOf(serverNow: string, beganMs: number, endedMs: number): number {
  return Math.round(Date.parse(serverNow) - (beganMs + endedMs) / 2);
}

export function isSmall(skewMs: number): boolean {
  return Math.abs(skewMs) < SMALL_SKEW_MS;
}

/** "1 min 5 s": how far a clock is off, without its direction. */
export function amountOf(skewMs: number): string {
  const seconds = Math.round(Math.abs(skewMs) / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

/** Of the languages of the assessment, those that the judge can run now and those that it cannot. */
export function judged(card: Pick<InviteCard, 'languages'>, known: readonly Language[]) {
  const runs = new Set(known.filter(({ available }) => available).map(({ id }) => id));
  return {
    running: card.languages.filter((id) => runs.has(id)),
    missing: card.languages.filter((id) => !runs.has(id)),
  };
}

/** The characters that have not been typed yet. */
export function untyped(typed: string): string {
  return NEEDED_CHARACTERS.filter((character) => !typed.includes(character)).join(' ');
}
