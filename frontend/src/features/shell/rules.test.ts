import { expect, it } from 'vitest';
import { isCurrent, menuEntries, palettePages } from './rules';

const person = { is_company: false, is_admin: false, is_partner: false, is_billing_staff: false };
const labels = (user: typeof person) => menuEntries(user).map((entry) => entry.label);

it('the account menu shows what the specification gives each kind of account', () => {
  expect(labels(person)).toEqual(['Dashboard']);
  expect(labels({ ...person, is_company: true })).toEqual(['Client Dashboard']);
  expect(labels({ ...person, is_company: true, is_billing_staff: true })).toEqual([
    'Client Dashboard',
    'Billing Dashboard',
  ]);
  expect(labels({ ...person, is_admin: true })).toEqual(['Admin Dashboard']);
  expect(labels({ ...person, is_partner: true })).toEqual(['Dashboard', 'Partner Dashboard']);
});

it('the palette leads each kind of account to its own pages first, and a visitor to the door', () => {
  const first = (user: typeof person | null) => palettePages(user)[0]?.label;
  expect(first(null)).toBe('Log In');
  expect(first(person)).toBe('Dashboard');
  expect(first({ ...person, is_company: true })).toBe('Client Dashboard');
  expect(first({ ...person, is_admin: true })).toBe('Admin Dashboard');
  const all = palettePages(person).map((page) => page.path);
  expect(new Set(all).size).toBe(all.length);
  expect(palettePages(null).some((page) => page.path === '/dashboard')).toBe(false);
});

it('a section is current on its page and below it, the parts of the dashboard by their hash', () => {
  const at = (pathname: string, hash = '') => ({ pathname, hash });
  expect(isCurrent('/client-dashboard/assessment', at('/client-dashboard/assessment/1'))).toBe(
    true,
  );
  expect(isCurrent('/client-dashboard/assessment', at('/client-dashboard/assessments'))).toBe(
    false,
  );
  expect(isCurrent('/dashboard', at('/dashboard'))).toBe(true);
  expect(isCurrent('/dashboard#reports', at('/dashboard'))).toBe(false);
  expect(isCurrent('/dashboard#reports', at('/dashboard', '#reports'))).toBe(true);
  expect(isCurrent('/dashboard', at('/dashboard', '#reports'))).toBe(false);
});
