import { expect, it } from 'vitest';

import { EVENTS, groups, problemsOf, toggled } from './rules';

it('offers every event in a group that has a name', () => {
  const offered = groups().flatMap((group) => group.events);
  expect(offered).toEqual(EVENTS);
  expect(offered).toContain('invoice.paid');
});

it('keeps the other events, those about invoices too, when one is chosen or not', () => {
  const before = ['role.closed', 'invoice.issued'] as const;
  expect(toggled(before, 'offer.sent', true)).toEqual([
    'role.closed',
    'offer.sent',
    'invoice.issued',
  ]);
  expect(toggled(before, 'role.closed', false)).toEqual(['invoice.issued']);
});

it('needs an address of at most 500 characters and an event', () => {
  expect(problemsOf({ url: 'https://example.com', events: ['invoice.paid'] })).toEqual({});
  expect(Object.keys(problemsOf({ url: ' ', events: [] }))).toEqual(['url', 'events']);
  const long = `https://${'x'.repeat(500)}`;
  expect(problemsOf({ url: long, events: ['invoice.paid'] }).url).toBeDefined();
});
