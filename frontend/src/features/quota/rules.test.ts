import { expect, test } from 'vitest';
import type { Allowance, PlanQuotas } from '@/api/words/plans';
import { roomWarning, trialWords, warningOf } from './rules';

const allowance = (part: Partial<Allowance>): Allowance => ({
  plan: 'Growth',
  quota: 10,
  used: 0,
  extra: 0,
  left: 10,
  level: 'open',
  renews_on: '2026-12-23',
  is_trial: false,
  ...part,
});

test('nothing is said while there is enough', () => {
  expect(warningOf(allowance({ used: 7, left: 3 }))).toBeNull();
});

test('from 80 per cent on it says how many are left and when more come', () => {
  expect(warningOf(allowance({ used: 8, left: 2, level: 'near' }))).toEqual({
    first: '2 of the 10 monthly invitations of the Growth plan are left until 23 December 2026.',
    more: null,
  });
});

test('what was granted is named beside the quota that is used up', () => {
  expect(warningOf(allowance({ used: 10, extra: 2, left: 2, level: 'near' }))).toEqual({
    first: 'The 10 monthly invitations of the Growth plan are used up until 23 December 2026.',
    more: '2 extra invitations were granted.',
  });
});

test('where nothing is left it says what goes on and who can change it', () => {
  const said = warningOf(allowance({ used: 10, left: 0, level: 'used_up' }));
  expect(said?.first).toContain('used up until 23 December 2026');
  expect(said?.more).toBe(
    'Attempts, reminders and resends continue. Support can change the plan or grant more.',
  );
});

const quotas = (used: number, level: Allowance['level']): PlanQuotas => ({
  plan: 'Growth',
  roles: { quota: 20, used, level },
  problems: { quota: 50, used: 0, level: 'open' },
});

test('what a plan limits is warned of when little is left, each by itself', () => {
  expect(roomWarning(quotas(15, 'open'), 'roles')).toBeNull();
  expect(roomWarning(quotas(16, 'near'), 'roles')).toEqual({
    first: 'The Growth plan limits roles in review or live to 20; you have 16.',
    more: null,
  });
  const full = roomWarning(quotas(21, 'used_up'), 'roles');
  expect(full?.more).toMatch(/^No more roles can be submitted until one is closed/);
  expect(roomWarning(quotas(21, 'used_up'), 'problems')).toBeNull();
});

test('a free trial says how far it goes, and what to do where it goes no further', () => {
  const now = new Date('2026-11-29T12:00:00Z');
  const trial = { ends_at: '2026-12-13T12:00:00Z', invitations: 10, invitations_left: 10 };
  expect(trialWords(trial, now)).toEqual({
    line: 'Free trial: 10 of 10 invitations left, until 13 Dec 2026',
  });
  const more = 'Talk to us about a plan to invite more people.';
  expect(trialWords({ ...trial, invitations_left: 0 }, now)).toEqual({
    first: 'Free trial: all 10 invitations are used, until 13 Dec 2026.',
    more,
  });
  const after = new Date('2026-12-13T12:00:00Z');
  expect(trialWords(trial, after)).toEqual({
    first: 'Your free trial ended on 13 Dec 2026.',
    more,
  });
});
