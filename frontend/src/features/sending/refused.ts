/** The rows that nobody is invited by, as a table to correct and to open again. */
import type { ResultRow } from './rules';
import { text } from './text';

const words = text.refused;

/** A cell that a spreadsheet would take for a formula begins with an apostrophe; one that needs them has quotes. */
function cell(value: string): string {
  const isFormula = /^["\s]*[=+\-@＝＋－＠]/u.test(value);
  const plain = isFormula ? `'${value}` : value;
  return /[",\r\n]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** The rows without an invitation, in their order. */
export const refusedRows = (rows: readonly ResultRow[]): ResultRow[] =>
  rows.filter(({ outcome }) => outcome !== 'invited');

/** The rows as comma-separated lines, the first with the headings. */
export function refusedTable(rows: readonly ResultRow[]): string {
  const lines = refusedRows(rows).map(({ number, email, name, outcome, until, problem }) => [
    email,
    name ?? '',
    String(number),
    text.review.done[outcome],
    until ?? '',
    problem ?? '',
  ]);
  const table: readonly (readonly string[])[] = [words.heads, ...lines];
  return table.map((line) => `${line.map(cell).join(',')}\n`).join('');
}
