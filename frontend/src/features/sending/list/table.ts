/** The cells of a text as spreadsheets write it. Pure. Source: RFC 4180, and Excel's line “sep=;”. */
import Papa from 'papaparse';

import { namedIn } from './columns';

export type Cells = { readonly number: number; readonly cells: string[] };

const SEPARATORS = [',', ';', '\t', '|'];
/** Enough to see what divides a table. */
const PREVIEW = 20;

/** One kind of line end, and no mark of the encoding. */
export const plain = (text: string): string =>
  text.replace(/^\ufeff/u, '').replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n');

/** Excel's own line that names the separator, which is no row. */
function declared(text: string): { separator: string | null; body: string; skipped: number } {
  const line = /^"?sep=([^\n"])"?[,;\t ]*(?:\n|$)/iu.exec(text);
  if (line === null) return { separator: null, body: text, skipped: 0 };
  return { separator: line[1] ?? null, body: text.slice(line[0].length), skipped: 1 };
}

const headOf = (text: string, separator: string): string[] =>
  Papa.parse<string[]>(text, { delimiter: separator, newline: '\n', preview: 1 }).data[0] ?? [];

/** What divides the header into names we know; where none does, what divides the rows alike. */
function separatorOf(text: string): string {
  const heads = SEPARATORS.map((separator) => ({
    separator,
    count: namedIn(headOf(text, separator).map((cell) => cell.trim())),
    width: headOf(text, separator).length,
  }));
  const best = heads.toSorted((a, b) => b.count - a.count || b.width - a.width)[0];
  if (best !== undefined && best.count > 0) return best.separator;
  const config = { delimitersToGuess: SEPARATORS, newline: '\n' as const, preview: PREVIEW };
  return Papa.parse(text, config).meta.delimiter;
}

/** Rows under the numbers of their lines, and whether a quote was never closed. */
function rowsOf(text: string, separator: string): { rows: Cells[]; open: boolean } {
  const rows: Cells[] = [];
  let open = false;
  let number = 1;
  let from = 0;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    step: ({ data, errors, meta }) => {
      open ||= errors.some(({ code }) => code === 'MissingQuotes');
      rows.push({ number, cells: data.map((cell) => cell.trim()) });
      number += text.slice(from, meta.cursor).split('\n').length - 1;
      from = meta.cursor;
    },
  });
  return { rows, open };
}

/** The cells of a text, row by row, each with the number of its line; without rows in which nothing stands. */
export function cellsOf(text: string): Cells[] {
  const { separator, body, skipped } = declared(plain(text));
  const leading = /^\n*/u.exec(body)?.[0].length ?? 0;
  const table = body.slice(leading);
  const by = separator ?? separatorOf(table);
  const whole = rowsOf(table, by);
  // A quote that is never closed would take all rows after it into one cell.
  const rows = whole.open
    ? table
        .split('\n')
        .flatMap((line, at) =>
          rowsOf(line, by).rows.map(({ cells }) => ({ number: at + 1, cells })),
        )
    : whole.rows;
  return rows
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ number, cells }) => ({ number: number + skipped + leading, cells }));
}
