import type { MakeOffer, Offer, OfferState } from '@/api/words';
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
