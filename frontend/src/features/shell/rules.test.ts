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

it('a section is current on its page and below it; the overview not on the sections below it', () => {
  const current = (path: string, pathname: string) => isCurrent(path, { pathname });
  expect(current('/client-dashboard/assessment', '/client-dashboard/assessment/1')).toBe(true);
  expect(current('/client-dashboard/assessment', '/client-dashboard/assessments')).toBe(false);
  expect(current('/dashboard', '/dashboard')).toBe(true);
  expect(current('/dashboard', '/dashboard/internships/1')).toBe(true);
  expect(current('/dashboard', '/dashboard/applications/1')).toBe(false);
  expect(current('/dashboard/applications', '/dashboard/applications/1')).toBe(true);
  expect(current('/dashboard/reports', '/dashboard')).toBe(false);
});
