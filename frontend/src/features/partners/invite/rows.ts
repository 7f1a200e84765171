/** People out of pasted lines or the rows of a spreadsheet. The server has the last word on each. Pure. */
import type { StudentInvitationOutcome } from '@/api/words/scores';
import { readLine, writeMailbox } from '@/facts/mailboxes';
import { text } from './text';

const words = text.form;

export const MAX_PEOPLE = 500;
/** More than 500 rows with long names take. */
export const MAX_FILE_BYTES = 512 * 1024;
/** What the server takes of a row that it then answers as no address or no name. */
const MAX_EMAIL = 320;
const MAX_NAME = 400;

export type Person = {
  readonly number: number;
  readonly email: string;
  readonly name: string | null;
};
export type Problem = { readonly number: number; readonly line: string; readonly problem: string };
export type List = { readonly people: readonly Person[]; readonly problems: readonly Problem[] };

const HEADING = /mail|name|adress|address/iu;
const isName = (cell: string): boolean =>
  /^[\p{L}\p{M}\s'’`.,()–-]+$/u.test(cell) && /\p{L}/u.test(cell);

/** The people of one line, or why nobody can be read out of it. A cell that is no name, such as a number, is left out. */
function readRow(number: number, line: string): List {
  const nobody = (problem: string): List => ({ people: [], problems: [{ number, line, problem }] });
  const { mailboxes, texts, unclear } = readLine(line);
  const [single, ...others] = mailboxes;
  if (single === undefined) return nobody(words.noAddress);
  if (unclear) return nobody(words.unclear);
  const beside = texts.filter(isName).join(' ');
  const named = others.length === 0 && single.name === null && beside !== '';
  const people = mailboxes.map(({ address, name }) => ({
    number,
    email: address.slice(0, MAX_EMAIL),
    name: named ? beside.slice(0, MAX_NAME) : (name?.slice(0, MAX_NAME) ?? null),
  }));
  return { people, problems: [] };
}

/** Everybody in a text, under the numbers of their lines. The names of columns are no row. */
export function readList(typed: string): List {
  const lines = typed
    .replaceAll('\0', '')
    .replace(/^\ufeff/u, '')
    .split(/\r\n?|\n/u)
    .map((line, at) => ({ number: at + 1, line: line.trim() }))
    .filter(({ line }) => line !== '' && !/^"?sep=.$/iu.test(line));
  const rows = lines.filter(
    ({ line }, at) => at > 0 || line.includes('@') || !HEADING.test(line) || lines.length === 1,
  );
  const read = rows.map(({ number, line }) => readRow(number, line));
  return {
    people: read.flatMap(({ people }) => people),
    problems: read.flatMap(({ problems }) => problems),
  };
}

export type Answered = Person & { readonly outcome: StudentInvitationOutcome };

/** What became of each person, in the order in which they were sent. */
export const answered = (
  people: readonly Person[],
  outcomes: readonly StudentInvitationOutcome[],
): Answered[] =>
  people.flatMap((person, at) => {
    const outcome = outcomes[at];
    return outcome === undefined ? [] : [{ ...person, outcome }];
  });

const CORRECTABLE: readonly StudentInvitationOutcome[] = [
  'bad_address',
  'bad_name',
  'over_day',
  'over_all',
];

/** The lines that stay in the list: what could not be read, what can be corrected, and what can be sent later. */
export const remaining = (problems: readonly Problem[], rows: readonly Answered[]): string =>
  [
    ...problems.map(({ number, line }) => ({ number, line })),
    ...rows
      .filter(({ outcome }) => CORRECTABLE.includes(outcome))
      .map(({ number, email, name }) => ({ number, line: writeMailbox({ address: email, name }) })),
  ]
    .sort((one, other) => one.number - other.number)
    .map(({ line }) => line)
    .join('\n');

/** Why the list cannot be sent; undefined where it can. */
export const listProblem = ({ people }: List): string | undefined => {
  if (people.length === 0) return words.none;
  return people.length > MAX_PEOPLE ? words.tooMany(people.length) : undefined;
};
