import type { CompanyFlag, CompanyState } from '@/api/words';
import type { BadgeTone } from '@/ui/Badge';

export const states: readonly CompanyState[] = ['unverified', 'approved', 'suspended', 'merged'];

export const flags: readonly CompanyFlag[] = [
  'payment',
  'assessment_access',
  'super_star_access',
  'profile_completed',
  'marketing_completed',
];

export const stateTones: Record<CompanyState, BadgeTone> = {
  unverified: 'caution',
  approved: 'positive',
  suspended: 'negative',
  merged: 'neutral',
};

/** What is looked for, as the address holds it. */
export type Looked = { state?: CompanyState; search?: string };

export function lookedOf(params: URLSearchParams): Looked {
  const state = states.find((name) => name === params.get('state'));
  const search = (params.get('search') ?? '').trim().slice(0, 100);
  return { ...(state === undefined ? {} : { state }), ...(search === '' ? {} : { search }) };
}
