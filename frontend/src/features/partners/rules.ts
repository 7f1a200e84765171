import type {
  Commission,
  CommissionState,
  PartnerTerms,
  ReferralFunnel,
  StatementState,
} from '@/api/words';
import { money, rateWords } from '@/features/billing/rules';
import type { BadgeTone } from '@/ui/Badge';
import { text } from './text';

/** The page on which a link with a code begins. */
export const linkOf = (code: string, origin: string): string =>
  `${origin}/role-selection?tab=signup&ref=${encodeURIComponent(code)}`;

export type Period = '30' | '90' | 'all';

export const periods: readonly Period[] = ['30', '90', 'all'];

/** The counts of one period. */
export const funnelOf = (
  funnels: readonly ReferralFunnel[],
  period: Period,
): ReferralFunnel | undefined =>
  funnels.find(({ days }) => (days === null ? period === 'all' : String(days) === period));

/** Hundredths of a per cent, as commissions have them, in the thousandths of rates of tax. */
const milliOf = (basisPoints: number): number => basisPoints * 10;

/** What is agreed, in a sentence. */
export function termsWords(terms: PartnerTerms): string {
  const { amount, rate_bp: rate, cap, currency, window_days: days } = terms;
  const what =
    amount === null
      ? text.terms.share(
          rateWords(milliOf(rate ?? 0)),
          cap === null ? null : money(cap, currency),
          currency,
        )
      : text.terms.flat(money(amount, currency));
  return `${what} ${text.terms.window(days)}`;
}

/** Whether somebody brought it about; an adjustment is about nobody. */
export const isAboutSomebody = ({
  company,
  number,
}: Pick<Commission, 'company' | 'number'>): boolean => company !== null || number !== null;

/** Whom a commission is about. */
export function aboutWords({ company, number }: Pick<Commission, 'company' | 'number'>): string {
  if (company !== null) return company;
  return number === null ? text.nobody : text.student(number);
}

/** “December 2026”. */
export const monthWords = (period: string): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(
    new Date(`${period}T12:00:00`),
  );

export const stateTones: Record<CommissionState, BadgeTone> = {
  pending: 'neutral',
  due: 'info',
  in_statement: 'info',
  paid: 'positive',
  void: 'neutral',
  declined: 'negative',
};

export const statementTones: Record<StatementState, BadgeTone> = {
  review: 'info',
  paid: 'positive',
  void: 'neutral',
};

export { money };
