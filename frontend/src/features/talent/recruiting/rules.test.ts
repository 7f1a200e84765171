import { expect, it } from 'vitest';
import type { RecommendedCandidate } from '@/api/words';
import { messageProblem, noteProblem, quotaWords, whyNotWrite } from './rules';

it.each([
  [79, true],
  [80, false],
  [2000, false],
  [2001, true],
])('a message of %d characters is refused: %s', (length, wrong) => {
  expect(messageProblem(` ${'é'.repeat(length)} `) !== undefined).toBe(wrong);
});

it.each([
  ['  ', true],
  ['n', false],
  ['n'.repeat(500), false],
  ['n'.repeat(501), true],
])('a note is checked', (note, wrong) => {
  expect(noteProblem(note) !== undefined).toBe(wrong);
});

it('nobody is written to twice, nor after the last message of the month', () => {
  const contact: RecommendedCandidate['contact'] = {
    state: 'declined',
    is_for_role: false,
    message: 'Hello',
    requested_at: '2026-11-23T10:00:00Z',
    answer_by: '2026-11-30T10:00:00Z',
    person: null,
  };
  expect(whyNotWrite({ contact: null }, 1)).toBeNull();
  expect(whyNotWrite({ contact: null }, 0)).toMatch('used up');
  expect(whyNotWrite({ contact }, 9)).toMatch('90 days');
  expect(quotaWords(9, 10)).toMatch('9 of 10');
  expect(quotaWords(0, 10)).toMatch('used up');
});
