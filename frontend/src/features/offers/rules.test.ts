import { describe, expect, it } from 'vitest';
import { bodyOf, canOffer, EMPTY, payWords } from './rules';

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
