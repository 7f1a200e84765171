import { expect, it } from 'vitest';
import type { SelectingRole } from '@/api/words';
import { countIn, filled, isUsed } from './rules';

const role: SelectingRole = {
  id: 'r1',
  title: 'Fitter',
  state: 'applicants_released',
  published_at: '2027-03-01T12:00:00Z',
  counts: [
    { column: 'released', count: 2 },
    { column: 'shortlisted', count: 0 },
    { column: 'interview', count: 1 },
  ],
  open: 3,
  total: 3,
};

it('counts a column, and one that is not there as empty', () => {
  expect(countIn(role, 'released')).toBe(2);
  expect(countIn(role, 'offered')).toBe(0);
  expect(filled(role).map(({ column }) => column)).toEqual(['released', 'interview']);
});

it('knows whether anything was used', () => {
  const none = { days: 30, sent: 0, started: 0, finished: 0 };
  expect(isUsed(none)).toBe(false);
  expect(isUsed({ ...none, finished: 1 })).toBe(true);
});
