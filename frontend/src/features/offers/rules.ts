import type { MakeOffer, Offer, OfferState, RoleForm } from '@/api/words';
import type { BadgeTone } from '@/ui/Badge';
import { text } from './text';

export const stateTones: Record<OfferState, BadgeTone> = {
  open: 'caution',
  accepted: 'positive',
  declined: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
  lapsed: 'neutral',
};

/** “1,200 to 1,500 EUR a month”, or one amount. */
export function payWords({ min, max, currency, period }: Offer['pay']): string {
  const number = (amount: number) => amount.toLocaleString('en');
  const amount = min === max ? number(min) : `${number(min)} to ${number(max)}`;
  return `${amount} ${currency} ${text.periods[period]}`;
}

/** What the form of an offer holds: texts, as they are typed. */
export type Draft = {
  startsOn: string;
  endsOn: string;
  weeks: string;
  payMin: string;
  payMax: string;
  currency: string;
  period: Offer['pay']['period'];
  terms: string;
  days: string;
};

export const EMPTY: Draft = {
  startsOn: '',
  endsOn: '',
  weeks: '',
  payMin: '',
  payMax: '',
  currency: 'EUR',
  period: 'month',
  terms: '',
  days: '14',
};

/** The offer that a role suggests: its pay, its first day while that lies ahead, and how long it lasts. */
export function draftOf(role: RoleForm, today: string): Draft {
  const { starts_on: starts, duration_weeks: weeks, pay_min: least, pay_max: most } = role;
  const number = (value: number | null) => (value === null ? '' : String(value));
  return {
    ...EMPTY,
    startsOn: starts !== null && starts > today ? starts : '',
    weeks: number(weeks),
    payMin: number(least),
    payMax: most === least ? '' : number(most),
    currency: role.currency ?? EMPTY.currency,
    period: role.pay_period ?? EMPTY.period,
  };
}

const DAY_MS = 86_400_000;
const after = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The draft as the candidate will read it; null while there is too little of it. */
export function previewOf(draft: Draft, now: Date): Offer | null {
  const { starts_on, ends_on, weeks, pay, terms, days } = bodyOf(draft, 0);
  if (starts_on === '' || pay.min === 0) return null;
  const lasts = weeks ?? null;
  return {
    id: '',
    version: 0,
    state: 'open',
    starts_on,
    ends_on: ends_on ?? (lasts === null || lasts === 0 ? null : after(starts_on, lasts * 7 - 1)),
    pay,
    terms,
    made_at: now.toISOString(),
    expires_at: new Date(now.getTime() + days * DAY_MS).toISOString(),
    ended_at: null,
    reason: null,
  };
}

const whole = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0);

/** The offer as it is sent; where one amount is typed, it is both the least and the most. */
export function bodyOf(draft: Draft, version: number): MakeOffer {
  const min = whole(draft.payMin);
  return {
    version,
    starts_on: draft.startsOn,
    ends_on: draft.endsOn === '' ? null : draft.endsOn,
    weeks: draft.weeks.trim() === '' ? null : whole(draft.weeks),
    pay: {
      min,
      max: draft.payMax.trim() === '' ? min : whole(draft.payMax),
      currency: draft.currency.trim().toUpperCase(),
      period: draft.period,
    },
    terms: draft.terms,
    days: whole(draft.days),
  };
}

/** Whether the company can make an offer now: the candidate is chosen. */
export const canOffer = (state: string): boolean => state === 'selected';
