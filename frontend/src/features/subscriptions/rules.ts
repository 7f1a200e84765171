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
      offered: true,
    };
  const { form, slug } = plan;
  const digits = digitsOf(form.currency);
  return {
    slug,
    name: form.name,
    currency: form.currency,
    price: (form.price / 10 ** digits).toFixed(digits),
    tax: String(form.tax_bp / 100),
    every: form.every,
    invitations: String(form.invitations),
    seats: String(form.seats),
    offered: form.offered,
  };
}

/** What is sent, or the fields that cannot be read. */
export function formOf(draft: PlanDraft): PlanForm | (keyof PlanDraft)[] {
  const price = whole(draft.price, digitsOf(draft.currency));
  const tax = whole(draft.tax, 2);
  const invitations = whole(draft.invitations, 0);
  const seats = whole(draft.seats, 0);
  const wrong: (keyof PlanDraft)[] = [];
  if (price === null) wrong.push('price');
  if (tax === null || tax > 10_000) wrong.push('tax');
  if (invitations === null) wrong.push('invitations');
  if (seats === null) wrong.push('seats');
  if (price === null || tax === null || invitations === null || seats === null) return wrong;
  if (wrong.length > 0) return wrong;
  const { name, currency, every, offered } = draft;
  return { name: name.trim(), currency, price, tax_bp: tax, every, invitations, seats, offered };
}
