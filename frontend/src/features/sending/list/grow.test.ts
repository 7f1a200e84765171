import { expect, it } from 'vitest';

import { parseRecipients } from '@/features/sending/parse';
import { EMPTY_DRAFT } from '@/features/sending/rules';
import { appended, settled } from './grow';

const grown = (people: string, file: string) => {
  const draft = { ...EMPTY_DRAFT, people };
  const next = appended(
    { draft, parsed: parseRecipients(people, null) },
    { text: file, parsed: parseRecipients(file, null), columns: null },
  );
  return parseRecipients(next.people, null).rows.map((row) =>
    'recipient' in row ? row.recipient : row.email,
  );
};
const one = (email: string, name: string | null = null, accommodation: number | null = null) => ({
  email,
  name,
  accommodation,
});

it('puts the rows of a file behind what is typed, whatever columns either has', () => {
  const file = 'Name;accommodation%;E-mail\n"Lee; Bo";25;bo@x.test\n';
  expect(grown('Ann <ann@x.test>, 50%', file)).toEqual([
    one('ann@x.test', 'Ann', 50),
    one('bo@x.test', 'Lee; Bo', 25),
  ]);
  expect(grown('Name,Email\nAnn,ann@x.test', file)).toEqual([
    one('ann@x.test', 'Ann'),
    one('bo@x.test', 'Lee; Bo', 25),
  ]);
  expect(grown('', file)).toEqual([one('bo@x.test', 'Lee; Bo', 25)]);
});

it('makes people without names of those who were asked about', () => {
  const people = 'Ann <ann@x.test>\nb@x.test, Bo, c@x.test';
  const draft = { ...EMPTY_DRAFT, people };
  expect(settled(draft, parseRecipients(people, null)).people).toBe(
    'Ann <ann@x.test>\nb@x.test\nc@x.test',
  );
});
