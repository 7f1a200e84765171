import { expect, it } from 'vitest';

import { asLines, cellsOf, parseRecipients } from './parse';
import { text as words } from './text';

type Chosen = Parameters<typeof parseRecipients>[1];
type Rows = ReturnType<typeof parseRecipients>['rows'];

const briefly = (rows: Rows) =>
  rows.map((row) =>
    'recipient' in row
      ? [row.number, row.recipient.email, row.recipient.name, row.recipient.accommodation]
      : [row.number, row.email, row.problem],
  );
const brief = (text: string, chosen: Chosen = null) => briefly(parseRecipients(text, chosen).rows);

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
    [1, 'ab@example.com', 'It contains an invisible character.'],
    [2, 'ben@example.com', 'Extra time is a whole number of percent.'],
  ]);
});

it('takes one line without an address for a line, not for a header', () => {
  expect(brief('nobody')).toEqual([[1, 'nobody', null, null]]);
});

const unclear = words.people.unclear;

it('takes each address of a line for an invitation, with no address for a name', () => {
  expect(brief('ann.two@example.test, bo.two@example.test')).toEqual([
    [1, 'ann.two@example.test', null, null],
    [1, 'bo.two@example.test', null, null],
  ]);
  expect(brief('Ann Lee <ann@example.test>; Bo Kim <bo@example.test>')).toEqual([
    [1, 'ann@example.test', 'Ann Lee', null],
    [1, 'bo@example.test', 'Bo Kim', null],
  ]);
  expect(brief('Nowak, Anna <anna@x.test>; Lee, Ben <ben@y.test>\ncy@z.test <cy@z.test>')).toEqual([
    [1, 'anna@x.test', 'Nowak, Anna', null],
    [1, 'ben@y.test', 'Lee, Ben', null],
    [2, 'cy@z.test', null, null],
  ]);
});

it.each([
  ['ann@x.test, 25%', ['ann@x.test', null, 25]],
  ['Ann, ann@x.test', ['ann@x.test', 'Ann', null]],
  ['Ann\tann@x.test\t50', ['ann@x.test', 'Ann', 50]],
  ['Ann Lee ann@x.test', ['ann@x.test', 'Ann Lee', null]],
  ['Lee, Ann <ann@x.test>', ['ann@x.test', 'Lee, Ann', null]],
  ['<ann@x.test> Ann', ['ann@x.test', 'Ann', null]],
  ['"Lee, Ann" <ann@x.test>, 50 %', ['ann@x.test', 'Lee, Ann', 50]],
  ['ann@x.test;Lee, Ann;25', ['ann@x.test', 'Lee, Ann', 25]],
])('reads “%s” as one person', (line, person) => {
  expect(brief(line)).toEqual([[1, ...person]]);
});

it.each([
  ['a@x.test, Ann, b@x.test, Bo', 2],
  ['Ann <a@x.test>, Bo <b@x.test>, 25', 2],
  ['Lee, Ann, ann@x.test', 1],
  ['ann@x.test, Ann, 25, a note', 1],
  ['bo@x.test <ann@x.test>', 1],
  ['Email,Name\nann@x.test,bo@x.test', 1],
  ['Email,Name\n"ann@x.test; bo@x.test",Team', 2],
])('asks who is meant by “%s”', (text, count) => {
  const { rows } = parseRecipients(text, null);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ problem: unclear(count), asked: expect.any(Array) as unknown });
  // Also where it becomes a line of a longer list.
  const again = parseRecipients(`cy@z.test\n${asLines(rows)}`, null).rows;
  expect(again.slice(1)).toMatchObject([{ problem: unclear(count) }]);
});

it('never drops extra time to answer a question', () => {
  const { rows } = parseRecipients('a@x.test, b@x.test, 25%\na@x.test, Ann, b@x.test', null);
  expect(rows).toMatchObject([{ asked: [] }, { asked: ['a@x.test', 'b@x.test'] }]);
  expect(asLines(rows, true)).toBe('a@x.test, b@x.test, 25%\na@x.test\nb@x.test');
});

it('reads a table as Excel, Numbers and LibreOffice write it', () => {
  const two = [
    [2, 'ann@x.test', 'Ann', null],
    [3, 'bo@x.test', 'Bo', null],
  ];
  for (const end of ['\n', '\r\n', '\r', '\u2028'])
    for (const separator of [',', ';', '\t', '|']) {
      const lines = [
        ['Email', 'Name'],
        ['ann@x.test', 'Ann'],
        ['bo@x.test', 'Bo'],
      ];
      const text = lines.map((cells) => cells.join(separator) + end).join('');
      expect(brief(text), JSON.stringify(text)).toEqual(two);
      expect(brief(`\ufeff${text}`), JSON.stringify(text)).toEqual(two);
    }
});

it('takes the line “sep=” for no row', () => {
  const row = [3, 'ann@x.test', 'Ann', null];
  expect(brief('sep=;\r\nEmail;Name\r\nann@x.test;Ann\r\n')).toEqual([row]);
  expect(brief('"sep=,"\nEmail,Name\nann@x.test,Ann')).toEqual([row]);
  expect(brief('sep=;\nann@x.test;Ann')).toEqual([[2, 'ann@x.test', 'Ann', null]]);
});

it('is not misled by separators in quotes, lines in cells, or a quote that nothing closes', () => {
  expect(brief('"Name, full";"Remark, if any, or none";Email\nAnn;x;ann@example.test\n')).toEqual([
    [2, 'ann@example.test', 'Ann', null],
  ]);
  expect(brief('Email,Name,Note\nann@x.test,Ann,"two\nlines"\nbo@x.test,Bo,')).toEqual([
    [2, 'ann@x.test', 'Ann', null],
    [4, 'bo@x.test', 'Bo', null],
  ]);
  expect(brief('Email,Name\nann@x.test,"Ann\nbo@x.test,Bo')).toEqual([
    [2, 'ann@x.test', 'Ann', null],
    [3, 'bo@x.test', 'Bo', null],
  ]);
  expect(brief('Email\nAnn <ann@x.test>, "Kim, Bo" <bo@x.test>')).toEqual([
    [2, 'ann@x.test', 'Ann', null],
    [2, 'bo@x.test', 'Kim, Bo', null],
  ]);
});

it.each([
  'accommodation',
  'accommodation%',
  'Accommodation (%)',
  'accommodation_percent',
  'extra time',
  'Extra_Time',
  'extra-time %',
  'extraTime',
  'Additional time (percent)',
  'Accomodation',
])('reads extra time out of a column “%s”', (column) => {
  expect(brief(`E-Mail,Name,${column}\nann@x.test,Ann,25%\nbo@x.test,Bo,50.0`)).toEqual([
    [2, 'ann@x.test', 'Ann', 25],
    [3, 'bo@x.test', 'Bo', 50],
  ]);
});

it('writes a list as lines that are read as the same people', () => {
  const text =
    'Email;Name;Extra time\nann@x.test;"Lee; Ann";25\n;Bo;\ncy@x.test;;half\nno;Di;\ned@x.test;"Ed, Jr";x';
  const { rows } = parseRecipients(text, null);
  const again = parseRecipients(`first@x.test\n${asLines(rows)}`, null).rows.slice(1);
  const bare = (of: Rows) => briefly(of).map(([, ...row]) => row);
  expect(bare(again)).toEqual(bare(rows));
});
