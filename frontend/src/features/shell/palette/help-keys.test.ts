import { expect, it } from 'vitest';
import type { User } from '@/api/words';
import { helpFor } from './help-keys';

const keysAt = (pathname: string) =>
  helpFor(pathname, { user: null }).flatMap(({ keys }) => keys.map(([key]) => key));

it.each([
  ['/dashboard', ['Ctrl K', '?', 'Esc']],
  ['/view-interviews', ['/', 'J', 'K', 'Ctrl K', '?', 'Esc']],
  ['/admin-dashboard/interviews', ['J', 'K', 'P', 'C', 'R', 'X', 'E', 'Ctrl K', '?', 'Esc']],
  ['/admin-dashboard/onboard-companies', ['J', 'K', 'X', 'A', 'Q', 'R', 'N', 'Ctrl K', '?', 'Esc']],
  ['/admin-dashboard/manage-companies', ['/', 'J', 'K', 'Enter', 'S', 'E', 'Ctrl K', '?', 'Esc']],
  ['/admin-dashboard/paying-companies', ['J', 'K', 'Enter', 'Ctrl K', '?', 'Esc']],
  [
    '/admin-dashboard/preview-applicants',
    ['J', 'K', 'Enter', 'R', 'E', 'B', 'U', 'Ctrl K', '?', 'Esc'],
  ],
  ['/admin-dashboard/presence', ['/', 'J', 'K', 'Enter', 'Ctrl K', '?', 'Esc']],
  ['/admin-dashboard/unpublished-roles', ['J', 'K', 'A', 'P', 'C', 'R', 'Ctrl K', '?', 'Esc']],
  ['/admin-dashboard/manage-interns', ['/', 'J', 'K', 'L', 'Ctrl K', '?', 'Esc']],
  ['/admin-dashboard/support-chat', ['J', 'K', 'E', 'S', 'Ctrl K', '?', 'Esc']],
  ['/report/r1', ['Ctrl K', '?', 'Esc']],
])('the keys of %s are %o', (pathname, keys) => {
  expect(keysAt(pathname)).toEqual(keys);
});

it('each kind of account reads where G leads it, a company only to what is open to it', () => {
  const nobody = { is_admin: false, is_company: false, is_partner: false } as User;
  const going = (is: Partial<User>) =>
    helpFor('/nowhere', { user: { ...nobody, ...is } })
      .flatMap(({ keys }) => keys.map(([key]) => key))
      .filter((key) => key.startsWith('G '));
  const flags = {
    payment: true,
    super_star_access: false,
    profile_completed: true,
    marketing_completed: true,
    accepted_interns: 1,
    assessment_access: true,
  };
  const company = {
    id: 'c',
    name: 'C',
    role: 'owner',
    state: 'approved',
    trial: null,
    trial_ended_at: null,
    trial_offer: null,
    review: null,
  };
  const hiring = { is_company: true, company, flags } as Partial<User>;
  expect(going(hiring)).toEqual(['G H', 'G R', 'G T', 'G A', 'G I', 'G P']);
  expect(going({ ...hiring, flags: { ...flags, marketing_completed: false } })).not.toContain(
    'G T',
  );
  expect(going({})).toContain('G A');
  expect(going({ is_admin: true })).toContain('G O');
  expect(going({ is_partner: true })).toContain('G S');
});

it('a page without a palette lists its own keys and help only', () => {
  expect(helpFor('/codebrainv2/x', null).flatMap(({ keys }) => keys.map(([key]) => key))).toEqual([
    '?',
    'Esc',
  ]);
});
