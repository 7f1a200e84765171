import { expect, it } from 'vitest';

import { cellsOf, parseRecipients } from './parse';

const brief = (text: string, chosen = null as Parameters<typeof parseRecipients>[1]) =>
  parseRecipients(text, chosen).rows.map((row) =>
    'recipient' in row
      ? [row.number, row.recipient.email, row.recipient.name, row.recipient.accommodation]
      : [row.number, row.email, row.problem],
  );

it('reads pasted lines, with and without names', () => {
  expect(
    brief('ada@example.com\n\nBen Bright <ben@example.com>\r\ncy@example.com, Cy, 50%'),
  ).toEqual([
    [1, 'ada@example.com', null, null],
    [3, 'ben@example.com', 'Ben Bright', null],
    [4, 'cy@example.com', 'Cy', 50],
  ]);
});

it('reads a file with a header in any order, quotes and another separator', () => {
  expect(brief('Name;E-mail;Extra time %\n"Lovelace; Ada";ada@example.com;25')).toEqual([
    [2, 'ada@example.com', 'Lovelace; Ada', 25],
  ]);
  expect(cellsOf('"a ""b""",c')).toEqual([{ number: 1, cells: ['a "b"', 'c'] }]);
});

it('asks for the columns where the header is in other words', () => {
  const text = 'Wer,Adresse\nAda,ada@example.com';
  expect(parseRecipients(text, null)).toEqual({
    header: ['Wer', 'Adresse'],
    columns: null,
    rows: [],
  });
  expect(brief(text, { email: 1, name: 0, accommodation: null })).toEqual([
    [2, 'ada@example.com', 'Ada', null],
  ]);
});

it('keeps a row that cannot be sent, and says why', () => {
  expect(brief('a\0b@example.com\nben@example.com,Ben,half')).toEqual([
    [1, 'ab@example.com', 'It holds a character that cannot be seen.'],
    [2, 'ben@example.com', 'Extra time is a whole number of percent.'],
  ]);
});

it('takes one line without an address for a line, not for a header', () => {
  expect(brief('nobody')).toEqual([[1, 'nobody', null, null]]);
});
