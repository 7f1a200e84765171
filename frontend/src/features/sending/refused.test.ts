import { expect, it } from 'vitest';

import { parseRecipients } from './parse';
import { refusedRows, refusedTable } from './refused';
import type { ResultRow } from './rules';

const row = (of: Partial<ResultRow>): ResultRow => ({
  number: 1,
  email: 'ada@example.com',
  name: null,
  outcome: 'invited',
  until: null,
  problem: null,
  ...of,
});

it('lists each row that is not invited with its number and the reason', () => {
  const rows = [
    row({}),
    row({ number: 2, email: 'ben', outcome: 'invalid', problem: 'This is no address, "ben".' }),
    row({
      number: 3,
      email: 'cy@example.com',
      name: 'Cy',
      outcome: 'cooling_down',
      until: '2027-03-01',
    }),
  ];
  expect(refusedRows(rows).map(({ number }) => number)).toEqual([2, 3]);
  expect(refusedTable(rows)).toBe(
    'E-mail,Name,Row,Result,Until,Reason\n' +
      'ben,,2,Not readable,,"This is no address, ""ben""."\n' +
      'cy@example.com,Cy,3,Cooling down,2027-03-01,\n',
  );
});

it('lets no cell begin as a formula does', () => {
  const table = refusedTable([row({ email: '=1+1', name: ' @SUM(A1)', outcome: 'invalid' })]);
  expect(table.split('\n')[1]).toMatch(/^'=1\+1,' @SUM\(A1\),/u);
});

it('is read again as recipients once it is corrected', () => {
  const table = refusedTable([
    row({ email: 'dee@example.com', name: 'Dee', outcome: 'over_quota' }),
  ]);
  const [first] = parseRecipients(table, null).rows;
  expect(first).toMatchObject({ recipient: { email: 'dee@example.com', name: 'Dee' } });
});
