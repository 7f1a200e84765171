import type { AdminCompanyDetail, CompanyFlag, CompanyState, HistoryStep } from '@/api/words';
import type { BadgeTone } from '@/ui/Badge';
import { text } from './text';

export const states: readonly CompanyState[] = ['unverified', 'approved', 'suspended', 'merged'];

export const flags: readonly CompanyFlag[] = [
  'payment',
  'assessment_access',
  'super_star_access',
  'profile_completed',
  'marketing_completed',
  'direct_release',
];

export const stateTones: Record<CompanyState, BadgeTone> = {
  unverified: 'caution',
  approved: 'positive',
  suspended: 'negative',
  merged: 'neutral',
};

/** The acts on a company that have a key of their own. */
export type KeyedAct = 'suspend' | 'restore' | 'grace';

export const keyOf: Record<KeyedAct, string> = { suspend: 's', restore: 's', grace: 'e' };

/** Those of them that can be done now. */
export function actsOf({ company, paid_until: paid }: AdminCompanyDetail): readonly KeyedAct[] {
  if (company.state === 'merged') return [];
  return [
    company.state === 'suspended' ? 'restore' : 'suspend',
    ...(paid === null ? [] : (['grace'] as const)),
  ];
}

/** One line of a company's history; an act without words of its own keeps its name in the log. */
export function stepWords({ action, to }: Pick<HistoryStep, 'action' | 'to'>): string {
  const flag = flags.find((one) => action === `grant_${one}` || action === `revoke_${one}`);
  if (flag !== undefined) {
    const words = action.startsWith('grant_') ? text.actions.granted : text.actions.revoked;
    return words(text.flags[flag]);
  }
  if (action === 'rule_details')
    return to === 'rejected' ? text.actions.domainRejected : text.actions.domainApproved;
  return text.steps[action] ?? action.replaceAll('_', ' ');
}

/** What is looked for, as the address holds it. */
export type Looked = { state?: CompanyState; search?: string };

export function lookedOf(params: URLSearchParams): Looked {
  const state = states.find((name) => name === params.get('state'));
  const search = (params.get('search') ?? '').trim().slice(0, 100);
  return { ...(state === undefined ? {} : { state }), ...(search === '' ? {} : { search }) };
}
