import { expect, it } from 'vitest';
import type { CandidateAssessed } from '@/api/words/hiring/slates';
import { leftOut, whyNot } from './outcomes';

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
