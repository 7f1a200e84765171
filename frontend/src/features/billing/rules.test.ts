import { expect, it } from 'vitest';
import type { Invoice, InvoiceState } from '@/api/words/invoices';
import {
  actsOf,
  amountOf,
  dayAhead,
  emptyForm,
  filtersOf,
  formOf,
  money,
  quantityWords,
  rateWords,
  signedOf,
  typedOf,
  wholeOf,
} from './rules';

it('writes amounts with the digits of their currency', () => {
  expect(money(123450, 'EUR')).toBe('1,234.50 EUR');
  expect(money(5000, 'JPY')).toBe('5,000 JPY');
  expect([typedOf(5, 'USD'), typedOf(5000, 'JPY')]).toEqual(['0.05', '5000']);
  expect([rateWords(19_000), rateWords(9975), quantityWords(2500)]).toEqual([
    '19%',
    '9.975%',
    '2.5',
  ]);
});

it.each([
  ['119.00', 11900],
  ['119', 11900],
  [' 1,234.5 ', 123450],
  ['0.01', 1],
  ['0.001', null],
  ['-1', null],
  ['', null],
  ['1e3', null],
])('reads %s as whole minor units', (typed, want) => {
  expect(amountOf(typed, 'EUR')).toBe(want);
});

it.each([
  ['-2.50', -250],
  ['−2.50', -250],
  ['2.50', 250],
  ['-0', 0],
  ['--1', null],
  ['-', null],
])('reads %s as an amount on either side of zero', (typed, want) => {
  expect(signedOf(typed, 'EUR')).toBe(want);
});

it('reads what no point is in as it stands', () => {
  for (const typed of ['119,00', '5,5', '1,23,456', ',5', '1234,567'])
    expect(wholeOf(typed, 2)).toBeNull();
  expect(wholeOf('1,234,567.89', 2)).toBe(123456789);
  expect([wholeOf('14', 0), wholeOf('1.5', 0), amountOf('1.5', 'JPY')]).toEqual([14, null, null]);
});

it('sends an invoice once everything in it can be sent', () => {
  const typed = emptyForm();
  expect(formOf(typed)).toBeNull();
  const company = { id: 'c', name: 'Pellworth' };
  expect(formOf({ ...typed, company })).toBeNull();
  const lines = [{ key: 0, text: 'Seats', quantity: '2.5', price: '10', rate: '7' }];
  expect(formOf({ ...typed, company, lines })?.lines).toEqual([
    { text: 'Seats', quantity_milli: 2500, unit_price: 1000, tax_milli: 7000 },
  ]);
  const off = [...lines, { key: 1, text: 'Loyalty', quantity: '1', price: '−2.50', rate: '9.975' }];
  const sent = formOf({ ...typed, company, lines: off, discount: '12.5' });
  expect(sent?.lines[1]).toEqual({
    text: 'Loyalty',
    quantity_milli: 1000,
    unit_price: -250,
    tax_milli: 9975,
  });
  expect([sent?.discount_milli, sent?.tax_by]).toEqual([12_500, 'rate']);
  expect(formOf({ ...typed, company, lines, discount: 'x' })).toBeNull();
});

it('takes from an address what it knows', () => {
  const params = new URLSearchParams('state=overdue&search=%20A-1%20&from=2026-01-01&to=x&min=100');
  expect(filtersOf(params)).toEqual({
    state: 'overdue',
    search: 'A-1',
    from: '2026-01-01',
    min: 100,
  });
  expect(filtersOf(new URLSearchParams('state=late'))).toEqual({});
});

it('counts days by UTC', () => {
  expect(dayAhead(1, new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
});

it.each<[InvoiceState, number, string[]]>([
  ['draft', 0, ['issue', 'edit', 'delete']],
  ['open', 0, ['pay', 'remind', 'credit', 'void', 'write_off']],
  ['open', 5, ['pay', 'remind', 'credit', 'write_off']],
  ['partially_paid', 0, ['pay', 'remind', 'credit', 'write_off']],
  ['paid', 0, ['credit']],
  ['uncollectible', 0, ['pay', 'credit']],
  ['void', 0, []],
  ['credited', 0, []],
])('offers for %s with %d credited what can be done', (state, credited, want) => {
  expect(actsOf({ state, paid: 0, credited } as Invoice)).toEqual(want);
});
