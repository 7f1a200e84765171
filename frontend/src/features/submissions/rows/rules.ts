/** How many rows are drawn as a table; more are read as text. */
const MOST_ROWS = 200;

/** The columns of a query’s rows, as the judge prints them: a bar between two. Null where the text is no such table. */
export function tableOf(printed: string): string[][] | null {
  const lines = printed.replace(/\n$/u, '').split('\n');
  const rows = lines.map((line) => line.split('|'));
  const columns = rows[0]?.length ?? 0;
  if (columns < 2 || rows.length > MOST_ROWS) return null;
  return rows.every((row) => row.length === columns) ? rows : null;
}
