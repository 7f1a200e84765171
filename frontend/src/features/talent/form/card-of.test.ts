import { expect, it } from 'vitest';
import type { ReportRow } from '@/api/words';
import { draftOf } from '@/features/talent/rules';
import { previewOf } from './card-of';

const row: ReportRow = {
  id: 'a1',
  assessment_title: 'Backend',
  company_name: 'Pellworth',
  candidate_name: 'Ada',
  candidate_email_masked: null,
  state: 'graded',
  fineness: 512,
  submitted_at: '2026-11-23T10:00:00Z',
  graded_at: '2026-11-24T10:00:00Z',
  verification: 'verified',
  links_opened: null,
};

it.each([
  [512, 'verified', 'from_500'],
  [812, 'verified', 'from_800'],
  [100, 'verified', 'any'],
  [812, 'not_verified', null],
] as const)('a result of %i that is %s makes the card say %s', (fineness, verification, score) => {
  const draft = { ...draftOf(null), results: ['a1'] };
  const own = [{ ...row, fineness, verification } as ReportRow];
  expect(previewOf(draft, own, null).facts.score).toBe(score);
});

it('shows what was chosen and nothing else', () => {
  const draft = { ...draftOf(null), headline: ' Builder ', results: ['a1'] };
  const { beside, facts } = previewOf(draft, [row, { ...row, id: 'a2' }], null);
  expect(beside).toEqual({
    headline: 'Builder',
    github: null,
    resume: null,
    results: [
      {
        assessment_title: 'Backend',
        fineness: 512,
        graded_at: '2026-11-24T10:00:00Z',
        is_verified: true,
      },
    ],
  });
  expect(facts.availability).toBeNull();
  expect(previewOf({ ...draft, results: [] }, [row], null).facts.score).toBeNull();
});
