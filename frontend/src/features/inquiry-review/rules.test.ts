import { describe, expect, it } from 'vitest';
import type { ActivationLink } from '@/api/words';
import {
  ageWords,
  columnOf,
  deadlineOf,
  inOrder,
  linkState,
  reasonProblem,
  stepWords,
  waitsFor,
} from './rules';

it.each([
  ['stale', 'stale'],
  [null, 'in_review'],
  ['nonsense', 'in_review'],
])('the address’s column %s opens %s', (query, column) => {
  expect(columnOf(query)).toBe(column);
});

it('offers what the server allows, the likeliest first', () => {
  expect(inOrder(['reject', 'suspend', 'approve', 'request_info'])).toEqual([
    'approve',
    'request_info',
    'reject',
    'suspend',
  ]);
  expect(inOrder([])).toEqual([]);
});

it('says for whom it waits', () => {
  expect(waitsFor('inquiry_started')).toContain('enter the mailed code');
  expect(waitsFor('in_review')).toBeNull();
});

describe('the promise of one business day', () => {
  const due = '2026-11-23T10:00:00Z';
  it.each([
    ['2026-11-22T10:00:00Z', 'positive', '24 hours to answer'],
    ['2026-11-23T06:00:00Z', 'caution', '4 hours to answer'],
    ['2026-11-23T09:59:59Z', 'caution', '1 hour to answer'],
    ['2026-11-23T10:00:00Z', 'negative', 'Answer overdue'],
  ])('at %s is %s', (now, tone, words) => {
    expect(deadlineOf(due, new Date(now))).toEqual({ tone, words });
  });

  it('is none where no decision is waited for', () => {
    expect(deadlineOf(null, new Date(due))).toBeNull();
  });
});

describe('an activation link', () => {
  const link: ActivationLink = {
    sent_to: 'ada@fenmoor.example',
    sent_at: '2026-11-20T10:00:00Z',
    expires_at: '2026-11-23T10:00:00Z',
    used_at: null,
    revoked_at: null,
    mail: 'sent',
    mail_error: null,
  };
  it.each([
    ['is sent', {}, 'Sent'],
    ['waits for the mail server', { mail: 'queued' }, 'On its way'],
    ['did not arrive', { mail: 'failed' }, 'Not delivered'],
    ['was taken back', { revoked_at: '2026-11-21T10:00:00Z' }, 'Revoked'],
    ['was used in time', { used_at: '2026-11-21T10:00:00Z', mail: 'failed' }, 'Used'],
    ['is too old', { expires_at: '2026-11-21T12:00:00Z' }, 'Expired'],
  ] as const)('%s', (_what, change, words) => {
    expect(linkState({ ...link, ...change }, new Date('2026-11-21T12:00:00Z')).words).toBe(words);
  });
});

it.each([
  ['approve', 'in_review', 'approved', 'In review → Approved'],
  ['submit', null, 'inquiry_started', 'Code pending'],
  ['send_activation', 'activation_sent', 'activation_sent', 'Activation link sent'],
  ['unheard_of', null, null, 'unheard_of'],
] as const)('the step %s from %s to %s reads “%s”', (action, from, to, words) => {
  expect(stepWords({ at: '', actor: '', reason: null, action, from, to })).toBe(words);
});

it.each([
  [0, 'today'],
  [1, 'yesterday'],
  [15, '15 days ago'],
])('%s days are said as %s', (days, words) => {
  expect(ageWords(days)).toBe(words);
});

it.each([
  ['  ', 'Say why, in a sentence.'],
  ['x'.repeat(2001), 'Use at most 2,000 characters.'],
  ['No website.', undefined],
])('a reason needs words, but not too many', (words, problem) => {
  expect(reasonProblem(words)).toBe(problem);
});
