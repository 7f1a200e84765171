import { expect, it } from 'vitest';
import type { AdminCompany } from '@/api/words';
import type { MergerPart } from '@/api/words/admin';
import { inOrder, isNamed, suggestions } from './rules';

const company = (
  id: string,
  state: AdminCompany['state'],
  domain: string | null,
): AdminCompany => ({
  id,
  name: `Company ${id}`,
  domain,
  state,
  flags: [],
  members: 1,
  live_roles: 0,
  last_visit: null,
  created_at: '2026-11-26T00:00:00Z',
});

it('shows what moves first and what stays last, each table in its place', () => {
  const part = (item: MergerPart['item'], fate: MergerPart['fate']): MergerPart => ({
    item,
    fate,
    rows: 1,
  });
  const parts = [
    part('invoices', 'kept'),
    part('api_keys', 'ended'),
    part('company_members', 'moved'),
    part('roles', 'moved'),
  ];
  expect(inOrder(parts).map(({ item }) => item)).toEqual([
    'company_members',
    'roles',
    'api_keys',
    'invoices',
  ]);
});

it('suggests neither the company itself nor one that was merged', () => {
  const companies = [
    company('1', 'approved', 'one.example'),
    company('2', 'merged', null),
    company('3', 'unverified', null),
  ];
  expect(suggestions(companies, '1')).toEqual([{ key: '3', label: 'Company 3' }]);
  expect(suggestions(companies, '3')).toEqual([
    { key: '1', label: 'Company 1', detail: 'one.example' },
  ]);
});

it('takes the name as it is written, whatever spaces stand around it', () => {
  expect(isNamed(' Northwind ', 'Northwind')).toBe(true);
  expect(isNamed('northwind', 'Northwind')).toBe(false);
  expect(isNamed('', 'Northwind')).toBe(false);
});
