import { describe, expect, it } from 'vitest';
import type { BoardLine, CandidateAssessment, CandidateCard } from '@/api/words';
import {
  assessmentWords,
  canRemind,
  closesIn,
  daysSince,
  declineProblems,
  moveTo,
  movesFrom,
  nextTarget,
  ownVersion,
  reasonProblem,
  sharedMoves,
  stepWords,
  undoOf,
  versionKey,
  withCard,
  without,
} from './rules';
import { topFor, windowOf } from './board/use-window';

const moves: BoardLine[] = [
  { from: 'released', act: 'shortlist', to: 'shortlisted' },
  { from: 'shortlisted', act: 'interview', to: 'interview' },
  { from: 'shortlisted', act: 'move_back', to: 'released' },
  { from: 'interview', act: 'move_back', to: 'shortlisted' },
  { from: 'released', act: 'decline', to: 'ended' },
  { from: 'shortlisted', act: 'decline', to: 'ended' },
];

const card = (id: string, applied_at: string): CandidateCard => ({
  id,
  code: 'K7F2',
  name: null,
  column: 'released',
  state: 'released',
  version: 3,
  headline: null,
  skills: [],
  available_from: null,
  missed: 0,
  waived: false,
  applied_at,
  stands_at: applied_at,
  moved_at: applied_at,
  assessment: null,
  hidden: null,
  reconsider_until: null,
  facts: {
    source: 'direct',
    progress: 'none',
    scorecards: { submitted: 0, asked: 0 },
    handled_by: null,
    requirements: [],
  },
});

describe('moves', () => {
  it('a drop has one meaning or none', () => {
    expect(moveTo(moves, 'released', 'shortlisted')).toBe('shortlist');
    expect(moveTo(moves, 'released', 'interview')).toBeNull();
    expect(moveTo(moves, null, 'released')).toBeNull();
  });

  it('are in the order of the board', () => {
    expect(movesFrom(moves, 'shortlisted').map(({ to }) => to)).toEqual([
      'released',
      'interview',
      'ended',
    ]);
  });

  it('a key goes on to the next column that takes the card, and back to its own', () => {
    expect(nextTarget(moves, 'released', 'released', 1)).toBe('shortlisted');
    expect(nextTarget(moves, 'released', 'shortlisted', 1)).toBe('ended');
    expect(nextTarget(moves, 'released', 'ended', 1)).toBeNull();
    expect(nextTarget(moves, 'shortlisted', 'interview', -1)).toBe('shortlisted');
  });

  it('several can make only those that each can', () => {
    expect(sharedMoves(moves, [{ column: 'released' }, { column: 'shortlisted' }])).toEqual([
      'decline',
    ]);
    expect(sharedMoves(moves, [])).toEqual([]);
  });

  it('are taken back where a move leads straight there', () => {
    expect(undoOf(moves, 'shortlist', 'released', 'shortlisted')).toBe('move_back');
    expect(undoOf(moves, 'decline', 'released', 'ended')).toBe('reconsider');
    expect(undoOf(moves, 'interview', 'assessment', 'interview')).toBeNull();
  });
});

describe('the pages of a column', () => {
  const one = card('a', '2026-11-01T10:00:00Z');
  const two = card('b', '2026-11-02T10:00:00Z');
  const three = card('c', '2026-11-03T10:00:00Z');
  const kept = (next: string | null) => ({
    pages: [{ items: [one, three], next_cursor: next }],
    pageParams: [undefined],
  });
  const ids = ({ pages }: ReturnType<typeof kept>) =>
    pages.flatMap(({ items }) => items.map(({ id }) => id));

  it('lose a card that moves away', () => {
    expect(ids(without(kept(null), new Set(['a'])))).toEqual(['c']);
  });

  it('take a card in at its place, and leave one to a page that is not loaded', () => {
    expect(ids(withCard(kept(null), two))).toEqual(['a', 'b', 'c']);
    const late = card('d', '2026-11-04T10:00:00Z');
    expect(ids(withCard(kept(null), late))).toEqual(['a', 'c', 'd']);
    expect(ids(withCard(kept('more'), late))).toEqual(['a', 'c']);
  });
});

describe('words', () => {
  it('a decline needs a reason, and one of its own needs words', () => {
    expect(declineProblems(undefined, '')).toHaveProperty('code');
    expect(declineProblems('skills', '')).toEqual({});
    expect(declineProblems('other', ' ')).toHaveProperty('reason');
    expect(declineProblems('skills', 'a'.repeat(2001))).toHaveProperty('reason');
  });

  it('a move back says why', () => {
    expect(reasonProblem(' ')).toBeDefined();
    expect(reasonProblem('A slip.')).toBeUndefined();
  });

  it('the history says where somebody was moved back to', () => {
    const step = { at: '', by: 'member', name: 'Rob', from: 'interview', reason: null } as const;
    expect(stepWords({ ...step, action: 'move_back', to: 'shortlisted' })).toBe(
      'Moved back: Shortlisted',
    );
    expect(stepWords({ ...step, action: 'interview', to: 'interview' })).toBe('Moved to interview');
  });

  it('days are whole', () => {
    const now = new Date('2026-11-03T09:59:59Z');
    expect(daysSince('2026-11-01T10:00:00Z', now)).toBe(1);
    expect(daysSince('2026-11-03T10:00:00Z', now)).toBe(0);
  });
});

describe('a long column', () => {
  it('draws what can be seen and a few more', () => {
    const tops = Array.from({ length: 1001 }, (_, row) => row * 100);
    expect(windowOf(0, 600, tops)).toEqual({ first: 0, last: 13 });
    expect(windowOf(50_000, 600, tops)).toEqual({ first: 494, last: 513 });
    expect(windowOf(99_900, 600, tops)).toEqual({ first: 993, last: 1000 });
    expect(windowOf(0, 600, [0, 100, 250])).toEqual({ first: 0, last: 2 });
    expect(windowOf(0, 600, [0])).toEqual({ first: 0, last: 0 });
  });

  it('scrolls only as far as a row needs', () => {
    expect(topFor(300, 400, 0, 600)).toBe(0);
    expect(topFor(900, 1000, 0, 600)).toBe(400);
    expect(topFor(100, 250, 400, 600)).toBe(100);
  });
});

describe('the assessment of a candidate', () => {
  const invited: CandidateAssessment = {
    assessment_id: 's1',
    title: 'Backend',
    submitted_at: null,
    is_elsewhere: false,
    skills: [],
    state: 'sent',
    expires_at: '2026-11-23T12:00:00Z',
    remind_from: null,
    fineness: null,
    sem: null,
    report_id: null,
  };
  it.each<[CandidateAssessment, string]>([
    [invited, 'Invited'],
    [{ ...invited, state: 'bounced' }, 'E-mail not delivered'],
    [{ ...invited, state: 'completed' }, 'Being graded'],
    [{ ...invited, state: 'completed', fineness: 0 }, '0 of 1000'],
  ] as const)('is said in words', (assessment, words) => {
    expect(assessmentWords(assessment)).toBe(words);
  });

  const at = (instant: string) => new Date(instant);

  it('closes soon within three days, while nobody has begun', () => {
    const left = (now: string, state: 'opened' | 'started' = 'opened') =>
      closesIn({ ...invited, state }, at(now));
    expect(left('2026-11-19T11:59:00Z')).toBeNull();
    expect(left('2026-11-19T12:01:00Z')).toBe(3);
    expect(left('2026-11-23T11:00:00Z')).toBe(0);
    expect(left('2026-11-23T12:00:00Z')).toBeNull();
    expect(left('2026-11-23T11:00:00Z', 'started')).toBeNull();
  });

  it('is reminded of from the moment that the server names until it closes', () => {
    const remind_from = '2026-11-20T12:00:00Z';
    const can = (now: string, values: Partial<CandidateCard> = {}) =>
      canRemind(
        { column: 'assessment', assessment: { ...invited, remind_from }, ...values },
        at(now),
      );
    expect(can('2026-11-20T11:59:59Z')).toBe(false);
    expect(can('2026-11-20T12:00:00Z')).toBe(true);
    expect(can('2026-11-23T12:00:00Z')).toBe(false);
    expect(can('2026-11-21T12:00:00Z', { column: 'shortlisted' })).toBe(false);
    expect(can('2026-11-21T12:00:00Z', { assessment: invited })).toBe(false);
    expect(can('2026-11-21T12:00:00Z', { assessment: null })).toBe(false);
  });
});

it('carries a card over the versions of one’s own moves, and over nobody else’s', () => {
  const shown = card('a', '2026-11-01T00:00:00Z');
  const own = new Map([
    [versionKey({ id: 'a', version: 3 }), 4],
    [versionKey({ id: 'a', version: 4 }), 5],
    [versionKey({ id: 'a', version: 7 }), 8],
    [versionKey({ id: 'b', version: 5 }), 6],
  ]);
  expect(ownVersion(shown, own)).toEqual({ ...shown, version: 5 });
  expect(ownVersion({ ...shown, version: 6 }, own).version).toBe(6);
});
