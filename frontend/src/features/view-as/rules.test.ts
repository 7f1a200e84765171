import { expect, it } from 'vitest';
import { homeOf, isReason, isShown } from './rules';

it.each([
  ['company', '/client-dashboard/home', true],
  ['company', '/client-dashboard', true],
  ['company', '/client-dashboards', false],
  ['company', '/partner-dashboard/overview', false],
  ['company', '/admin-dashboard/presence', false],
  ['company', '/account/profile', false],
  ['company', '/', false],
  ['partner', '/partner-dashboard/overview', true],
  ['partner', '/client-dashboard/home', false],
] as const)('for a %s the page %s is shown: %s', (area, pathname, shown) => {
  expect(isShown(area, pathname)).toBe(shown);
});

it('the first page of a dashboard is a page of it', () => {
  for (const area of ['company', 'partner'] as const) {
    expect(isShown(area, homeOf(area))).toBe(true);
  }
});

it('a reason has ten characters without the space around it', () => {
  expect([isReason('0123456789'), isReason(' 012345678 '), isReason('ééééééééé')]).toEqual([
    true,
    false,
    false,
  ]);
});
