import { expect, it } from 'vitest';

import { parseRecipients } from '@/features/sending/parse';
import {
  EMPTY_DRAFT,
  overQuota,
  peopleProblem,
  resultRows,
  toRequest,
} from '@/features/sending/rules';
import { rowsFile } from '@/features/sending/rows-file';
import { text } from '@/features/sending/text';
import { tally } from './rows';

const read = (people: string) => parseRecipients(people, null);

it('counts who can be invited, who stands twice and who cannot be read, each for themselves', () => {
  const list = read('ann@x.test\nANN@x.test\nnobody\nbo@x.test\na@x.test, Ann, b@x.test');
  expect(tally(list)).toEqual({ valid: 2, doubled: 1, broken: 1, unclear: 1 });
});

it('sends nothing while it is not clear who is meant', () => {
  expect(peopleProblem(read('ann@x.test\na@x.test, Ann, b@x.test'))).toBe(text.people.answer(1));
  expect(peopleProblem(read('ann@x.test\nann@x.test'))).toBeNull();
  expect(peopleProblem(read('ann@x.test, Ann, 25\nann@x.test'))).toBe(text.people.answer(1));
  expect(peopleProblem(read('nobody'))).toBe(text.people.noneReadable);
});

it('counts neither doubled nor broken rows against the most that can be sent', () => {
  const people = Array.from({ length: 500 }, (_, at) => `p${at}@x.test`);
  expect(peopleProblem(read([...people, 'p1@x.test', 'nobody'].join('\n')))).toBeNull();
});

it('sends each address once, and shows every row with what became of it', () => {
  const list = read('ann@x.test, Ann, 25\nAnn@x.test, Ann, 25\nnobody\nbo@x.test; cy@x.test');
  const sent = toRequest(EMPTY_DRAFT, list).recipients;
  expect(sent.map(({ email }) => email)).toEqual(['ann@x.test', 'bo@x.test', 'cy@x.test']);
  const answered = sent.map(({ email }, at) => ({
    row: at + 1,
    email,
    name: null,
    outcome: 'over_quota' as const,
    until: null,
    problem: null,
  }));
  const rows = resultRows(list, answered);
  expect(rows.map(({ number, outcome }) => [number, outcome])).toEqual([
    [1, 'over_quota'],
    [2, 'repeated'],
    [3, 'invalid'],
    [4, 'over_quota'],
    [4, 'over_quota'],
  ]);
  expect(overQuota(rows)).toBe('ann@x.test, 25%\nbo@x.test\ncy@x.test');
  const again = read(rowsFile(rows, text.review.done)).rows;
  expect(again[0]).toMatchObject({ recipient: { email: 'ann@x.test', accommodation: 25 } });
});
