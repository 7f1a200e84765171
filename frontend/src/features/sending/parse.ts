/** Recipients out of pasted lines or a CSV file. The server has the last word on each address. */
import { type Mailbox, readLine, writeMailbox } from '@/facts/mailboxes';

import { type Column, type Columns, columnsOf } from './list/columns';
import { cellsOf, plain } from './list/table';
import { text as words } from './text';

export type { Column, Columns };
export { cellsOf, columnsOf };

export const MAX_RECIPIENTS = 500;
/** More than 500 rows with long names take. */
export const MAX_FILE_BYTES = 512 * 1024;
const MAX_ADDRESS = 320;
const MAX_NAME = 400;
const SHOWN = 60;

export type Recipient = {
  readonly email: string;
  readonly name: string | null;
  readonly accommodation: number | null;
};

/** One person of the text: what to send, or why it cannot be. A line can hold several. */
export type Row = { readonly number: number } & (
  | { readonly recipient: Recipient }
  | {
      readonly email: string;
      readonly problem: string;
      /** The row as a line that has the same problem. */
      readonly line: string;
      /** Who is meant, where only the names are unclear; the reader is asked. */
      readonly asked?: readonly string[];
    }
);

export type Parsed = {
  /** The cells of the first row where it names columns. */
  readonly header: readonly string[] | null;
  /** Null while nobody has said which column holds the addresses. */
  readonly columns: Columns | null;
  readonly rows: readonly Row[];
};

/** Reads the text; `chosen` says which columns are what, where the header does not. */
export function parseRecipients(text: string, chosen: Columns | null): Parsed {
  const [first, ...data] = cellsOf(text);
  const header = first !== undefined && isHeader(first.cells, data.length) ? first.cells : null;
  if (header === null) {
    const columns = { email: 0, name: 1, accommodation: 2 };
    return { header, columns, rows: linesOf(text) };
  }
  const columns = chosen ?? columnsOf(header);
  if (columns === null) return { header, columns, rows: [] };
  const raw = plain(text).split('\n');
  const rows = data.flatMap((row) => {
    if (row.cells.slice(header.length).every((cell) => cell === '')) return ofCells(row, columns);
    const line = raw[row.number - 1] ?? '';
    return header.length === 1 ? ofLine(row.number, line.trim()) : [tooWide(row)];
  });
  return { header, columns, rows };
}

function isHeader(cells: readonly string[], after: number): boolean {
  if (cells.some((cell) => cell.includes('@'))) return false;
  return columnsOf(cells) !== null || (cells.length > 1 && after > 0);
}

/** The people of lines without a header. */
function linesOf(text: string): Row[] {
  return plain(text)
    .split('\n')
    .flatMap((line, at) => {
      const number = at + 1;
      if (line.trim() === '' || /^"?sep=.$/iu.test(line)) return [];
      return ofLine(number, line.trim());
    });
}

const EXTRA = /^(\d{1,3})(?:[.,]0+)?\s*%?$/u;

/** Who is who, where a line holds one address: a name before or behind it, then extra time. */
function ofOne({ address, name }: Mailbox, texts: readonly string[], before: number) {
  const last = texts.at(-1) ?? '';
  const extra =
    texts.length > before && (EXTRA.test(last) || texts.length > before + 1) ? last : '';
  const names = extra === '' ? texts : texts.slice(0, -1);
  // “Lee, Ann <ann@x>”: the comma is part of the name.
  const whole = name !== null && names.length === before ? [[...names, name].join(', ')] : null;
  const found = whole ?? (name === null ? names : [...names, name]);
  return { email: address, found, extra };
}

function ofLine(number: number, line: string): Row[] {
  if (line.includes('\0')) return [unseen(number, line)];
  const { mailboxes, texts, before, unclear } = readLine(line);
  const [single, ...others] = mailboxes;
  if (single === undefined) return [checked(number, { email: line, name: null, extra: '' })];
  if (others.length > 0)
    return unclear
      ? [ask({ number, line }, mailboxes, texts)]
      : mailboxes.map(({ address, name }) => checked(number, { email: address, name, extra: '' }));
  const { email, found, extra } = ofOne(single, texts, before);
  if (unclear || found.length > 1) return [ask({ number, line }, mailboxes, texts)];
  return [checked(number, { email, name: found[0] ?? null, extra })];
}

type TableRow = { number: number; cells: readonly string[] };

/** The people of a row of a table: as a rule one, and more where its address holds several. */
function ofCells({ number, cells }: TableRow, columns: Columns): Row[] {
  const cell = (column: Column) => cells[columns[column] ?? -1] ?? '';
  const [email, name, extra] = [cell('email'), cell('name'), cell('accommodation')];
  // A body with NUL is refused as a whole, so such a row stays here.
  if (cells.some((part) => part.includes('\0'))) return [unseen(number, cells.join(', '))];
  const { mailboxes, texts, before, unclear } = readLine(email);
  const [single, ...others] = mailboxes;
  if (single === undefined)
    return [checked(number, { email, name: name === '' ? null : name, extra })];
  const own = ofOne(single, texts, before);
  if (unclear || own.found.length > 1 || own.extra !== '')
    return [ask({ number, line: email }, mailboxes, [name, extra])];
  if (others.length > 0 && name !== '') {
    const line = [...mailboxes.map(({ address }) => address), '?'].join(', ');
    return [ask({ number, line }, mailboxes, [extra])];
  }
  if (others.length > 0)
    return mailboxes.map((one) => checked(number, { email: one.address, name: one.name, extra }));
  const { address } = single;
  const same = name === '' || name.toLowerCase() === address.toLowerCase();
  if (name.includes('@') && !same)
    return [ask({ number, line: writeMailbox({ address, name }) }, mailboxes, [extra])];
  return [checked(number, { email: address, name: same ? (own.found[0] ?? null) : name, extra })];
}

type Read = { email: string; name: string | null; extra: string };

/** One person, unless something of them cannot be sent. */
function checked(number: number, { email, name, extra }: Read): Row {
  const typed = EXTRA.exec(extra)?.[1];
  const accommodation = typed === undefined ? null : Number(typed);
  const bad = (problem: string, shown = email): Row => ({
    number,
    line: `${email}, ${quoted(name ?? '?')}, ${extra}`,
    email: shown,
    problem,
  });
  if (email.length > MAX_ADDRESS) return bad(words.people.longAddress, `${email.slice(0, SHOWN)}…`);
  if (extra !== '' && typed === undefined) return bad(words.people.extraProblem);
  if (name !== null && name.length > MAX_NAME) return bad(words.people.longName);
  return { number, recipient: { email, name, accommodation } };
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function unseen(number: number, line: string): Row {
  const seen = line.replaceAll('\0', '');
  const email = readLine(seen).mailboxes[0]?.address ?? seen.slice(0, SHOWN);
  return { number, line, email, problem: words.people.unseen };
}

/** A question to the reader. What is no name, such as extra time, is not dropped by an answer. */
function ask(
  at: { number: number; line: string },
  mailboxes: readonly Mailbox[],
  beside: readonly string[],
): Row {
  const addresses = mailboxes.map(({ address }) => address);
  const asked = beside.some((cell) => EXTRA.test(cell)) ? [] : addresses;
  return {
    ...at,
    email: addresses.join(', '),
    problem: words.people.unclear(addresses.length),
    asked,
  };
}

/** More cells than the header has names: a comma without quotes, or another address. */
function tooWide({ number, cells }: TableRow): Row {
  const line = [...cells, '?'].join(', ');
  return {
    number,
    line,
    email: cells.join(', ').slice(0, SHOWN),
    problem: words.people.wide,
    asked: [],
  };
}

/** A recipient as a line. */
export function writeRecipient({ email, name, accommodation }: Recipient): string {
  const mailbox = writeMailbox({ address: email, name });
  return accommodation === null ? mailbox : `${mailbox}, ${accommodation}%`;
}

/** The list as lines without a header; those who are asked about become people without names where it is `settled`. */
export function asLines(rows: readonly Row[], settled = false): string {
  return rows
    .flatMap((row) => {
      if ('recipient' in row) return [writeRecipient(row.recipient)];
      const asked = settled ? (row.asked ?? []) : [];
      return asked.length > 0 ? asked : [row.line];
    })
    .join('\n');
}
