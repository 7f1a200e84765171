import { expect, it } from 'vitest';
import { paths } from '@/facts/paths';
import { areaOf } from './areas';

it.each([
  ['/', 'home'],
  ['/codebrainv1/doubling', 'practice'],
  ['/codebrainv2/ABCDEFGH23', 'assessment'],
  ['/magic-link/a-secret-token', 'reports'],
  ['/companies/1/roles/2', 'roles'],
  ['/companies/1/dashboard', 'company'],
  ['/admin-dashboard/partners/1', 'admin'],
  ['/login', 'other'],
  ['/constructor', 'other'],
  ['/something-hidden', 'other'],
])('%s is in %s', (pathname, area) => {
  expect(areaOf(pathname)).toBe(area);
});

it('nothing but a word of the list is ever sent', () => {
  for (const path of Object.values(paths)) expect(areaOf(path)).toMatch(/^[a-z_]+$/);
});
