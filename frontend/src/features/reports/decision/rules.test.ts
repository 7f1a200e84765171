import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import type { ResultDecided, ResultDecision, ResultDecisionEvent } from '@/api/words/decisions';
import { pollAfter } from './api';
import { DECIDED } from './decision.test-data';
import { can, clockOf, decidedWords, failureOf, newsWords, onwardOf, problemsOf } from './rules';

const SOON = '2031-11-14T14:05:00Z';
const at = (state: ResultDecision, change: Partial<ResultDecided> = {}): ResultDecided => ({
  ...DECIDED,
  state,
  ...change,
});
const acts: readonly ResultDecisionEvent[] = ['advance', 'hold', 'decline', 'reopen'];
const possible = (decided: ResultDecided) => acts.filter((act) => can(act, decided));

describe('what can be decided', () => {
  it.each<[ResultDecided, ResultDecisionEvent[]]>([
    [at('undecided'), ['advance', 'hold', 'decline']],
    [at('held'), ['advance', 'decline', 'reopen']],
    [at('advanced', { news_at: SOON }), ['hold', 'decline', 'reopen']],
    [at('advanced'), ['hold', 'decline']],
    [at('declined', { news_at: SOON }), ['reopen']],
    [at('declined'), []],
    [at('undecided', { can_decide: false }), []],
    [at('held', { can_decide: false }), []],
  ])('from %o is %o', (decided, expected) => {
    expect(possible(decided)).toEqual(expected);
  });
});

describe('a decision in words', () => {
  it('names its author, or that they have left', () => {
    expect(decidedWords(at('undecided'))).toBeNull();
    expect(decidedWords(at('advanced', { decided_by: 'Lena' }))).toBe(
      'Lena advanced this candidate.',
    );
    expect(decidedWords(at('held'))).toBe('A former colleague put this result on hold.');
  });

  it('says what the candidate knows of it', () => {
    const now = new Date('2031-11-14T14:04:00Z');
    const said = (decided: ResultDecided) => newsWords(decided, now);
    expect(said(at('undecided'))).toBeNull();
    expect(said(at('held'))).toBe('The candidate is not notified of a hold.');
    expect(said(at('advanced', { news_at: SOON }))).toMatch(
      /^The candidate is notified at \d\d:05\.$/u,
    );
    expect(said(at('declined'))).toBe('The candidate has been notified.');
  });

  it('names the day of a time that is not today', () => {
    const late = new Date(2031, 10, 14, 23, 40);
    expect(clockOf(new Date(2031, 10, 14, 23, 50).toISOString(), late)).toBe('23:50');
    expect(clockOf(new Date(2031, 10, 15, 0, 30).toISOString(), late)).toBe('15 Nov, 00:30');
  });
});

it('is asked for again when the candidate should have been notified, by whatever clock', () => {
  const now = new Date(SOON).getTime();
  expect(pollAfter(undefined, now)).toBe(false);
  expect(pollAfter(at('held'), now)).toBe(false);
  const pending = at('advanced', { news_at: SOON });
  expect(pollAfter(pending, now - 20_000)).toBe(20_000);
  expect(pollAfter(pending, now - 3_600_000)).toBe(60_000);
  expect(pollAfter(pending, now + 3_600_000)).toBe(5_000);
});

it('goes on with the next result, or with an earlier one that was skipped', () => {
  expect(onwardOf({ ...DECIDED, previous_id: 'r0' })).toBe('r2');
  expect(onwardOf({ ...DECIDED, next_id: null, previous_id: 'r0' })).toBe('r0');
  expect(onwardOf({ ...DECIDED, next_id: null })).toBeNull();
});

it('lets a decline go with a reason, and with words where the reason is another one', () => {
  expect(problemsOf({ code: undefined, text: '' })).toEqual({ code: 'Choose a reason.' });
  expect(problemsOf({ code: 'skills', text: '' })).toEqual({});
  expect(problemsOf({ code: 'other', text: ' ' })).toEqual({
    text: 'Write the reason in your own words.',
  });
  expect(problemsOf({ code: 'other', text: 'No visa.' })).toEqual({});
  expect(problemsOf({ code: 'skills', text: 'ä'.repeat(2001) })).toEqual({
    text: 'Use at most 2,000 characters.',
  });
});

it('says why nothing was decided', () => {
  const refused = (code: string, status = 409) => new ApiError({ status, code, detail: '' });
  expect(failureOf(refused('stale_version'))).toMatch(/^A colleague decided in the meantime/u);
  expect(failureOf(refused('candidate_notified'))).toMatch(/can’t be taken back/u);
  expect(failureOf(refused('decided_on_board'))).toMatch(/not possible any more/u);
  expect(failureOf(refused('not_now'))).toMatch(/not possible any more/u);
  expect(failureOf(refused('network', 0))).toBe('Nothing was decided. Try again.');
});
