import { expect, it } from 'vitest';

import type { Invitation } from '@/api/words';

import { askedFor, bandOf, lineBefore, resultsOf } from './results';

function invitation(id: string, fineness: number | null): Invitation {
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
    taken_as: null,
    attempt: {
      id,
      state: fineness === null ? 'submitted' : 'graded',
      fineness,
      sem: null,
      submitted_at: '2027-03-01T09:00:00Z',
      earlier_taken_at: null,
      verification: null,
      decision: null,
    },
  };
}

const results = resultsOf([
  invitation('high', 872),
  invitation('middle', 600),
  invitation('low', 0),
  invitation('judged', null),
]);

it('keeps the order of the server, and leaves out what has no attempt', () => {
  const rows = resultsOf([
    invitation('second', 1),
    { ...invitation('none', 3), attempt: null },
    invitation('first', 2),
  ]);
  expect(rows.map((row) => row.invitation.id)).toEqual(['second', 'first']);
});

it('asks for what is filtered, and names no filter that is off', () => {
  const off = { order: 'highest', side: 'all', standing: 'any', decision: 'any' } as const;
  expect(askedFor(off)).toEqual({ order: 'highest' });
  const on = {
    order: 'newest',
    side: 'equal',
    standing: 'under_review',
    decision: 'held',
  } as const;
  expect(askedFor(on)).toEqual({
    order: 'newest',
    side: 'equal',
    verification: 'under_review',
    decision: 'held',
  });
});

it('draws the line of a cut-off before the first result that does not reach it', () => {
  const at = (cutOff: number, more = false) =>
    lineBefore(results, { at: cutOff, order: 'highest', more });
  expect(at(1000)).toBe(0);
  expect(at(600)).toBe(2);
  expect(at(601)).toBe(1);
  // What is still judged has not reached it.
  expect(at(0)).toBe(3);
});

it('draws no line where it may be further down, or in another order', () => {
  const reached = results.slice(0, 2);
  expect(lineBefore(reached, { at: 500, order: 'highest', more: true })).toBeNull();
  expect(lineBefore(reached, { at: 500, order: 'highest', more: false })).toBe(2);
  expect(lineBefore(results, { at: 500, order: 'lowest', more: false })).toBeNull();
});

it('draws one standard error on either side of a score, and none beyond the scale', () => {
  expect(bandOf(600, null)).toBeNull();
  expect(bandOf(600, 50)).toEqual({ from: 55, width: 10 });
  expect(bandOf(1000, 100)).toEqual({ from: 90, width: 10 });
  expect(bandOf(0, 100)).toEqual({ from: 0, width: 10 });
});
