import { expect, it } from 'vitest';
import { countries } from '@/facts/countries';
import { isCurrency } from '@/facts/currencies';
import { currencyOf } from './country-currency';

it('knows the currency of a country, and none where it is not one alone', () => {
  expect([currencyOf('GB'), currencyOf('PT'), currencyOf('US'), currencyOf('PA')]).toEqual([
    'GBP',
    'EUR',
    'USD',
    null,
  ]);
});

it('names only currencies that the server takes', () => {
  const named = countries.map(({ value }) => currencyOf(value)).filter((code) => code !== null);
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((code) => !isCurrency(code))).toEqual([]);
});
