import { expect, it } from 'vitest';

import type { Language, LanguageId, ProblemSummary } from '@/api/words';
import { draftErrors, toRequest } from '@/features/assessments/rules';

import { draftFrom, readyMade } from './rules';

const COMPANY = '018f6f7e-0000-7000-8000-0123456789ab';
/** Another one, whose turn is one further. */
const OTHER = '018f6f7e-0000-7000-8000-0123456789ac';
const LANGUAGES: LanguageId[] = ['python', 'javascript', 'c', 'cpp'];

const problem = (
  slug: string,
  difficulty: ProblemSummary['difficulty'],
  more: Partial<ProblemSummary> = {},
): ProblemSummary => ({
  id: `id-${slug}`,
  slug,
  title: slug,
  difficulty,
  type: 'code',
  practice: false,
  languages: LANGUAGES,
  keywords: [],
  time_limit_ms: 1000,
  memory_mib: 512,
  groups: [],
  ...more,
});

const bank = [problem('c', 'hard'), problem('b', 'medium'), problem('a', 'easy')];
const slugs = (problems: readonly ProblemSummary[], company = COMPANY) =>
  readyMade(problems, [], company)?.tasks.map(({ slug }) => slug);

it('is one problem of each difficulty, the easy one first', () => {
  expect(slugs(bank)).toEqual(['a', 'b', 'c']);
  expect(slugs(bank.slice(1))).toBeUndefined();
});

it.each([
  ['of another type', problem('0', 'easy', { type: 'debugging' })],
  ['for few languages', problem('0', 'easy', { languages: ['sql'] })],
  ['of the company itself', problem('0-456789ab', 'easy')],
  ['that the sample report solves', problem('sessions', 'easy')],
  ['that anyone can practise, where there is another', problem('0', 'easy', { practice: true })],
])('holds no problem %s', (_, left) => {
  const company = '018f6f7e-0000-7000-8000-0123456789ab';
  expect(slugs([left, ...bank], company)).toEqual(['a', 'b', 'c']);
});

it('holds one that anyone can practise where there is no other', () => {
  const practised = bank.map((one) => ({ ...one, practice: true }));
  expect(slugs(practised)).toEqual(['a', 'b', 'c']);
});

it('is the same for a company each time, and another for another company', () => {
  const wide = [...bank, problem('a2', 'easy')];
  const [first] = slugs(wide) ?? [];
  expect(slugs(wide)?.[0]).toBe(first);
  expect(slugs(wide, OTHER)?.[0]).not.toBe(first);
});

it('is offered in the languages that all three have and a judge has installed', () => {
  const mixed = [...bank.slice(1), problem('c', 'hard', { languages: ['go', 'c', 'python'] })];
  expect(readyMade(mixed, [], COMPANY)?.languages).toEqual(['python', 'c']);
  const installed: Language[] = [
    { id: 'c', label: 'C', version: null, available: false, reason: null },
  ];
  expect(readyMade(mixed, installed, COMPANY)?.languages).toEqual(['python']);
  const apart = [...bank.slice(1), problem('c', 'hard', { languages: ['go', 'java', 'rust'] })];
  expect(readyMade(apart, [], COMPANY)).toBeNull();
});

it('makes a draft that can be created as it is', () => {
  const set = readyMade(bank, [], COMPANY);
  if (set === null) throw new Error('there is no set');
  const draft = draftFrom(set, 'Programming foundations');
  expect(draftErrors(draft)).toEqual({});
  const { tasks, duration_minutes, languages } = toRequest(draft);
  expect(tasks.map(({ problem_id, weight }) => [problem_id, weight])).toEqual([
    ['id-a', 20],
    ['id-b', 30],
    ['id-c', 50],
  ]);
  expect([duration_minutes, languages]).toEqual([90, LANGUAGES]);
});
