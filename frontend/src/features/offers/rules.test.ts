import { describe, expect, it } from 'vitest';
import { emptyForm } from '@/features/roles/api';
import { bodyOf, canOffer, draftOf, EMPTY, payWords, previewOf } from './rules';

describe('an offer', () => {
  it('says its pay as one amount or as a range', () => {
    const pay = { min: 1200, max: 1500, currency: 'EUR', period: 'month' } as const;
    expect(payWords(pay)).toBe('1,200 to 1,500 EUR a month');
    expect(payWords({ ...pay, max: 1200, period: 'hour' })).toBe('1,200 EUR an hour');
  });

  it('is sent with one amount as both ends, and without what is empty', () => {
    const body = bodyOf({ ...EMPTY, startsOn: '2027-01-04', payMin: '1200', currency: 'eur' }, 3);
    expect(body).toMatchObject({ version: 3, ends_on: null, weeks: null, days: 14 });
    expect(body.pay).toEqual({ min: 1200, max: 1200, currency: 'EUR', period: 'month' });
    const odd = bodyOf({ ...EMPTY, payMin: 'a lot', weeks: '12.5' }, 1);
    expect([odd.pay.min, odd.weeks]).toEqual([0, 0]);
  });

  it('is made to somebody who is chosen', () => {
    expect(['shortlisted', 'selected', 'offered'].map(canOffer)).toEqual([false, true, false]);
  });
});

const role = {
  ...emptyForm,
  starts_on: '2027-02-01',
  duration_weeks: 12,
  pay_min: 42_000,
  pay_max: 52_000,
  currency: 'GBP',
  pay_period: 'year' as const,
};

it('begins an offer with what the role says', () => {
  expect(draftOf(role, '2026-11-28')).toMatchObject({
    startsOn: '2027-02-01',
    weeks: '12',
    payMin: '42000',
    payMax: '52000',
    currency: 'GBP',
    period: 'year',
  });
  expect(draftOf({ ...role, pay_max: 42_000 }, '2027-03-01')).toMatchObject({
    startsOn: '',
    payMax: '',
  });
  expect(draftOf(emptyForm, '2026-11-28')).toEqual(EMPTY);
});

it('shows the offer as the candidate will read it', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  expect(previewOf(EMPTY, now)).toBeNull();
  expect(previewOf(draftOf(role, '2026-11-28'), now)).toMatchObject({
    starts_on: '2027-02-01',
    ends_on: '2027-04-25',
    pay: { min: 42_000, max: 52_000, currency: 'GBP', period: 'year' },
    expires_at: '2026-12-12T12:00:00.000Z',
  });
});
