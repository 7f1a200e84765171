import { afterEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { User } from '@/api/words';
import { actsOf } from './acts';

afterEach(() => vi.restoreAllMocks());

const flags = {
  payment: true,
  super_star_access: false,
  profile_completed: true,
  marketing_completed: false,
  accepted_interns: 0,
  assessment_access: true,
};
const company = {
  id: 'c',
  name: 'C',
  role: 'owner',
  state: 'approved',
  trial: null,
  trial_ended_at: null,
  review: null,
};
const person = {
  is_company: false,
  is_admin: false,
  is_partner: false,
  is_billing_staff: false,
  is_author: false,
  flags,
  company: null,
} as User;
const owner = { ...person, is_company: true, company } as User;
const labels = (user: User | null) => actsOf(user).map(({ label }) => label);

it('each kind of account is offered what it may begin', () => {
  expect(labels(null)).toEqual([]);
  expect(labels(person)).toEqual(['Share an interview']);
  expect(labels({ ...person, is_admin: true })).toEqual([]);
  expect(labels({ ...person, is_partner: true })).toEqual(['New assessment']);
  expect(labels({ ...person, is_admin: true, is_billing_staff: true })).toEqual(['New invoice']);
  expect(labels(owner)).toEqual([
    'New role',
    'New assessment',
    'New problem',
    'Invite candidates',
    'Invite a colleague',
  ]);
  expect(labels({ ...person, is_author: true })).toEqual(['New problem', 'Share an interview']);
});

it('a company on trial begins a problem only once it is approved', () => {
  const trial = { ends_at: '2026-12-14T00:00:00Z', invitations_left: 10, invitations: 10 };
  const trying = (state: string) =>
    labels({ ...owner, company: { ...company, state, trial } } as User);
  expect(trying('unverified')).toEqual([
    'New assessment',
    'Invite candidates',
    'Invite a colleague',
  ]);
  expect(trying('approved')).toContain('New problem');
});

it('a company is offered nothing that is locked or that its member may not do', () => {
  const locked = { ...flags, payment: false, assessment_access: false, profile_completed: false };
  expect(labels({ ...owner, flags: locked })).toEqual(['Invite a colleague']);
  const as = (role: string) => labels({ ...owner, company: { ...company, role } } as User);
  expect(as('recruiter')).toEqual([
    'New role',
    'New assessment',
    'New problem',
    'Invite candidates',
  ]);
  expect(as('reviewer')).toEqual([]);
  expect(as('billing')).toEqual([]);
});

it('a new role is made, and its page is where it goes on', async () => {
  vi.spyOn(api, 'get').mockRejectedValue(new Error('away'));
  vi.spyOn(api, 'create').mockResolvedValue({ id: 'r1' } as never);
  expect(await actsOf(owner)[0]?.begin()).toBe('/client-dashboard/create-jobs/r1');
});
