import { expect, it } from 'vitest';
import type { IntegrityCase, IntegrityCaseState } from '@/api/words/integrity';
import {
  decisionProblems,
  isSendable,
  momentOf,
  queueOf,
  queueOfState,
  queuesOf,
  whyNot,
} from './rules';
import { text } from './text';

const of = (state: IntegrityCaseState, more: Partial<IntegrityCase> = {}): IntegrityCase => ({
  id: 'c1',
  version: 3,
  attempt_id: 'a1',
  candidate_name: 'Ada',
  company_name: 'Pellworth',
  assessment_title: 'Backend',
  opened_at: '2026-11-25T12:00:00Z',
  said: {
    state,
    answer_until: '2026-11-28T12:00:00Z',
    answer: null,
    answered_at: null,
    decision: null,
    appeal: null,
    appealed_at: null,
    final_decision: null,
  },
  examination: null,
  rules: { rules: [], signals: [], countries: true },
  can_decide: false,
  sent_by_you: false,
  appeal_until: null,
  history: [],
  ...more,
});

it('says why a case cannot be decided', () => {
  expect(whyNot('company', of('candidate_notified'), true)).toBe(text.one.notYet);
  expect(whyNot('company', of('answered', { can_decide: true }), true)).toBeNull();
  expect(whyNot('company', of('answered', { sent_by_you: true }), true)).toBe(text.one.sentByYou);
  expect(whyNot('company', of('no_answer'), false)).toBe(text.one.mayNot);
  expect(whyNot('company', of('appealed'), true)).toBe(text.one.appealed);
  expect(whyNot('admin', of('appealed', { can_decide: true }), true)).toBeNull();
  expect(whyNot('company', of('final'), true)).toBeNull();
});

it('opens the first queue of a side where the address names none', () => {
  expect(queueOf('company', null)).toBe('undecided');
  expect(queueOf('admin', 'nonsense')).toBe('appeals');
  expect(queueOf('admin', 'decided')).toBe('decided');
  expect(queueOf('admin', null, { appeals: 0, undecided: 2 })).toBe('undecided');
  expect(queueOf('company', null, { undecided: 0, waiting: 0, decided: 4 })).toBe('undecided');
  expect(queueOf('company', null, { undecided: 0, waiting: 1 })).toBe('waiting');
  expect(queueOf('admin', 'appeals', { undecided: 2 })).toBe('appeals');
});

it('takes texts of 1 to 4,000 characters', () => {
  expect(isSendable(' \n')).toBe(false);
  expect(isSendable('x'.repeat(4000))).toBe(true);
  expect(isSendable('x'.repeat(4001))).toBe(false);
  expect(isSendable('😀'.repeat(4000))).toBe(true);
});

it('asks for an outcome and a reason', () => {
  expect(decisionProblems(undefined, '')).toEqual({
    outcome: text.decide.outcomeMissing,
    reason: text.decide.reasonMissing,
  });
  expect(decisionProblems('unproven', 'It cannot be known.')).toEqual({
    outcome: undefined,
    reason: undefined,
  });
});

it('writes moments of an attempt in minutes and seconds', () => {
  expect([momentOf(0), momentOf(65_999), momentOf(3_600_000)]).toEqual(['0:00', '1:05', '60:00']);
});

it('finds every case in one queue of each side', () => {
  expect([queueOfState.answered, queueOfState.candidate_notified]).toEqual([
    'undecided',
    'waiting',
  ]);
  expect([queueOfState.appealed, queueOfState.final]).toEqual(['appeals', 'decided']);
  for (const queue of Object.values(queueOfState)) {
    expect(queuesOf.admin).toContain(queue);
    expect(queuesOf.company).toContain(queue);
  }
});
