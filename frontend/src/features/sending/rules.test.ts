import { describe, expect, it } from 'vitest';

import { parseRecipients } from './parse';
import {
  blockedAt,
  EMPTY_DRAFT,
  messageProblem,
  overQuota,
  parseDraft,
  peopleProblem,
  resultRows,
  ruleErrors,
  toRequest,
  wordingOf,
} from './rules';
import { text } from './text';

const now = new Date('2027-03-01T12:00:00Z');
const read = (people: string) => parseRecipients(people, null);

describe('what keeps an assessment from being sent', () => {
  it('is the people', () => {
    const many = Array.from({ length: 501 }, (_, index) => `p${index}@example.com`).join('\n');
    expect(peopleProblem(read(''))).toBe(text.people.none);
    expect(peopleProblem(read(many))).toBe(text.people.tooMany(501));
    expect(peopleProblem(read('Wer,Adresse\nAda,a@b.de'))).toBe(text.people.chooseColumns);
    expect(peopleProblem(read('ada@example.com'))).toBeNull();
    expect(blockedAt(EMPTY_DRAFT, read(''), now)).toBe('people');
  });

  it('is the window or the extra time', () => {
    const errors = (fields: Partial<typeof EMPTY_DRAFT>) =>
      Object.keys(ruleErrors({ ...EMPTY_DRAFT, ...fields }, now));
    expect(errors({})).toEqual([]);
    expect(errors({ closes: '2027-03-01T11:00:00Z' })).toEqual(['closes']);
    expect(errors({ closes: '2027-05-01T12:00:00Z' })).toEqual(['closes']);
    expect(errors({ opens: '2027-03-10T12:00:00Z', closes: '2027-03-10T12:30:00Z' })).toEqual([
      'closes',
    ]);
    expect(errors({ opens: '2027-06-10T12:00:00Z' })).toEqual(['opens']);
    expect(errors({ extra: '5' })).toEqual(['extra']);
    expect(errors({ extra: '300' })).toEqual([]);
  });

  it('is the message', () => {
    expect(messageProblem('Hello {name} of {company}')).toBeNull();
    expect(messageProblem('Hello {secret}')).toBe(text.message.unknown('{secret}'));
    expect(messageProblem('Hello {name')).toBeNull();
    expect(messageProblem('x'.repeat(2001))).toBe(text.message.tooLong);
  });
});

it('sends what can be read, and shows every row under the number of its line', () => {
  const parsed = read('ada@example.com,Ada,50\na\0b@example.com\nben@example.com');
  const request = toRequest({ ...EMPTY_DRAFT, extra: '25', message: ' Hi ' }, parsed);
  expect(request.recipients).toEqual([
    { email: 'ada@example.com', name: 'Ada', accommodation_percent: 50 },
    { email: 'ben@example.com', name: null, accommodation_percent: null },
  ]);
  expect([request.accommodation_percent, request.message]).toEqual([25, 'Hi']);
  const answer = ['invited', 'already_invited'] as const;
  const rows = answer.map((outcome, index) => ({
    row: index + 1,
    email: index === 0 ? 'ada@example.com' : 'ben@example.com',
    name: null,
    outcome,
    until: null,
    problem: null,
  }));
  const shown = resultRows(parsed, rows).map(({ number, outcome }) => [number, outcome]);
  expect(shown).toEqual([
    [1, 'invited'],
    [2, 'invalid'],
    [3, 'already_invited'],
  ]);
});

it('keeps what was typed, and nothing that cannot be read', () => {
  expect(parseDraft(JSON.stringify({ ...EMPTY_DRAFT, people: 'ada' })).people).toBe('ada');
  expect(parseDraft('{')).toEqual(EMPTY_DRAFT);
  expect(parseDraft('null')).toEqual(EMPTY_DRAFT);
});

it('people over the quota stay on the list as they were typed', () => {
  const row = { number: 1, until: null, problem: null };
  const rows = [
    { ...row, email: 'ada@example.com', name: 'Ada', outcome: 'over_quota' as const },
    { ...row, email: 'bob@example.com', name: null, outcome: 'invited' as const },
    { ...row, email: 'cy@example.com', name: null, outcome: 'over_quota' as const },
  ];
  expect(overQuota(rows)).toBe('Ada <ada@example.com>\ncy@example.com');
});

describe('what the invitation to the first person says', () => {
  const list = read('Ada <ada@example.com>, 25%\nben@example.com');

  it('has their name and their extra time', () => {
    const draft = { ...EMPTY_DRAFT, extra: '10', message: ' Hello {name} ' };
    expect(wordingOf(draft, list, now)).toEqual({
      name: 'Ada',
      opens_at: null,
      closes_at: null,
      accommodation_percent: 25,
      message: 'Hello {name}',
    });
    expect(wordingOf(draft, read('ben@example.com'), now)?.accommodation_percent).toBe(10);
  });

  it('is there before anybody is on the list', () => {
    expect(wordingOf(EMPTY_DRAFT, read(''), now)?.name).toBeNull();
  });

  it('is not there while something is wrong', () => {
    expect(wordingOf({ ...EMPTY_DRAFT, message: '{secret}' }, list, now)).toBeNull();
    expect(wordingOf({ ...EMPTY_DRAFT, extra: '5' }, list, now)).toBeNull();
  });
});
