/** What is stored, why, and until when; one row of a table. */
export type StoredRow = { what: string; why: string; until: string };

/** A paragraph, a list, a table of what is stored, a way to another page, or ways to reach the operator. */
export type Block =
  | string
  | { list: readonly string[] }
  | { stored: readonly StoredRow[] }
  | { link: string; label: string }
  | { contact: string };

export type Part = { id: string; title: string; blocks: readonly Block[] };

/** One edition of a text; `changes` says what differs from the edition before. */
export type Edition = {
  version: string;
  /** The day it takes effect, as YYYY-MM-DD. */
  effective: string;
  changes: readonly string[];
};

/** A text people agree to, with the history of its editions, newest first. */
export type LegalText = {
  title: string;
  lead: string;
  editions: readonly [Edition, ...Edition[]];
  parts: readonly Part[];
};

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "20 November 2026", the same in every zone. */
export function longDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}
