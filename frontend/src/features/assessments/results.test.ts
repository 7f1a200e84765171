import { expect, it } from 'vitest';

import type { Invitation } from '@/api/words';

import { resultsOf } from './results';

function invitation(id: string, attempt: Invitation['attempt']): Invitation {
  return {
    id,
    code: '',
    url: '',
    email: `${id}@example.com`,
    name: null,
    state: 'completed',
    sent_at: null,
    created_at: '',
    opens_at: null,
    expires_at: '',
    accommodation_percent: null,
    resends: 0,
    attempt,
  };
}

it('shows graded attempts by fineness, then those being judged, and nobody who still works', () => {
  const results = resultsOf([
    invitation('working', {
      id: '1',
      state: 'in_progress',
      fineness: null,
      sem: null,
      earlier_taken_at: null,
      verification: null,
    }),
    invitation('judged-later', {
      id: '2',
      state: 'submitted',
      fineness: null,
      sem: null,
      earlier_taken_at: null,
      verification: null,
    }),
    invitation('low', {
      id: '3',
      state: 'graded',
      fineness: 0,
      sem: null,
      earlier_taken_at: null,
      verification: null,
    }),
    invitation('high', {
      id: '4',
      state: 'graded',
      fineness: 872,
      sem: null,
      earlier_taken_at: null,
      verification: null,
    }),
    invitation('absent', null),
  ]);
  expect(results.map((result) => result.invitation.id)).toEqual(['high', 'low', 'judged-later']);
});
