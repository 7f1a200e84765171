import { expect, it } from 'vitest';
import type { User } from '@/api/words';
import { toolsOf } from './tools';

const flags = {
  payment: true,
  super_star_access: false,
  profile_completed: true,
  marketing_completed: false,
  accepted_interns: 0,
  assessment_access: true,
};
const company = { id: 'c', name: 'C', role: 'owner', state: 'approved', trial: null, review: null };
const owner = { is_company: true, flags, company } as User;
const labels = (user: User | null) => toolsOf(user).map(({ label }) => label);
const as = (role: string) => labels({ ...owner, company: { ...company, role } } as User);

it('a company finds its problems and candidates, where its plan and the role open them', () => {
  expect(labels(owner)).toEqual(['Find candidates', 'Your problems']);
  expect(as('recruiter')).toEqual(['Find candidates', 'Your problems']);
  expect(as('reviewer')).toEqual(['Find candidates']);
  expect(as('billing')).toEqual([]);
  expect(labels({ ...owner, flags: { ...flags, assessment_access: false } })).toEqual([
    'Find candidates',
  ]);
  expect(labels({ ...owner, flags: { ...flags, profile_completed: false } })).toEqual([
    'Your problems',
  ]);
});

it('a trial opens no problems of its own before the company is approved', () => {
  const trial = { ends_at: '2026-12-14T00:00:00Z', invitations_left: 10, invitations: 10 };
  const trying = (state: string) =>
    labels({ ...owner, company: { ...company, state, trial } } as User);
  expect(trying('unverified')).not.toContain('Your problems');
  expect(trying('approved')).toContain('Your problems');
});

it('a trial that is over leaves assessments to read and no problems to write', () => {
  const over = { ...company, trial_ended_at: '2026-11-20T00:00:00Z' };
  const ended = { ...flags, payment: false, assessment_access: false };
  expect(labels({ ...owner, flags: ended, company: over } as User)).toEqual(['Find candidates']);
});

it('nobody else is offered the tools of a company', () => {
  expect(labels(null)).toEqual([]);
  expect(labels({ ...owner, is_company: false })).toEqual([]);
});
