/** The rows of a list that invite nobody, as a table for a spreadsheet. Pure. Source: RFC 4180. */
import type { SendOutcome } from '@/api/words';
import type { ResultRow } from './rules';
import { text } from './text';

const words = text.review;

/** A cell as text and nothing else: a spreadsheet takes what begins with a sign for a formula, as the server knows. */
function cellOf(value: string): string {
  const [first = ''] = value.replace(/^[" \ufeff]+/u, '');
  const harmless = /[=+\-@\t\r\n＝＋－＠]/u.test(first) ? `'${value}` : value;
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The rows that are not invited. */
export const uninvited = (rows: readonly ResultRow[]): ResultRow[] =>
  rows.filter(({ outcome }) => outcome !== 'invited');

/** Each with its number, what becomes of it and why; the columns of people are those that a list is read by. */
export function rowsFile(
  rows: readonly ResultRow[],
  outcomes: Record<SendOutcome, string>,
): string {
  // Only the sender sees extra time, and only where there is some.
  const timed = uninvited(rows).some(({ accommodation }) => typeof accommodation === 'number');
  const lines = uninvited(rows).map((row) => [
    String(row.number),
    row.email,
    row.name ?? '',
    ...(timed ? [String(row.accommodation ?? '')] : []),
    outcomes[row.outcome],
    row.problem ?? '',
    row.until ?? '',
  ]);
  const extra = timed ? [text.people.column.accommodation] : [];
  const head = [words.number, 'E-mail', 'Name', ...extra, words.outcome, words.why, words.until];
  const all = [head, ...lines];
  return all.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
}
