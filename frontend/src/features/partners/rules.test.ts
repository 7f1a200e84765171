import { expect, it } from 'vitest';
import type { PartnerTerms } from '@/api/words';
import { termsWords } from './rules';

const terms = (rate_bp: number, cap: number | null = null) =>
  ({ amount: null, rate_bp, cap, currency: 'EUR', window_days: 90 }) as PartnerTerms;

it.each([
  [1000, '10 % of what companies pay before tax.'],
  [1250, '12.5 % of what companies pay before tax.'],
  [5, '0.05 % of what companies pay before tax.'],
])('says %i hundredths of a per cent as a partner reads them', (rate, words) => {
  expect(termsWords(terms(rate))).toBe(`${words} It counts for 90 days from the sign-up.`);
});
