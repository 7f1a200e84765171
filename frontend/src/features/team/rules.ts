import type { CompanyRole, TeamMember } from '@/api/words';

/** The roles in the order in which they are offered. */
export const ROLES: readonly CompanyRole[] = ['owner', 'recruiter', 'reviewer', 'billing'];

/** Whether a member is the only owner, who can neither leave nor step down. */
export function isLastOwner(members: readonly TeamMember[], id: string): boolean {
  const owners = members.filter((member) => member.role === 'owner');
  return owners.length === 1 && owners[0]?.id === id;
}
