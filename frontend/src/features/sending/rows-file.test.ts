import { expect, it } from 'vitest';
import { columnsOf, parseRecipients } from './parse';
import type { ResultRow } from './rules';
import { rowsFile } from './rows-file';
import { text } from './text';

const row = (change: Partial<ResultRow>): ResultRow => ({
  number: 1,
  email: 'ada@example.com',
  name: null,
  outcome: 'already_invited',
  until: null,
  problem: null,
  ...change,
});
const written = (...rows: ResultRow[]) => rowsFile(rows, text.review.done).split('\r\n');

it('has each row that invites nobody, with its number and the reason', () => {
  const [head, ...lines] = written(
    row({ outcome: 'invited' }),
    row({ number: 3, outcome: 'cooling_down', until: '2027-05-04T00:00:00Z' }),
    row({
      number: 4,
      email: 'b',
      name: 'Bo "B", Holt',
      outcome: 'invalid',
      problem: 'No address.',
    }),
  );
  expect(head).toBe('Row,E-mail,Name,Result,Why,until');
  expect(lines).toEqual([
    `3,ada@example.com,,${text.review.done.cooling_down},,2027-05-04T00:00:00Z`,
    `4,b,"Bo ""B"", Holt",${text.review.done.invalid},No address.,`,
    '',
  ]);
});

it('has no cell that a spreadsheet would work out', () => {
  for (const email of ['=1+1', '+49', '-2', '@SUM(A1)', '\t=1', ' =1', '＝1']) {
    expect(written(row({ email }))[1]).toBe(`1,'${email},,${text.review.done.already_invited},,`);
  }
});

it('can be corrected and read in again', () => {
  const file = rowsFile([row({ email: 'bo@example.com', name: 'Bo' })], text.review.done);
  const parsed = parseRecipients(file, null);
  expect(columnsOf(parsed.header ?? [])).toEqual({ email: 1, name: 2, accommodation: null });
  expect(parsed.rows).toEqual([
    { number: 2, recipient: { email: 'bo@example.com', name: 'Bo', accommodation: null } },
  ]);
});
