import type { InvoiceCurrency } from '@/api/words/invoices';
import type { Plan, PlanForm, PlanPeriod } from '@/api/words/plans';

/** The plan of companies without a subscription. */
export const DEFAULT_PLAN = 'default';

/** A plan as it stands in the fields. */
export type PlanDraft = {
  slug: string;
  name: string;
  currency: InvoiceCurrency;
  price: string;
  tax: string;
  every: PlanPeriod;
  invitations: string;
  seats: string;
  liveRoles: string;
  ownProblems: string;
  offered: boolean;
};

/** A decimal number with at most so many digits behind the point, as whole units of the last one. */
function whole(typed: string, digits: number): number | null {
  const found = /^(\d{1,11})(?:\.(\d+))?$/u.exec(typed.trim());
  const [, before = '', after = ''] = found ?? [];
  return found === null || after.length > digits
    ? null
    : Number(before + after.padEnd(digits, '0'));
}

const digitsOf = (currency: InvoiceCurrency) => (currency === 'JPY' || currency === 'KRW' ? 0 : 2);

export function draftOf(plan: Plan | null): PlanDraft {
  if (plan === null)
    return {
      slug: '',
      name: '',
      currency: 'EUR',
      price: '',
      tax: '0',
      every: 'month',
      invitations: '',
      seats: '',
      liveRoles: '20',
      ownProblems: '50',
      offered: true,
    };
  const { form, slug } = plan;
  const digits = digitsOf(form.currency);
  return {
    slug,
    name: form.name,
    currency: form.currency,
    price: (form.price / 10 ** digits).toFixed(digits),
    tax: String(form.tax_milli / 1000),
    every: form.every,
    invitations: String(form.invitations),
    seats: String(form.seats),
    liveRoles: String(form.live_roles),
    ownProblems: String(form.own_problems),
    offered: form.offered,
  };
}

/** What is sent, or the fields that cannot be read. */
export function formOf(draft: PlanDraft): PlanForm | (keyof PlanDraft)[] {
  const digits = digitsOf(draft.currency);
  const read = {
    price: whole(draft.price, digits),
    tax: whole(draft.tax, 3),
    invitations: whole(draft.invitations, 0),
    seats: whole(draft.seats, 0),
    liveRoles: whole(draft.liveRoles, 0),
    ownProblems: whole(draft.ownProblems, 0),
  };
  const isWrong = (field: keyof typeof read) =>
    read[field] === null || (field === 'tax' && Number(read.tax) > 100_000);
  const fields = ['price', 'tax', 'invitations', 'seats', 'liveRoles', 'ownProblems'] as const;
  const wrong = fields.filter(isWrong);
  if (wrong.length > 0) return wrong;
  const { name, currency, every, offered } = draft;
  return {
    name: name.trim(),
    currency,
    price: Number(read.price),
    tax_milli: Number(read.tax),
    every,
    invitations: Number(read.invitations),
    seats: Number(read.seats),
    live_roles: Number(read.liveRoles),
    own_problems: Number(read.ownProblems),
    offered,
  };
}
