import { expect, it } from 'vitest';
import type { CompanyRole, TeamMember } from '@/api/words';
import { isLastOwner } from './rules';

const member = (id: string, role: CompanyRole): TeamMember => ({
  id,
  name: id,
  email: `${id}@example.com`,
  role,
  joined_at: '2027-01-01T00:00:00Z',
});

it('the only owner is the last one, and nobody else', () => {
  const one = [member('ada', 'owner'), member('ben', 'recruiter')];
  expect(isLastOwner(one, 'ada')).toBe(true);
  expect(isLastOwner(one, 'ben')).toBe(false);
  expect(isLastOwner([...one, member('eve', 'owner')], 'ada')).toBe(false);
});
