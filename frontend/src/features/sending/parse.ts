/** Recipients out of pasted lines or a CSV file. The server has the last word on each address. */

export const MAX_RECIPIENTS = 500;
/** More than 500 rows with long names take. */
export const MAX_FILE_BYTES = 512 * 1024;

export type Column = 'email' | 'name' | 'accommodation';
/** Which cell of a row is what; null where there is none. */
export type Columns = Record<Column, number | null>;

export type Recipient = {
  readonly email: string;
  readonly name: string | null;
  readonly accommodation: number | null;
};

/** One row of the text: what to send, or why it cannot be. */
export type Row = { readonly number: number } & (
  { readonly recipient: Recipient } | { readonly email: string; readonly problem: string }
);

export type Parsed = {
  /** The cells of the first row where it names columns. */
  readonly header: readonly string[] | null;
  /** Null while nobody has said which column holds the addresses. */
  readonly columns: Columns | null;
  readonly rows: readonly Row[];
};

const NAMES: Record<Column, readonly string[]> = {
  email: ['email', 'e-mail', 'mail', 'email address', 'e-mail address'],
  name: ['name', 'full name', 'candidate', 'candidate name'],
  accommodation: [
    'accommodation',
    'accommodation %',
    'extra time',
    'extra time %',
    'accommodation_percent',
  ],
};

/** The cells of a text with separators and quotes (RFC 4180), row by row, each with the number of its line. */
export function cellsOf(text: string): { number: number; cells: string[] }[] {
  const separator = separatorOf(text);
  const rows: { number: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let began = 1;
  const endRow = () => {
    cells.push(cell.trim());
    if (cells.some((one) => one !== '')) rows.push({ number: began, cells });
    cells = [];
    cell = '';
    began = line;
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === '\n') line += 1;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (char === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (char === '\n') endRow();
    else if (char !== '\r') cell += char;
  }
  line += 1;
  endRow();
  return rows;
}

function separatorOf(text: string): string {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const counts = [',', ';', '\t'].map((char) => [char, first.split(char).length] as const);
  const best = counts.reduce((one, other) => (other[1] > one[1] ? other : one));
  return best[0];
}

/** The columns that a header names in words we know; the addresses must be among them. */
export function columnsOf(header: readonly string[]): Columns | null {
  const find = (column: Column) => {
    const at = header.findIndex((cell) => NAMES[column].includes(cell.toLowerCase()));
    return at === -1 ? null : at;
  };
  const columns = {
    email: find('email'),
    name: find('name'),
    accommodation: find('accommodation'),
  };
  return columns.email === null ? null : columns;
}

/** “Ada Lovelace <ada@example.com>” as an address and a name. */
function angled(cells: readonly string[]): readonly string[] {
  const [first = ''] = cells;
  const match = /^(.*?)<([^<>]+)>$/u.exec(first);
  return match === null
    ? cells
    : [match[2]?.trim() ?? '', match[1]?.trim() ?? '', ...cells.slice(1)];
}

/** Reads the text; `chosen` says which columns are what, where the header does not. */
export function parseRecipients(text: string, chosen: Columns | null): Parsed {
  const rows = cellsOf(text);
  const [first] = rows;
  const header =
    first !== undefined && first.cells.length > 0 && !first.cells.some((cell) => cell.includes('@'))
      ? first.cells
      : null;
  const named =
    header !== null && (header.length > 1 || columnsOf(header) !== null) ? header : null;
  const columns =
    named === null ? { email: 0, name: 1, accommodation: 2 } : (chosen ?? columnsOf(named));
  if (columns === null) return { header: named, columns: null, rows: [] };
  const data = named === null ? rows : rows.slice(1);
  return { header: named, columns, rows: data.map((row) => rowOf(row, columns, named === null)) };
}

function rowOf(
  { number, cells }: { number: number; cells: readonly string[] },
  columns: Columns,
  plain: boolean,
): Row {
  const parts = plain ? angled(cells) : cells;
  const cell = (column: Column) => {
    const at = columns[column];
    return at === null ? '' : (parts[at] ?? '');
  };
  const email = cell('email');
  // A body with NUL is refused as a whole, so such a row stays here.
  if (parts.some((part) => part.includes('\0')))
    return {
      number,
      email: email.replaceAll('\0', ''),
      problem: 'It holds a character that cannot be seen.',
    };
  if (email.length > 320)
    return { number, email: `${email.slice(0, 60)}…`, problem: 'The address is too long.' };
  const typed = cell('accommodation').replace(/\s*%$/u, '');
  if (!/^\d{0,3}$/u.test(typed))
    return { number, email, problem: 'Extra time is a whole number of percent.' };
  const name = cell('name');
  if (name.length > 400) return { number, email, problem: 'The name is too long.' };
  return {
    number,
    recipient: {
      email,
      name: name === '' ? null : name,
      accommodation: typed === '' ? null : Number(typed),
    },
  };
}
