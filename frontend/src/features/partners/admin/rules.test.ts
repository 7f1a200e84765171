import { describe, expect, it } from 'vitest';
import type { AdminPartner, PartnerTerms } from '@/api/words';
import { termsWords } from '@/features/partners/rules';
import { conversionWords, dueWords, isQueue, lookedOf, reasonProblem, viewOf } from './rules';

const partner = (of: Partial<AdminPartner>) => of as AdminPartner;

describe('partners', () => {
  it('are looked for by what the address knows', () => {
    const asked = new URLSearchParams('kind=bootcamp&standing=suspended&search=le');
    expect(lookedOf(asked)).toEqual({ kind: 'bootcamp', state: 'suspended', search: 'le' });
    expect(lookedOf(new URLSearchParams('kind=x&standing=y&search='))).toEqual({});
  });

  it('share their address with the applications', () => {
    expect(isQueue(new URLSearchParams('state=applied'))).toBe(true);
    expect(isQueue(new URLSearchParams('application=1'))).toBe(true);
    expect(isQueue(new URLSearchParams('standing=active'))).toBe(false);
  });

  it('convert as many as completed their profile', () => {
    expect(conversionWords(partner({ signed_up: 5, activated: 2 }))).toBe('40%');
    expect(conversionWords(partner({ signed_up: 0, activated: 0 }))).toBe('–');
  });

  it('are owed what is due in each currency', () => {
    const sum = { pending: 5, paid: 5 };
    const sums = [
      { ...sum, currency: 'EUR' as const, due: 1050 },
      { ...sum, currency: 'JPY' as const, due: 30 },
      { ...sum, currency: 'USD' as const, due: 0 },
    ];
    expect(dueWords(partner({ sums }))).toBe('10.50 EUR, 30 JPY');
    expect(dueWords(partner({ sums: [] }))).toBe('–');
  });

  it('are shown their referrals first', () => {
    expect([viewOf('ledger'), viewOf('x'), viewOf(null)]).toEqual([
      'ledger',
      'referrals',
      'referrals',
    ]);
  });
});

describe('a reason', () => {
  it.each([
    ['', 1, true],
    [' ', 1, true],
    ['x', 1, false],
    ['x'.repeat(19), 20, true],
    ['x'.repeat(20), 20, false],
    ['x'.repeat(2001), 1, true],
  ])('%j of at least %d is refused: %j', (words, least, refused) => {
    expect(reasonProblem(words, least) !== undefined).toBe(refused);
  });
});

const terms = (rate_bp: number, cap: number | null = null) =>
  ({ amount: null, rate_bp, cap, currency: 'EUR', window_days: 90 }) as PartnerTerms;

it.each([
  [1000, '10% of what companies pay before tax.'],
  [1250, '12.5% of what companies pay before tax.'],
  [5, '0.05% of what companies pay before tax.'],
])('says %i hundredths of a per cent as a partner reads them', (rate, words) => {
  expect(termsWords(terms(rate))).toBe(`${words} You earn for 90 days from the sign-up.`);
});
