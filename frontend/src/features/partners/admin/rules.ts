import type { AdminPartner, HistoryStep, PartnerKind, PartnerState } from '@/api/words';
import { money } from '@/features/billing/rules';
import { text } from './text';

export const kinds: readonly PartnerKind[] = ['university', 'bootcamp', 'ambassador'];
export const states: readonly PartnerState[] = ['active', 'suspended'];

/** What is looked for. */
export type Looked = { kind?: PartnerKind; state?: PartnerState; search?: string };

/** What the address asks for; what it does not know is left out. */
export function lookedOf(params: URLSearchParams): Looked {
  const kind = kinds.find((one) => one === params.get('kind'));
  const state = states.find((one) => one === params.get('standing'));
  const search = params.get('search') ?? '';
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(state === undefined ? {} : { state }),
    ...(search === '' ? {} : { search }),
  };
}

/** The queue of applications stands at the same address, with a state or an application. */
export const isQueue = (params: URLSearchParams): boolean =>
  params.has('state') || params.has('application');

/** “40%” of those who signed up. */
export function conversionWords({ signed_up, activated }: AdminPartner): string {
  if (signed_up === 0) return text.none;
  return `${Math.round((100 * activated) / signed_up)}%`;
}

/** What is due, in each currency. */
export function dueWords({ sums }: AdminPartner): string {
  const due = sums.filter((sum) => sum.due !== 0);
  if (due.length === 0) return text.none;
  return due.map((sum) => money(sum.due, sum.currency)).join(', ');
}

export const views = ['referrals', 'ledger', 'statements', 'contacts', 'audit'] as const;
export type View = (typeof views)[number];

export const viewOf = (asked: string | null): View =>
  views.find((view) => view === asked) ?? 'referrals';

export const stepWords = ({ action }: Pick<HistoryStep, 'action'>): string =>
  text.actions[action] ?? action;

/** What is wrong with a reason; undefined when it can be sent. */
export function reasonProblem(words: string, least = 1): string | undefined {
  const length = Array.from(words.trim()).length;
  if (length === 0) return text.act.reasonMissing;
  if (length < least) return text.act.reasonShort;
  return length > 2000 ? text.act.reasonLong : undefined;
}
