import { expect, it } from 'vitest';
import type { CandidateCard } from '@/api/words';
import type { CandidateAssessed } from '@/api/words/hiring/slates';
import { finishedOf, leftOut, whyNot } from './outcomes';

const row = (values: Partial<CandidateAssessed>): CandidateAssessed => ({
  id: 'a',
  card: null,
  outcome: null,
  until: null,
  code: null,
  detail: null,
  ...values,
});

it('says why somebody was not invited, in the words of sending or in those of the refusal', () => {
  const day = (at: string) => at.slice(0, 10);
  const said = (values: Partial<CandidateAssessed>) => whyNot(row(values), day);
  expect(said({ outcome: 'opted_out' })).toBe('Stopped your invitations');
  const cooling = { outcome: 'cooling_down', until: '2026-12-04T10:00:00Z' } as const;
  expect(said(cooling)).toBe('Cooling down until 2026-12-04');
  expect(said({ outcome: 'invalid', detail: 'This is not an e-mail address.' })).toBe(
    'Invalid row: This is not an e-mail address.',
  );
  const detail = 'Rob Ray has moved this candidate to Interview in the meantime.';
  expect(said({ code: 'stale_version', detail })).toBe(detail);
  expect(said({})).toBe('No invitation was sent. Try again.');
});

it('leaves out those who are invited', () => {
  const rows = [row({ id: 'a' }), row({ id: 'b', outcome: 'over_quota' })];
  expect(leftOut(rows)).toEqual(rows);
});

it('names the result that somebody has of this very assessment', () => {
  const last = {
    assessment_id: 's1',
    fineness: 500,
    submitted_at: '2026-11-28T10:00:00Z',
    report_id: 't1',
  };
  const card = (assessment: Partial<NonNullable<CandidateCard['assessment']>> | null) =>
    ({ id: 'a', code: 'K7F2', name: 'Pia', hidden: null, assessment }) as CandidateCard;
  const found = { id: 'a', name: 'Pia', fineness: 500, at: last.submitted_at, report: 't1' };
  expect(finishedOf(card(last), 's1')).toEqual([found]);
  expect(finishedOf(card(last), 's2')).toEqual([]);
  expect(finishedOf(card({ ...last, fineness: null }), 's1')).toEqual([]);
  expect(finishedOf(card(null), undefined)).toEqual([]);
});
